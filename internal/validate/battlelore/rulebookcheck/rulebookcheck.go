// Package rulebookcheck checks rows that an author adds to the game's tables, in a rulebook file or in the [rulebook]
// table of another definition: references, conflicts, and implausible numbers. It does not judge the quality of a rule.
package rulebookcheck

import (
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/command/rowcheck"
	"muster/schema"
	"muster/validate/check"
)

// All lists the checks on rulebooks.
//
//newcheck:family rulebook/battlelore
func All() []*check.Check {
	return []*check.Check{
		rowcheck.DuplicateRow(open),
		rowsDiffer(),
		rowcheck.UnknownName(open),
		rowcheck.UnknownValue(open),
		rowcheck.SymbolConflict(open),
		markConflict(),
		rowcheck.BadBoard(open),
		unitNumbers(),
		unitUnfit(),
		weaponNumbers(),
		rowcheck.CardCopies(open, func(_ *check.Pass, card string) bool { return ships(card) }, "so it is never drawn"),
		cardEffect(),
		cardOrdersNobody(),
		cardGrants(),
		loreEffect(),
		loreEndless(),
		loreNever(),
		tooMany(),
		loreSelf(),
		loreHarm(),
		loreLevels(),
		loreNumber(),
		loreText(),
		loreSpecial(),
		powerEffect(),
		powerText(),
		tokenEndless(),
		placeIdle(),
	}
}

// row is one row of a table as in the file.
type row struct {
	table  string
	id     string
	ptr    string
	values map[string]any
}

// rows lists every valid row that a definition adds, table by table.
func rows(p *pass.Pass) []row {
	return pass.Shared(p, rowsKey{}, func(p *pass.Pass) []row { return rowsOf(p.Doc) })
}

type rowsKey struct{}

// judged lists the rows that further checks can examine: those without references to invalid rows.
func judged(p *pass.Pass) []row {
	return slices.DeleteFunc(slices.Clone(rows(p)), func(r row) bool {
		return slices.ContainsFunc(rulebook.References(r.table), func(ref rulebook.Reference) bool {
			faulty := false
			ref.Each(r.values, func(name, _ string) { faulty = faulty || ref.Invalid(p.Rules, name) })
			return faulty
		})
	})
}

func rowsOf(doc *schema.Document) []row {
	var out []row
	for _, w := range rulebook.RowsOf(doc) {
		out = append(out, row{w.Table, w.ID, w.Ptr, w.Values})
	}
	return out
}
