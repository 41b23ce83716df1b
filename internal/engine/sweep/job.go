package sweep

import (
	"cmp"
	"slices"
)

// Job is a sequence of games that depend only on each other: the known results decide which games come next. A job can
// therefore be played on any machine, with the same results.
type Job struct {
	Name string // for people: the adventure, and the question
	Plan Plan
	By   Observer
	// Player makes the player of its games, for one goroutine.
	Player func() Player
	// Wanted returns the games to play next when all earlier ones are known; none at the end of the job. The result
	// depends only on the points of games.
	Wanted func(t *Tally) ([]Range, error)
}

// Begin returns the job before its first game.
func (s *Job) Begin() (*Tally, error) { return New(s.Plan, Whole, s.By) }

// Take copies the cells of a part of the sweep, whose plan has only some of its adventures, to the cells from one on.
// The part must not be used afterwards.
func (t *Tally) Take(from int, part *Tally) { copy(t.cells[from:], part.cells) }

// Part returns some cells of the tally, from one on, for Take.
func (t *Tally) Part(from, cells int) *Tally {
	return &Tally{cells: t.cells[from : from+cells], by: t.by}
}

// Games returns the number of games of ranges.
func Games(ranges []Range) (n int) {
	for _, r := range ranges {
		n += r.To - r.From
	}
	return n
}

// Lacking returns the unplayed games of ranges, each once, sorted by cell and number.
func (t *Tally) Lacking(ranges []Range) []Range {
	ranges = slices.Clone(ranges)
	slices.SortFunc(ranges, Range.compare)
	var out []Range
	next := Range{} // after everything checked so far
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

// compare orders ranges by cell, then by game.
func (r Range) compare(o Range) int {
	return cmp.Or(cmp.Compare(r.Cell, o.Cell), cmp.Compare(r.From, o.From))
}

// Cut divides ranges into lists with the given number of games each, in order; the last list may be shorter.
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
