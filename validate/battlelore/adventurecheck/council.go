package adventurecheck

import (
	"cmp"
	"slices"

	"muster/adventures"
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/rulebook"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// lore reports whether the adventure is a Lore adventure, in which War Councils sit (BL-SETUP-04).
func lore(p *pass.Pass) bool { return p.Adventure.Type == "lore" }

// medieval is the type of an adventure without any Lore.
const medieval = "medieval"

// genre is what an adventure without councils is, as a sentence speaks of it.
func genre(p *pass.Pass) string {
	if p.Adventure.Type == rulebook.MedievalLore {
		return "Medieval Lore"
	}
	return "Medieval"
}

// The members of a council that other rules name: the Commander holds the Command cards, a creature on the field
// takes its level.
const (
	commander = "commander"
	creature  = "creature"
)

// seat is one written level of a council.
type seat struct {
	class string
	level int
	ptr   string
}

// fixedSeats lists the members that a council sets by name, in the order of the sheet.
func fixedSeats(c *adventures.Council, ptr string) []seat {
	var out []seat
	for _, class := range adventures.Members() {
		if level, named := c.Level(class); named {
			out = append(out, seat{class, level, ptr + "/" + class})
		}
	}
	return out
}

// leastSeats lists the least levels of a council whose levels are split freely, sorted by class.
func leastSeats(c *adventures.Council, ptr string) []seat {
	var out []seat
	for class, level := range c.Least {
		out = append(out, seat{class, level, ptr + "/least/" + class})
	}
	slices.SortFunc(out, func(a, b seat) int { return cmp.Compare(a.class, b.class) })
	return out
}

// sum adds the levels of seats.
func sum(seats []seat) int {
	n := 0
	for _, s := range seats {
		n += s.level
	}
	return n
}

// levels writes a number of levels.
func levels(n int) string { return wording.Count(n, "level", "levels") }

// levelOf is the level that a class has for certain: its fixed one, or its least where the levels are split freely.
func levelOf(c *adventures.Council, class string) int {
	if c == nil {
		return 0
	}
	for _, s := range append(fixedSeats(c, ""), leastSeats(c, "")...) {
		if s.class == class {
			return s.level
		}
	}
	return 0
}

// eachCouncil runs do for every council of a Lore adventure that the schema accepted.
func eachCouncil(p *pass.Pass, do func(o *adventure.Player, council *adventures.Council, ptr string)) {
	if !lore(p) {
		return // adventure/medieval-lore speaks of councils in a Medieval adventure
	}
	for _, o := range parties(p) {
		if ptr := o.Ptr + "/council"; o.Council != nil && p.Doc.Clean(ptr) {
			do(&o, o.Council, ptr)
		}
	}
}

// payee is a creature that takes levels of its player's council.
type payee struct {
	name  string
	ptr   string
	level int
}

// payees lists the creatures that take levels of a player's council: those on the field, and those that his
// lairs may bring there, which are paid for before they come.
func payees(p *pass.Pass, o *adventure.Player) []payee {
	var out []payee
	for _, u := range p.Linked.UnitsOf(o) {
		if u.Row != nil && u.Row.Creature() {
			out = append(out, payee{u.Type, u.Ptr, u.Row.Level})
		}
	}
	return append(out, waiting(p, o)...)
}

// creatureLevels adds up the council levels that creatures take of a player's council.
func creatureLevels(p *pass.Pass, o *adventure.Player) int {
	n := 0
	for _, c := range payees(p, o) {
		n += c.level
	}
	return n
}

// councilCheck fills in what the checks on councils have in common.
func councilCheck(c check.Check) *check.Check {
	c.Kind = kinds.Adventure
	c.Needs = append([]string{"/type"}, c.Needs...)
	return &c
}
