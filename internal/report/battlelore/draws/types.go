package draws

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// shortTypes are the types that run short in one set, or in those of two allies.
type shortTypes struct {
	name  string
	types []prove.TypeShort
	of    int // cases
}

// typesPart returns a table of a camp's types that can run short (CTA-IMP-02): a row for each, the worst first; a
// column for each set.
func typesPart(camp boards.Camp, sets []shortTypes) report.Part {
	p := report.Part{Title: report.Words(people(camp) + ": unit types short of figures").Cite("CTA-IMP-02")}
	p.Table.Head("type", "there are")
	type row struct {
		unit         *prove.TypeShort
		cells        []report.Cell
		cases, worst int
	}
	var rows []*row
	known := map[string]*row{}
	for i, s := range sets {
		p.Table.Columns = append(p.Table.Columns, report.Column{Name: s.name, ID: true})
		for j := range s.types {
			t := &s.types[j]
			r := known[t.Unit.ID]
			if r == nil {
				r = &row{unit: t, cells: make([]report.Cell, len(sets))}
				known[t.Unit.ID] = r
				rows = append(rows, r)
			}
			r.cells[i] = report.Peak{Share: report.PercentOf(t.Cases, s.of), Most: t.Worst}
			r.cases, r.worst = r.cases+t.Cases, r.worst+t.Worst
		}
	}
	slices.SortStableFunc(rows, func(a, b *row) int {
		return cmp.Or(cmp.Compare(b.cases, a.cases), cmp.Compare(b.worst, a.worst))
	})
	for _, r := range rows {
		line := []report.Cell{report.Word(r.unit.Unit.ID), report.Count(r.unit.Stock)}
		for _, c := range r.cells {
			if c == nil {
				c = report.Nothing{}
			}
			line = append(line, c)
		}
		p.Table.Add(line...)
	}
	return p
}
