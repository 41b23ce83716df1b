package kernel

import (
	"slices"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/rows"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/command/rowcheck"
	"muster/schema"
	"muster/validate/check"
)

// rulebookChecks lists the checks of rulebooks. A check comes after those that it needs.
//
//newcheck:family rulebook/kernel
func rulebookChecks() []*check.Check {
	return []*check.Check{
		rowcheck.DuplicateRow(openRulebook),
		rowsDiffer(),
		rowcheck.UnknownName(openRulebook),
		rowcheck.UnknownValue(openRulebook),
		rowcheck.SymbolConflict(openRulebook),
		rowcheck.BadBoard(openRulebook),
		unitClass(),
		unitOdd(),
		rowcheck.CardCopies(openRulebook, embedded, "so it is never drawn"),
		cardUnplayable(),
		cardIdle(),
		actionUnplayable(),
		deckSize(),
		fixedNumber(),
		limitOdd(),
	}
}

// openRulebook returns a definition as the row checks of any game see it.
func openRulebook(of *check.Pass) *rowcheck.Pass {
	p := pass.Of(of)
	if p.Entry == nil {
		return nil
	}
	from := rowcheck.Source[rulebook.Rulebook]{
		Doc: p.Doc, ID: p.ID, Book: p.Rules, Tables: &p.Rules.Tables,
		RowsOf: rulebook.RowsOf, References: rulebook.References,
	}
	if p.Doc.Kind == rulebook.KindRulebook {
		from.Base = p.Rules.Game.Name
	}
	return rowcheck.New(of, from)
}

// embedded reports whether a Command card is embedded in Muster.
func embedded(of *check.Pass, card string) bool {
	return pass.Of(of).Rules.Game.Base().CommandCards.Get(card) != nil
}

// judged lists the rows of a table that a definition adds and that further checks can examine: those without references
// to invalid rows.
func judged(p *pass.Pass, table string) []rulebook.Written {
	return slices.DeleteFunc(rulebook.RowsOf(p.Doc), func(w rulebook.Written) bool {
		return w.Table != table || slices.ContainsFunc(
			rulebook.References(w.Table),
			func(ref rows.Reference[rulebook.Rulebook]) bool {
				faulty := false
				ref.Each(w.Values, func(name, _ string) { faulty = faulty || ref.Invalid(p.Rules, name) })
				return faulty
			})
	})
}

// of returns a row as its Go type.
func of[T any](w rulebook.Written) *T {
	out := new(T)
	schema.DecodeValue(w.Values, out)
	return out
}
