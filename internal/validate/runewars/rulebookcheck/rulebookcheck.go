// Package rulebookcheck checks rows that an author adds to the tables of Runewars, in a rulebook file or in the
// [rulebook] table of a realm. It checks consistency, and whether a game can be set up with the rows.
package rulebookcheck

import (
	"slices"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/command/rowcheck"
	"muster/internal/validate/runewars/pass"
	"muster/schema"
	"muster/validate/check"
)

// All lists the checks. A check comes after those that it needs.
//
//newcheck:family rulebook/runewars
func All() []*check.Check {
	return []*check.Check{
		rowcheck.DuplicateRow(open),
		rowsDiffer(),
		rowcheck.UnknownName(open),
		rowcheck.UnknownValue(open),
		tileShape(),
		tileMark(),
		fateNumber(),
		neutralUnit(),
		erratum(),
		dialSpace(),
		questArea(),
		questOutcome(),
		operations(),
		cardMoment(),
		cardEndless(),
		objectiveNever(),
		deckSmall(),
	}
}

// open returns a definition as the row checks of any game see it.
func open(of *check.Pass) *rowcheck.Pass {
	p := pass.Of(of)
	if p.Entry == nil {
		return nil
	}
	from := rowcheck.Source[rulebook.Rulebook]{
		Doc: p.Doc, ID: p.ID, Book: p.Rules,
		RowsOf: rulebook.RowsOf, References: rulebook.References,
	}
	if p.Doc.Kind == rulebook.KindRulebook {
		from.Base = rulebook.GameName
	}
	return rowcheck.New(of, from)
}

// added lists the rows of a table that a definition adds.
func added(p *pass.Pass, table string) []rulebook.Decoded {
	return slices.DeleteFunc(rulebook.RowsOf(p.Doc), func(w rulebook.Decoded) bool { return w.Table != table })
}

// of returns a row as its Go type.
func of[T any](w rulebook.Decoded) *T {
	out := new(T)
	schema.DecodeValue(w.Values, out)
	return out
}
