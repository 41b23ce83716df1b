package report

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// Tally counts a problem of one subject: the cases with any choices, and those with bad choices.
type Tally struct {
	Sure, Risk, Of int
	Worst          int // most units in one case
	Total          int // units in all cases of Risk
}

// Items returns the frequency, and the mean and maximum number of units. Without choices there is one share.
func (t Tally) Items() []string {
	if t.Risk == 0 {
		return Nothing{}.Items()
	}
	risk := PercentOf(t.Risk, t.Of).String()
	most := fmt.Sprintf("most %d", t.Worst)
	switch {
	case t.Sure == t.Risk:
		return []string{risk, "mean " + big.NewRat(int64(t.Total), int64(t.Of)).FloatString(1), most}
	case t.Sure == 0:
		return []string{"up to " + risk, most}
	}
	return []string{PercentOf(t.Sure, t.Of).String() + " to " + risk, most}
}

// Number reports whether the problem never occurs.
func (t Tally) Number() bool { return t.Risk == 0 }

// graver orders tallies, the most severe first: certain cases, then risks, then units.
func graver(a, b Tally) int {
	return cmp.Or(cmp.Compare(b.Sure, a.Sure), cmp.Compare(b.Risk, a.Risk), cmp.Compare(b.Total, a.Total))
}

// Peak is a share of cases, and the maximum number of units in one case.
type Peak struct {
	Share Percent
	Most  int
}

// Items returns the share and the maximum.
func (p Peak) Items() []string { return []string{p.Share.String(), fmt.Sprintf("most %d", p.Most)} }

// Number returns false: it is text.
func (p Peak) Number() bool { return false }

// Trouble is a kind of problem, with its frequency for each of some subjects.
type Trouble struct {
	Key     string // for machines
	What    Text
	Head    string  // of its column
	Never   Text    // the statement if it cannot happen
	Tallies []Tally // by subject
}

// with returns the number of subjects with the problem.
func (t *Trouble) with() (n int) {
	for _, tally := range t.Tallies {
		n += min(1, tally.Risk)
	}
	return n
}

// Troubles are the problems of some subjects, the most severe first.
type Troubles struct {
	Kind, Kinds string   // names of one subject and of several
	Names       []string // of the subjects
	List        []Trouble
}

// Worst orders some subjects by a problem, the worst first; ties by the next problem.
func (ts *Troubles) Worst(subjects []int, trouble int) []int {
	out := slices.Clone(subjects)
	slices.SortStableFunc(out, func(a, b int) int {
		for i := trouble; i < len(ts.List); i++ {
			if c := graver(ts.List[i].Tallies[a], ts.List[i].Tallies[b]); c != 0 {
				return c
			}
		}
		return 0
	})
	return out
}

func (ts *Troubles) all() []int {
	out := make([]int, len(ts.Names))
	for i := range out {
		out[i] = i
	}
	return out
}

// Instance is one problem of one subject, by index.
type Instance struct{ Trouble, Subject int }

// Gravest orders all problems of all subjects. told has the worst subject of each side for each problem, others the
// rest.
func (ts *Troubles) Gravest(sides [][]int) (told, others []Instance) {
	for i := range ts.List {
		var worst []int
		for _, side := range sides {
			sorted := ts.Worst(side, i)
			first := min(1, len(side))
			worst = append(worst, sorted[:first]...)
			for _, subject := range sorted[first:] {
				others = append(others, Instance{i, subject})
			}
		}
		for _, subject := range ts.Worst(worst, i) {
			told = append(told, Instance{i, subject})
		}
	}
	return told, others
}

// Short lists the problems, and those that never occur.
func (ts *Troubles) Short() []Point {
	var out []Point
	var never []Text
	for i := range ts.List {
		t := &ts.List[i]
		with := t.with()
		if with == 0 {
			never = append(never, t.Never)
			continue
		}
		worst := ts.Worst(ts.all(), i)[0]
		out = append(out, Point{t.What, Wordsf("with %d of %d %s, most with %s (%s)", with, len(ts.Names), ts.Kinds,
			ts.Names[worst],
			strings.Join(t.Tallies[worst].Items(), ", "))})
	}
	if len(never) > 0 {
		out = append(out, Point{Words("Never, in any draw"), Join(never, "; ")})
	}
	return out
}

// More is an additional column of a table of subjects.
type More struct {
	Head  string
	Cells []Cell // by subject
}

// Part returns the table of problems: a row for each subject, worst first; a column for each problem that any of them
// has; then the columns of more.
func (ts *Troubles) Part(more ...More) Part {
	p := Part{Title: Words("Problems, the worst first"), Main: true, Table: Table{Columns: Heads(ts.Kind)}}
	var shown []*Trouble
	for i := range ts.List {
		if t := &ts.List[i]; t.with() > 0 {
			shown = append(shown, t)
			p.Table.Head(t.Head)
		}
	}
	for _, m := range more {
		p.Table.Head(m.Head)
	}
	for _, subject := range ts.Worst(ts.all(), 0) {
		row := []Cell{Word(ts.Names[subject])}
		for _, t := range shown {
			row = append(row, t.Tallies[subject])
		}
		for _, m := range more {
			row = append(row, m.Cells[subject])
		}
		p.Table.Add(row...)
	}
	return p
}
