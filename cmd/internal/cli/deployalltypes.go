package cli

import (
	"cmp"
	"fmt"
	"slices"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// shortTypes are the types that run short in one set, or in those of two allies.
type shortTypes struct {
	name  string
	types []muster.TypeShort
	of    int // cases
}

// typesPart is a table of a camp's types that can run short (CTA-IMP-02): a row for each, the worst first; a column for
// each set.
func typesPart(camp boards.Camp, sets []shortTypes) part {
	p := part{title: title(camp.String()) + "s: types that the figures do not suffice for (CTA-IMP-02)"}
	p.table.head = []string{"type", "there are"}
	type row struct {
		unit         *muster.TypeShort
		cells        []string
		cases, worst int
	}
	var rows []*row
	known := map[string]*row{}
	for i, s := range sets {
		p.table.head = append(p.table.head, s.name)
		for j := range s.types {
			t := &s.types[j]
			r := known[t.Unit.ID]
			if r == nil {
				r = &row{unit: t, cells: make([]string, len(sets))}
				known[t.Unit.ID] = r
				rows = append(rows, r)
			}
			r.cells[i] = fmt.Sprintf("%s, most %d", perCentOf(t.Cases, s.of), t.Worst)
			r.cases, r.worst = r.cases+t.Cases, r.worst+t.Worst
		}
	}
	slices.SortStableFunc(rows, func(a, b *row) int {
		return cmp.Or(cmp.Compare(b.cases, a.cases), cmp.Compare(b.worst, a.worst))
	})
	for _, r := range rows {
		cells := []string{r.unit.Unit.ID, fmt.Sprint(r.unit.Stock)}
		for _, c := range r.cells {
			if c == "" {
				c = "-"
			}
			cells = append(cells, c)
		}
		p.table.add(cells...)
	}
	return p
}
