package sweep

import (
	"bytes"
	"context"

	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
)

// Letters for games without points in the points of a cell.
const (
	unplayed = '.'
	unset    = 'x' // it could not be set up
)

// Sums are the statistics of games of a cell, as integers. They do not depend on the order of the games.
type Sums interface {
	Merge(other Sums) error // adds other sums, which are unchanged
	Write() []byte          // encodes them as JSON, the same bytes for the same games
}

// Observer makes and reads the sums of cells. Both functions are nil if there are no sums.
type Observer struct {
	New  func() Sums
	Read func(text []byte) (Sums, error)
}

// Game is the result of a game.
type Game struct {
	Points inference.Points      // of the first side
	Turns  int                   // of both sides; not kept
	Seat   int                   // that won, from 1, of more than two; not kept
	Unset  bool                  // it could not be set up, and has no points
	Seen   func(into Sums) error // adds its statistics to the sums of its cell; nil without sums
}

// Player plays the game of a number in a cell.
type Player func(ctx context.Context, cell, number int) (Game, error)

// Tally is a sweep in progress, or its result.
type Tally struct {
	Plan  Plan
	Shard Shard
	cells []filled
	by    Observer
	sum   string // Plan.Sum, computed on first use
}

// filled is the known games of a cell.
type filled struct {
	from   int    // number of the first game of the shard
	points []byte // a letter for each game of the shard
	sums   Sums   // of the games with statistics; nil without sums
}

// New starts a shard of a sweep, with no games played.
func New(p Plan, s Shard, by Observer) (*Tally, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	t := &Tally{Plan: p, Shard: s, by: by, cells: make([]filled, len(p.Cells))}
	for i, c := range p.Cells {
		from, to := s.games(c)
		f := filled{from: from, points: make([]byte, to-from)}
		for j := range f.points {
			f.points[j] = unplayed
		}
		if by.New != nil && c.Seen > from {
			f.sums = by.New()
		}
		t.cells[i] = f
	}
	return t, nil
}

// Range is games of a cell, from a number up to the one after the last.
type Range struct{ Cell, From, To int }

// All returns the games of the shard, cell by cell.
func (t *Tally) All() []Range {
	out := make([]Range, len(t.cells))
	for i := range t.cells {
		out[i] = Range{i, t.cells[i].from, t.cells[i].from + len(t.cells[i].points)}
	}
	return out
}

// Missing returns the number of unplayed games of ranges.
func (t *Tally) Missing(ranges []Range) int { return len(t.missing(ranges)) }

// missing returns the unplayed games of ranges, by cell and number.
func (t *Tally) missing(ranges []Range) [][2]int {
	var out [][2]int
	for _, r := range ranges {
		f := &t.cells[r.Cell]
		for n := max(r.From, f.from); n < min(r.To, f.from+len(f.points)); n++ {
			if f.points[n-f.from] == unplayed {
				out = append(out, [2]int{r.Cell, n})
			}
		}
	}
	return out
}

// Play plays the unplayed games of ranges. player is called once for each of the workers. done is called after each
// game, and may be nil. When ctx ends Play stops and keeps the finished games. The error is that of a failed game.
func (t *Tally) Play(
	ctx context.Context, ranges []Range, workers int, player func() Player, done func(),
) error {
	list := t.missing(ranges)
	var failed error
	batch := arena.Batch[Game]{
		Games: len(list), Workers: workers, Done: done,
		Player: func() func(context.Context, int) (Game, error) {
			play := player()
			return func(ctx context.Context, i int) (Game, error) { return play(ctx, list[i][0], list[i][1]) }
		},
		Count: func(i int, g Game) {
			if err := t.add(list[i][0], list[i][1], g); err != nil && failed == nil {
				failed = err
			}
		},
	}
	if err := batch.Run(ctx); err != nil {
		return err
	}
	return failed
}

// add records the result of a game.
func (t *Tally) add(cell, number int, g Game) error {
	return t.cells[cell].add(number, t.Plan.Cells[cell].Seen, g)
}

// add records the result of the game of a number; statistics are summed for numbers below seen.
func (f *filled) add(number, seen int, g Game) error {
	at := &f.points[number-f.from]
	if g.Unset {
		*at = unset
		return nil
	}
	*at = '0' + byte(g.Points)
	if g.Seen == nil || f.sums == nil || number >= seen {
		return nil
	}
	return g.Seen(f.sums)
}

// Points returns the results of the first games of a cell, without those that were not played or could not be set up.
func (t *Tally) Points(cell, games int) []inference.Points {
	var out []inference.Points
	f := &t.cells[cell]
	for _, c := range f.points[:min(games, len(f.points))] {
		if c != unplayed && c != unset {
			out = append(out, inference.Points(c-'0'))
		}
	}
	return out
}

// Unset returns how many of the first games of a cell could not be set up.
func (t *Tally) Unset(cell, games int) int {
	f := &t.cells[cell]
	return bytes.Count(f.points[:min(games, len(f.points))], []byte{unset})
}

// At returns the result of the game of a number in a cell; ok is false without points.
func (t *Tally) At(cell, number int) (p inference.Points, ok bool) {
	f := &t.cells[cell]
	number -= f.from
	if number < 0 || number >= len(f.points) || f.points[number] == unplayed || f.points[number] == unset {
		return 0, false
	}
	return inference.Points(f.points[number] - '0'), true
}

// Played reports whether the game of a number in a cell was played, or could not be set up.
func (t *Tally) Played(cell, number int) bool {
	f := &t.cells[cell]
	number -= f.from
	return number >= 0 && number < len(f.points) && f.points[number] != unplayed
}

// Sums returns the statistics of the games of a cell; nil without sums.
func (t *Tally) Sums(cell int) Sums { return t.cells[cell].sums }
