// Package sides is what checks of adventures ask of the two camps: their tables and units, players and councils, the
// creatures that take levels of these, the sets that they may draw from, what they must win, and where they set out.
// It finds nothing; the checks do.
package sides

import (
	"muster/adventures/battlelore"
	"muster/engine/battlelore/adventure"
	"muster/engine/command/boards"
	"muster/validate/battlelore/pass"
)

// Ptr is the JSON pointer of a camp's table.
func Ptr(c boards.Camp) string { return "/" + c.String() }

// OnBoard makes a check's Run of a look that needs the adventure's board, whatever else is wrong with its map.
// Checks that ask what lies on a hex have library.NeedsMap among their Needs in place of it.
func OnBoard(look func(*pass.Pass)) func(*pass.Pass) {
	return func(p *pass.Pass) {
		if p.Linked.Ground != nil && !WrongBoard(p) {
			look(p)
		}
	}
}

// WrongBoard reports whether an adventure is an Epic one by its victory (EP-VIC-01) and by hexes that it names, and its
// map has a smaller board. The map is in doubt then: adventure/unknown-hex reports it once, and no other
// check of hexes runs.
func WrongBoard(p *pass.Pass) bool {
	const few = 3 // slips of the pen
	return p.Linked.Ground != nil && !p.Field.Board.Epic && p.Adventure.Victory.Decisive > 0 &&
		len(p.Linked.FaultsOf(adventure.UnknownHex)) >= few
}

// Of keeps the units of one camp.
func Of(c boards.Camp, units []adventure.Unit) []adventure.Unit {
	return adventure.Those(units, func(u *adventure.Unit) bool { return u.Camp == c })
}

// Each runs do for the tables of the two camps that the adventure has.
func Each(p *pass.Pass, do func(c boards.Camp, side *adventures.Side, ptr string)) {
	for _, c := range Camps() {
		if side := p.Adventure.Side(c.String()); side != nil {
			do(c, side, Ptr(c))
		}
	}
}

// Greens counts each camp's green units.
func Greens(p *pass.Pass) (n [boards.Camps]int) {
	for i := range p.Linked.Units {
		if u := &p.Linked.Units[i]; p.Linked.Green(u) {
			n[u.Camp]++
		}
	}
	return n
}
