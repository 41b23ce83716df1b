// Package rulebookcheck holds the checks on rows that an author adds to the game's tables, in a rulebook file or in
// the [rulebook] table of another definition: what they name, whether they clash, whether their numbers can be meant.
// It does not judge whether a rule is a good one.
package rulebookcheck

import (
	"slices"

	"muster/engine/battlelore/rulebook"
	"muster/schema"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/command/rowcheck"
)

// All lists the checks on rulebooks.
func All() []*check.Check {
	return []*check.Check{
		rowcheck.DuplicateRow(open),
		rowsDiffer(),
		rowcheck.UnknownName(open),
		rowcheck.UnknownValue(open),
		rowcheck.SymbolClash(open),
		markClash(),
		rowcheck.BadBoard(open),
		unitNumbers(),
		unitUnfit(),
		weaponNumbers(),
		rowcheck.CardCopies(open, ships, "so it is never drawn"),
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

// row is one row of a table as the file has it.
type row struct {
	table  string
	id     string
	ptr    string
	values map[string]any
}

// rows lists every row that a definition adds, table by table. Rows that the schema refused are left out.
func rows(p *pass.Pass) []row {
	return pass.Shared(p, rowsKey{}, func(p *pass.Pass) []row { return rowsOf(p.Doc) })
}

type rowsKey struct{}

// judged lists the rows of which more can be said than whether they hold together: those that name no row with
// mistakes.
func judged(p *pass.Pass) []row {
	return slices.DeleteFunc(slices.Clone(rows(p)), func(r row) bool {
		return slices.ContainsFunc(rulebook.References(r.table), func(ref rulebook.Reference) bool {
			faulty := false
			ref.Each(r.values, func(name, _ string) { faulty = faulty || ref.Faulty(p.Rules, name) })
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
