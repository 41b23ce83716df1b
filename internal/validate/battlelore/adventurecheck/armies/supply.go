package armies

import (
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
)

// supply is the content of some boxes for one unit type, in an adventure with fixed units.
type supply struct {
	bearers [boards.Camps]int // by camp: those in the boxes and those made from a plain figure and a loose banner
	made    [boards.Camps]int // the made ones of these: they have their camp's banner and cannot be lent
	common  int               // bearers of neither camp
	pieces  int               // bearers in the boxes
	plain   int               // other figures; they serve both camps
}

// lead returns how many of the given units, by camp, bearers can lead if the camps lend each other theirs.
func (s supply) lead(units [boards.Camps]int) int {
	n := s.pieces
	for _, c := range pass.Camps() {
		n += min(s.made[c], units[c])
	}
	return n
}

// supplyOf adds up the content of boxes for a unit type. A creature is a single figure without a bearer (BL-CRE-04).
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

// boxesThatHelp lists the boxes to add: each single box for which enough is true, else the first such pair.
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

// types lists the unit types of an army by their first unit.
func types(units []library.Unit) []*rulebook.Unit {
	var out []*rulebook.Unit
	for _, u := range units {
		if u.Row != nil && !slices.Contains(out, u.Row) {
			out = append(out, u.Row)
		}
	}
	return out
}

// count returns the number of units of each camp.
func count(units []library.Unit) (n [boards.Camps]int) {
	for _, u := range units {
		n[u.Camp]++
	}
	return n
}

// ofType returns the units of one type.
func ofType(t *rulebook.Unit, units []library.Unit) []library.Unit {
	return library.Those(units, func(u *library.Unit) bool { return u.Row == t })
}
