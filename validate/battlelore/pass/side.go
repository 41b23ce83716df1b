package pass

import (
	adventures "muster/adventures/battlelore"
	"muster/engine/battlelore/adventure"
	"muster/engine/command/boards"
	"muster/maps/hex"
)

// Ptr is the JSON pointer of a camp's table.
func Ptr(c boards.Camp) string { return "/" + c.String() }

// OnBoard makes a check's Run of a look that needs the adventure's board, whatever else is wrong with its map.
// Checks that ask what lies on a hex have library.NeedsMap among their Needs in place of it.
func OnBoard(look func(*Pass)) func(*Pass) {
	return func(p *Pass) {
		switch {
		case p.Linked.Ground == nil || WrongBoard(p):
		case MisnamedBoard(p):
			p.Owed()
		default:
			look(p)
		}
	}
}

// MisnamedBoard reports whether the map has as many rows as another board than the one that it names, which
// map/row-count tells of: nobody knows then on which board the adventure is played.
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

// WrongBoard reports whether an adventure was written for another board than that of its map. The map is in doubt then:
// adventure/unknown-hex reports it once, and no other check of hexes runs.
func WrongBoard(p *Pass) bool { return EpicElsewhere(p) || StandardElsewhere(p) }

// few are as many hexes as may be slips of the pen, and as many units as say where an army stands.
const few = 3

// EpicElsewhere reports whether an adventure is an Epic one by its victory (EP-VIC-01) and by hexes that it names, and
// its map has a smaller board.
func EpicElsewhere(p *Pass) bool {
	return p.Linked.Ground != nil && !p.Field.Board.Epic && p.Adventure.Victory.Decisive > 0 &&
		len(p.Linked.FaultsOf(adventure.UnknownHex)) >= few
}

// StandardElsewhere reports whether an adventure is of a standard board by its victory (EP-VIC-01) and by all its
// units: they leave the upper half of the Epic board of its map to nobody, where the Pennants sit (BL-SETUP-02), and
// most of theirs stand on the other half.
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

// Of keeps the units of one camp.
func UnitsOf(c boards.Camp, units []adventure.Unit) []adventure.Unit {
	return adventure.Those(units, func(u *adventure.Unit) bool { return u.Camp == c })
}

// Each runs do for the tables of the two camps that the adventure has.
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
