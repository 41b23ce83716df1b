package cli

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// tally is how often something goes wrong: in how many cases whatever is chosen, and in how many if choices are bad.
type tally struct {
	sure, risk, of int
	worst          int // most units in one case
	total          int // units in all cases of risk
}

// text is a tally in a cell: how often, how many units on average, and at most. Without choices it has one share.
func (t tally) text() string {
	if t.risk == 0 {
		return "-"
	}
	text := perCentOf(t.risk, t.of)
	switch {
	case t.sure == t.risk:
		text += ", mean " + big.NewRat(int64(t.total), int64(t.of)).FloatString(1)
	case t.sure == 0:
		text = "up to " + text
	default:
		text = perCentOf(t.sure, t.of) + " to " + text
	}
	return text + fmt.Sprintf(", most %d", t.worst)
}

func perCentOf(n, of int) string { return perCent(big.NewRat(int64(n), int64(max(of, 1)))) }

// graver orders tallies, the gravest first: sure cases, then risks, then units.
func graver(a, b tally) int {
	return cmp.Or(cmp.Compare(b.sure, a.sure), cmp.Compare(b.risk, a.risk), cmp.Compare(b.total, a.total))
}

// trouble is a way in which R goes wrong, a set or two allies; C counts it.
type trouble[R, C any] struct {
	key   string // in JSON
	what  string // as a report says it, with its rules
	head  string // of its column
	never string // what is true when it cannot come
	class func(R) *C
	shows func(boards.Camp) func(*muster.Deployment) bool
}

// troubles are the ways in which R goes wrong, the gravest first.
type troubles[R, C any] struct {
	weigh func(R, *C) tally
	list  []trouble[R, C]
}

func (ts troubles[R, C]) tally(i int, r R) tally { return ts.weigh(r, ts.list[i].class(r)) }

// worstFirst sorts by the trouble from on, among equals by the next one.
func (ts troubles[R, C]) worstFirst(list []R, from int) []R {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b R) int {
		for i := from; i < len(ts.list); i++ {
			if c := graver(ts.tally(i, a), ts.tally(i, b)); c != 0 {
				return c
			}
		}
		return 0
	})
	return out
}

// witnesses asks for the smallest case of each trouble: first of the one of each camp to whom it happens most, who are
// told of, then of the others.
func (ts troubles[R, C]) witnesses(camps [boards.Camps][]R, smallest func(R, trouble[R, C]) *witness) (list, others []*witness) {
	for i, t := range ts.list {
		var worst []R
		for _, camp := range camps {
			sorted := ts.worstFirst(camp, i)
			worst = append(worst, sorted[:min(1, len(camp))]...)
			for _, r := range sorted[min(1, len(camp)):] {
				if w := smallest(r, t); w != nil {
					others = append(others, w)
				}
			}
		}
		for _, r := range ts.worstFirst(worst, i) {
			if w := smallest(r, t); w != nil {
				list = append(list, w)
			}
		}
	}
	return list, others
}

// summary says in short what goes wrong, and sets it in a table: a row for each of the list, worst first; a column for
// each trouble that any of them has, behind them what more tells of each.
func (ts troubles[R, C]) summary(list []R, kind, kinds string, name func(R) string, more ...column[R]) (short []string, p part) {
	p.title = "What goes wrong, the worst first"
	p.table.head = []string{kind}
	var never []string
	var shown []int
	for i, t := range ts.list {
		with := 0
		for _, r := range list {
			if ts.tally(i, r).risk > 0 {
				with++
			}
		}
		if with == 0 {
			never = append(never, t.never)
			continue
		}
		shown = append(shown, i)
		p.table.head = append(p.table.head, t.head)
		worst := ts.worstFirst(list, i)[0]
		short = append(short, fmt.Sprintf("%s: with %d of %d %s, most with %s (%s)", t.what, with, len(list), kinds,
			name(worst), ts.tally(i, worst).text()))
	}
	if len(never) > 0 {
		short = append(short, "Never, whatever is drawn: "+strings.Join(never, "; "))
	}
	for _, c := range more {
		p.table.head = append(p.table.head, c.head)
	}
	for _, r := range ts.worstFirst(list, 0) {
		row := []string{name(r)}
		for _, i := range shown {
			row = append(row, ts.tally(i, r).text())
		}
		for _, c := range more {
			row = append(row, c.cell(r))
		}
		p.table.add(row...)
	}
	return short, p
}

// column is one more column of a table of R.
type column[R any] struct {
	head string
	cell func(R) string
}
