package sweep

import (
	"cmp"
	"slices"
)

// Job is games that hang on nothing but each other: which of them are played next, those that are known decide. So
// each job can be played somewhere else, by anybody, and comes to the same.
type Job struct {
	Name string // for people: the adventure, and what is asked of it
	Plan Plan
	By   Observer
	// Player makes what plays its games, for one goroutine.
	Player func() Player
	// Wanted are the games to play next when everything that it has wanted before is known; none at its end. What it
	// answers hangs on the points of games alone.
	Wanted func(t *Tally) ([]Range, error)
}

// Begin is the job before its first game.
func (s *Job) Begin() (*Tally, error) { return New(s.Plan, Whole, s.By) }

// Take puts the cells of a part of the sweep, whose plan is that of some of its adventures alone, to the cells from one
// on. The part is used up.
func (t *Tally) Take(from int, part *Tally) { copy(t.cells[from:], part.cells) }

// Part is some cells of the tally, from one on, for Take.
func (t *Tally) Part(from, cells int) *Tally {
	return &Tally{cells: t.cells[from : from+cells], by: t.by}
}

// Games counts the games of ranges.
func Games(ranges []Range) (n int) {
	for _, r := range ranges {
		n += r.To - r.From
	}
	return n
}

// Lacking are the games of ranges that were not played, each once, as ranges by cell and number.
func (t *Tally) Lacking(ranges []Range) []Range {
	ranges = slices.Clone(ranges)
	slices.SortFunc(ranges, Range.compare)
	var out []Range
	next := Range{} // behind all that was looked at
	for _, r := range ranges {
		if r.Cell == next.Cell {
			r.From = max(r.From, next.From)
		}
		for n := r.From; n < r.To; n++ {
			if t.Played(r.Cell, n) {
				continue
			}
			if last := len(out) - 1; last >= 0 && out[last].Cell == r.Cell && out[last].To == n {
				out[last].To++
			} else {
				out = append(out, Range{r.Cell, n, n + 1})
			}
		}
		next = Range{Cell: r.Cell, From: max(r.From, r.To)}
	}
	return out
}

// compare puts ranges in the order of their cells, then of their games.
func (r Range) compare(o Range) int {
	return cmp.Or(cmp.Compare(r.Cell, o.Cell), cmp.Compare(r.From, o.From))
}

// Cut parts ranges into lists of so many games each, but for the last one, in their order.
func Cut(ranges []Range, games int) [][]Range {
	var out [][]Range
	var now []Range
	room := games
	for _, r := range ranges {
		for r.From < r.To {
			n := min(room, r.To-r.From)
			now = append(now, Range{r.Cell, r.From, r.From + n})
			r.From += n
			if room -= n; room == 0 {
				out, now, room = append(out, now), nil, games
			}
		}
	}
	if len(now) > 0 {
		out = append(out, now)
	}
	return out
}
