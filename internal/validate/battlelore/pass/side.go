package pass

import (
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Ptr returns the JSON pointer of a camp's table.
func Ptr(c boards.Camp) string { return "/" + c.String() }

// OnBoard adapts a function that needs the adventure's board to a check's Run, even if its map has other errors. Checks
// that need the ground of a hex have library.NeedsMap among their Needs instead.
func OnBoard(look func(*Pass)) func(*Pass) {
	return func(p *Pass) {
		switch {
		case p.Linked.Ground == nil || WrongBoard(p):
		case MisnamedBoard(p):
			p.Blocked()
		default:
			look(p)
		}
	}
}

// MisnamedBoard reports whether the map has the number of rows of another board than the one it names, which
// map/row-count reports: the board is then unknown.
func MisnamedBoard(p *Pass) bool {
	m := p.Catalog.MapOf(p.Entry)
	if p.Linked.Ground == nil || m == nil || len(m.Map.Rows) == p.Field.Hexes.Rows() {
		return false
	}
	for _, b := range p.Rules.Boards.All() {
		if b.Geometry != nil && b.Geometry.Rows() == len(m.Map.Rows) {
			return true
		}
	}
	return false
}

// WrongBoard reports whether an adventure was written for another board than that of its map. The map is then in doubt:
// adventure/unknown-hex reports it once, and no other check of hexes runs.
func WrongBoard(p *Pass) bool { return EpicElsewhere(p) || StandardElsewhere(p) }

// few is the number of hexes that may be typos, and of units that are enough to locate an army.
const few = 3

// EpicElsewhere reports whether an adventure is Epic by its victory (EP-VIC-01) and by its hexes, and its map has a
// smaller board.
func EpicElsewhere(p *Pass) bool {
	return p.Linked.Ground != nil && !p.Field.Board.Epic && p.Adventure.Victory.Decisive > 0 &&
		len(p.Linked.FaultsOf(library.UnknownHex)) >= few
}

// StandardElsewhere reports whether an adventure is for a standard board by its victory (EP-VIC-01) and by all its
// units. They leave the upper half of its map's Epic board empty, where the Pennants sit (BL-SETUP-02), and most of the
// Pennants' units are on the other half.
func StandardElsewhere(p *Pass) bool {
	if p.Linked.Ground == nil || !p.Field.Board.Epic || p.Adventure.Victory.Decisive > 0 ||
		p.Adventure.CallToArms != nil {
		return false
	}
	middle := (p.Field.Hexes.Rows() + 1) / 2
	low, army := 0, p.Linked.Army(boards.Pennant)
	for _, u := range p.Linked.Units {
		switch {
		case u.At == hex.None:
		case p.Field.Hexes.Row(u.At) > middle:
			return false
		case u.Camp == boards.Pennant && p.Field.Hexes.Row(u.At) < middle:
			low++
		}
	}
	return low >= few && 2*low > len(army)
}

// UnitsOf returns the units of one camp.
func UnitsOf(c boards.Camp, units []library.Unit) []library.Unit {
	return library.Those(units, func(u *library.Unit) bool { return u.Camp == c })
}

// EachSide calls do for the tables of the two camps that the adventure has.
func EachSide(p *Pass, do func(c boards.Camp, side *adventures.Side, ptr string)) {
	for _, c := range Camps() {
		if side := p.Adventure.Side(c.String()); side != nil {
			do(c, side, Ptr(c))
		}
	}
}

// Greens counts each camp's green units.
func Greens(p *Pass) (n [boards.Camps]int) {
	for i := range p.Linked.Units {
		if u := &p.Linked.Units[i]; p.Linked.Green(u) {
			n[u.Camp]++
		}
	}
	return n
}
