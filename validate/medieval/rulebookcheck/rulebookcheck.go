// Package rulebookcheck holds the checks on rows that an author adds to the tables of Commands & Colors: Medieval, in a
// rulebook file or in the [rulebook] table of another definition: whether they hang together, and whether they can be
// played. It does not judge whether a rule is a good one.
package rulebookcheck

import (
	"slices"

	"muster/engine/command/rows"
	"muster/engine/medieval/rulebook"
	"muster/schema"
	"muster/validate/check"
	"muster/validate/command/rowcheck"
	"muster/validate/medieval/pass"
)

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		rowcheck.DuplicateRow(open),
		rowsDiffer(),
		rowcheck.UnknownName(open),
		rowcheck.UnknownValue(open),
		rowcheck.SymbolClash(open),
		rowcheck.BadBoard(open),
		unitClass(),
		unitOdd(),
		rowcheck.CardCopies(open, ships, "so it is never drawn"),
		cardUnplayable(),
		cardIdle(),
		actionUnplayable(),
		deckSize(),
		fixedNumber(),
		limitOdd(),
	}
}

// open is a definition as the checks on the rows of any game see it.
func open(of *check.Pass) *rowcheck.Pass {
	p := pass.Of(of)
	if p.Entry == nil {
		return nil
	}
	from := rowcheck.Source[rulebook.Rulebook]{
		Doc: p.Doc, ID: p.ID, Book: p.Rules, Tables: &p.Rules.Tables,
		RowsOf: rulebook.RowsOf, References: rulebook.References,
	}
	if p.Doc.Kind == rulebook.KindRulebook {
		from.Beside = rulebook.GameName
	}
	return rowcheck.New(of, from)
}

// ships reports whether a Command card ships with Muster.
func ships(card string) bool { return rulebook.Base().CommandCards.Get(card) != nil }

// judged lists the rows of a table that a definition adds, of which more can be said than whether they hold together:
// those that name no row with mistakes.
func judged(p *pass.Pass, table string) []rulebook.Written {
	return slices.DeleteFunc(rulebook.RowsOf(p.Doc), func(w rulebook.Written) bool {
		return w.Table != table || slices.ContainsFunc(
			rulebook.References(w.Table),
			func(ref rows.Reference[rulebook.Rulebook]) bool {
				faulty := false
				ref.Each(w.Values, func(name, _ string) { faulty = faulty || ref.Faulty(p.Rules, name) })
				return faulty
			})
	})
}

// of is a row as Go reads it.
func of[T any](w rulebook.Written) *T {
	out := new(T)
	schema.DecodeValue(w.Values, out)
	return out
}
