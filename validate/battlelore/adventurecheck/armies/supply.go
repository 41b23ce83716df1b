package armies

import (
	"slices"

	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/validate/battlelore/pass"
)

// supply is what some boxes hold of one unit type for an adventure with fixed units.
type supply struct {
	bearers [boards.Camps]int // by camp: those in the boxes and those that a loose banner makes out of a plain figure
	made    [boards.Camps]int // of these, the made ones: they carry their own camp's banner and cannot be lent
	common  int               // bearers of neither camp
	pieces  int               // bearers that are in the boxes as such
	plain   int               // figures that are no bearers; they serve both camps
}

// lead is how many of the given units, by camp, bearers can lead when the camps lend each other what they have.
func (s supply) lead(units [boards.Camps]int) int {
	n := s.pieces
	for _, c := range pass.Camps() {
		n += min(s.made[c], units[c])
	}
	return n
}

// supplyOf adds up what boxes hold of a unit type. A creature is its own figure and has no bearer (BL-CRE-04).
func supplyOf(rules *rulebook.Rulebook, boxes []string, u *rulebook.Unit) supply {
	common := rules.Stock("", u.ID, boxes)
	s := supply{common: common.Units + common.Bearers, pieces: common.Units + common.Bearers}
	for _, c := range pass.Camps() {
		own := rules.Stock(c.String(), u.ID, boxes)
		s.pieces += own.Units + own.Bearers
		s.bearers[c] = rules.Bearers(c.String(), u.ID, boxes)
		if u.Creature() {
			s.bearers[c] = own.Units
		}
		s.made[c] = s.bearers[c] - own.Units - own.Bearers
	}
	if !u.Creature() {
		s.plain = rules.Plain(u.ID, boxes)
	}
	return s
}

// boxesThatHelp lists what to add to the boxes: each single box with which enough is true, else the first pair.
func boxesThatHelp(p *pass.Pass, enough func(boxes []string) bool) [][]string {
	have := p.Linked.Table()
	var more []string
	for _, id := range p.Rules.Boxes.IDs() {
		if !slices.Contains(have, id) {
			more = append(more, id)
		}
	}
	var single [][]string
	for _, id := range more {
		if enough(append(slices.Clone(have), id)) {
			single = append(single, []string{id})
		}
	}
	if len(single) > 0 {
		return single
	}
	for i, a := range more {
		for _, b := range more[i+1:] {
			if enough(append(slices.Clone(have), a, b)) {
				return [][]string{{a, b}}
			}
		}
	}
	return nil
}

// types lists the unit types of an army in the order of their first unit.
func types(units []adventure.Unit) []*rulebook.Unit {
	var out []*rulebook.Unit
	for _, u := range units {
		if u.Row != nil && !slices.Contains(out, u.Row) {
			out = append(out, u.Row)
		}
	}
	return out
}

// count is how many units each camp has.
func count(units []adventure.Unit) (n [boards.Camps]int) {
	for _, u := range units {
		n[u.Camp]++
	}
	return n
}

// ofType keeps the units of one type.
func ofType(t *rulebook.Unit, units []adventure.Unit) []adventure.Unit {
	return adventure.Those(units, func(u *adventure.Unit) bool { return u.Row == t })
}
