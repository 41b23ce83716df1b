package placement

import (
	"errors"
	"sync/atomic"

	"muster/internal/workers"
)

// unit is a part of the work: the boards that contain some first pieces.
type unit []Place

// errMany stops counting above the limit of boards.
var errMany = errors.New("too many boards")

// apart is the number of pieces in a unit.
const apart = 2

// grower visits every board of a set once. It adds piece upon piece, and continues from a board only if the last piece
// is the one of lowest number that can have been last (laying.Board.Canonical). It keeps no history.
type grower struct {
	board  *Board
	places [MostPieces + 1][]Place
	until  int // pieces
	// visit is called with every complete board; it reports whether to go on.
	visit func() bool
	// meet is called with every smaller board; it may be nil.
	meet func() bool
}

func newGrower(set *Set, until int) *grower {
	return &grower{board: set.NewBoard(), until: until}
}

// grow continues from the placed pieces; it reports whether it completed.
func (g *grower) grow() bool {
	b := g.board
	depth := len(b.Placed())
	if depth == g.until {
		return g.visit()
	}
	if g.meet != nil && !g.meet() {
		return false
	}
	before := b.Before()
	for piece := range b.Pieces {
		if b.Holds(piece) {
			continue
		}
		list := b.Places(piece, g.places[depth][:0])
		g.places[depth] = list
		for _, p := range list {
			if depth < 2 && b.Alike(p) {
				continue
			}
			b.Lay(p)
			on := !b.Canonical(before) || g.grow()
			b.Lift()
			if !on {
				return false
			}
		}
	}
	return true
}

// from continues from the boards of a unit.
func (g *grower) from(u unit) bool {
	g.board.Reset()
	for _, p := range u {
		g.board.Lay(p)
	}
	return g.grow()
}

// units returns the parts of the work, in the order of a single grower.
func units(set *Set) []unit {
	g := newGrower(set, min(apart, len(set.Pieces)))
	var out []unit
	g.visit = func() bool {
		out = append(out, append(unit(nil), g.board.Placed()...))
		return true
	}
	g.grow()
	return out
}

// counted is the result of counting.
type counted struct {
	looked int // boards of some or all of the pieces
	boards int // of all
	whole  bool
}

// count counts the boards of some or all of the pieces, up to a limit.
func count(q Question, limit int) (counted, error) {
	list := units(q.Set)
	var all, boards atomic.Int64
	most := int64(limit)
	done := workers.Share(q.Stop, len(list), q.Workers, func() func(int) error {
		g := newGrower(q.Set, len(q.Set.Pieces))
		g.meet = func() bool { return all.Add(1) <= most && q.Stop.Err() == nil }
		g.visit = func() bool {
			boards.Add(1)
			return g.meet()
		}
		return func(i int) error {
			if !g.from(list[i]) {
				return errMany
			}
			return nil
		}
	})
	switch {
	case q.Stop.Err() != nil:
		return counted{}, ErrStopped
	case done != nil:
		return counted{looked: limit}, nil
	}
	return counted{looked: int(all.Load()), boards: int(boards.Load()), whole: true}, nil
}
