package sweep

import (
	"bytes"
	"context"

	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
)

// What stands for a game among the points of a cell: its points, or one of these.
const (
	unplayed = '.'
	unset    = 'x' // it could not be set up
)

// Sums are what games of a cell have shown, in whole numbers. What they hold does not depend on the order of the games.
type Sums interface {
	Merge(other Sums) error // adds what others hold, which stay as they are
	Write() []byte          // them as JSON, the same bytes for the same games
}

// Observer makes the sums of cells and reads them. Both are nil where nothing is added up.
type Observer struct {
	New  func() Sums
	Read func(text []byte) (Sums, error)
}

// Game is what a game came to.
type Game struct {
	Points inference.Points      // of the first side
	Unset  bool                  // it could not be set up, and has no points
	Seen   func(into Sums) error // adds what it has shown to sums of its cell; nil where nothing is added up
}

// Player plays the game of a number of a cell.
type Player func(ctx context.Context, cell, number int) (Game, error)

// Tally is a sweep while it is played, or what became of it.
type Tally struct {
	Plan  Plan
	Shard Shard
	cells []filled
	by    Observer
	sum   string // Plan.Sum, once it was needed
}

// filled is what is known of a cell.
type filled struct {
	from   int    // the number of the first game of the shard
	points []byte // a letter for each game of the shard
	sums   Sums   // of those games that are added up; nil where none is
}

// New begins a shard of a sweep, of which nothing is played.
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

// Range is games of a cell, from a number up to the one behind the last.
type Range struct{ Cell, From, To int }

// All are the games of the shard, cell by cell.
func (t *Tally) All() []Range {
	out := make([]Range, len(t.cells))
	for i := range t.cells {
		out[i] = Range{i, t.cells[i].from, t.cells[i].from + len(t.cells[i].points)}
	}
	return out
}

// Missing counts the games of ranges that were not played.
func (t *Tally) Missing(ranges []Range) int { return len(t.missing(ranges)) }

// missing are the games of ranges that were not played, by cell and number.
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

// Play plays the games of ranges that were not played yet. Player is called once for each of the workers; done after
// each game, and may be nil. When ctx ends it stops, and what was finished is known. The error is that of a game that
// failed.
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

// add notes what a game came to.
func (t *Tally) add(cell, number int, g Game) error {
	return t.cells[cell].add(number, t.Plan.Cells[cell].Seen, g)
}

// add notes what the game of a number came to; of those below seen it is added up what they show.
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

// Points are what the first games of a cell came to, those left out that were not played or could not be set up.
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

// Unset counts those of the first games of a cell that could not be set up.
func (t *Tally) Unset(cell, games int) int {
	f := &t.cells[cell]
	return bytes.Count(f.points[:min(games, len(f.points))], []byte{unset})
}

// At is what the game of a number of a cell came to; ok is false where there are no points of it.
func (t *Tally) At(cell, number int) (p inference.Points, ok bool) {
	f := &t.cells[cell]
	number -= f.from
	if number < 0 || number >= len(f.points) || f.points[number] == unplayed || f.points[number] == unset {
		return 0, false
	}
	return inference.Points(f.points[number] - '0'), true
}

// Played reports whether the game of a number of a cell was played, or could not be set up.
func (t *Tally) Played(cell, number int) bool {
	f := &t.cells[cell]
	number -= f.from
	return number >= 0 && number < len(f.points) && f.points[number] != unplayed
}

// Sums are what the games of a cell have shown; nil where nothing was added up.
func (t *Tally) Sums(cell int) Sums { return t.cells[cell].sums }
