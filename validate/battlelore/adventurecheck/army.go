package adventurecheck

import (
	"muster/adventures"
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/boards"
	"muster/validate/battlelore/pass"
)

// sidePtr is the JSON pointer of a camp's table.
func sidePtr(c boards.Camp) string { return "/" + c.String() }

// onBoard makes a check's Run of a look that needs the adventure's board, whatever else is wrong with its map.
// Checks that ask what lies on a hex have library.NeedsMap among their Needs in place of it.
func onBoard(look func(*pass.Pass)) func(*pass.Pass) {
	return func(p *pass.Pass) {
		if p.Linked.Ground != nil {
			look(p)
		}
	}
}

// of keeps the units of one camp.
func of(c boards.Camp, units []adventure.Unit) []adventure.Unit {
	var out []adventure.Unit
	for _, u := range units {
		if u.Camp == c {
			out = append(out, u)
		}
	}
	return out
}

// eachSide runs do for the tables of the two camps that the adventure has.
func eachSide(p *pass.Pass, do func(c boards.Camp, side *adventures.Side, ptr string)) {
	for _, c := range camps {
		if side := p.Adventure.Side(c.String()); side != nil {
			do(c, side, sidePtr(c))
		}
	}
}

// greens counts each camp's green units.
func greens(p *pass.Pass) (n [boards.Camps]int) {
	for i := range p.Linked.Units {
		if u := &p.Linked.Units[i]; p.Linked.Green(u) {
			n[u.Camp]++
		}
	}
	return n
}
