package runewars_test

import (
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/setup"
	"muster/internal/engine/runewars/tiles"
)

// referee judges one moment of a game. It reads only the board, no derived data of the engine.
type referee struct {
	g *setup.Game
	s *runewars.State
}

func (o *referee) board() *tiles.Board { return o.g.Ask.Realm.Board }

// next returns the area across a side; -1 for none. Holes have none (RW-SETUP-09).
func (o *referee) next(area int, d tiles.Dir) int { return o.board().Spots[area].Next[d] }

// crosses reports whether a unit can cross a side of an area (RW-MOVE-04, RW-SEAS-10, RW-DES-03).
func (o *referee) crosses(area int, d tiles.Dir, flies bool) bool {
	to := o.next(area, d)
	if to < 0 {
		return false
	}
	if flies {
		return true
	}
	for _, side := range []struct {
		at int
		d  tiles.Dir
	}{{area, d}, {to, d.Opposite()}} {
		switch o.board().Spots[side.at].Borders[side.d] {
		case tiles.Mountain:
			return false
		case tiles.Water:
			if o.s.Season != runewars.Winter && o.s.Areas[side.at].Frost == 0 {
				return false
			}
		}
	}
	return true
}

// home returns the seat whose home realm an area belongs to; -1 for none.
func (o *referee) home(area int) int {
	home := o.g.Ask.Realm.Spots[area].Home
	if home == library.None {
		return -1
	}
	for seat, h := range o.g.Ask.Seats {
		if h == home && !o.s.Seats[seat].Out {
			return seat
		}
	}
	return -1
}

// units counts a faction's own units and neutral ones in an area, standing or routed.
func (o *referee) units(area int) (own, neutral int) {
	p := &o.s.Areas[area]
	for k := range p.Standing {
		n := int(p.Standing[k]) + int(p.Routed[k])
		if k < runewars.FirstNeutral {
			own += n
		} else {
			neutral += n
		}
	}
	return own, neutral
}

// controls returns the seat that controls an area; -1 for none (RW-TERM-03, RW-TERM-04, RW-TERM-07).
func (o *referee) controls(area int) int {
	own, neutral := o.units(area)
	p := &o.s.Areas[area]
	switch {
	case own > 0:
		return int(p.Holder)
	case p.Fort != runewars.NoSeat:
		return int(p.Fort)
	}
	home := o.home(area)
	if home >= 0 && (neutral == 0 || p.Holder == uint8(home)) {
		return home
	}
	return -1
}

// empty reports whether an area is empty (RW-TERM-06).
func (o *referee) empty(area int) bool {
	own, neutral := o.units(area)
	return own+neutral == 0 && o.s.Areas[area].Fort == runewars.NoSeat && o.home(area) < 0
}

// free reports whether units of a seat may be in an area without a fight: it is friendly or empty.
func (o *referee) free(seat, area int) bool { return o.controls(area) == seat || o.empty(area) }

// walks reports whether a unit can go from one area to another in at most this many steps, through areas that pass
// allows (RW-MOVE-02).
func (o *referee) walks(from, to, steps int, flies bool, pass func(area int) bool) bool {
	if steps == 0 {
		return false
	}
	for d := tiles.N; d < tiles.Dirs; d++ {
		if !o.crosses(from, d, flies) {
			continue
		}
		next := o.next(from, d)
		if next == to || pass(next) && o.walks(next, to, steps-1, flies, pass) {
			return true
		}
	}
	return false
}

// beside reports whether a unit can go from one area to an adjacent one.
func (o *referee) beside(from, to int, flies bool) bool {
	return o.walks(from, to, 1, flies, func(int) bool { return false })
}

// flies and fast return the properties of a seat's unit kind, from its row (RW-TERM-13).
func (o *referee) flies(seat, kind int) bool { return o.g.Kinds[seat][kind].Flying }
func (o *referee) fast(seat, kind int) bool  { return o.g.Kinds[seat][kind].Fast }

// activated reports whether a seat's token lies in an area (RW-TERM-09).
func (o *referee) activated(seat, area int) bool { return o.s.Areas[area].Active>>seat&1 == 1 }
