package adventurecheck

import (
	"cmp"
	"slices"

	"muster/adventures"
	"muster/maps/hex"
	"muster/schema"
	"muster/validate/check"
	"muster/validate/wording"
)

// lore tells whether the adventure is a Lore adventure, in which War Councils sit (BL-SETUP-04).
func lore(p *check.Pass) bool { return p.Adventure.Type == "lore" }

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
	for _, s := range []struct {
		class string
		level *int
	}{
		{commander, c.Commander}, {"wizard", c.Wizard}, {"cleric", c.Cleric},
		{"rogue", c.Rogue}, {"warrior", c.Warrior}, {creature, c.Creature},
	} {
		if s.level != nil {
			out = append(out, seat{s.class, *s.level, ptr + "/" + s.class})
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

// free tells whether the players split the council's levels themselves.
func free(c *adventures.Council) bool { return c.Levels != nil }

// eachCouncil runs do for every council of a Lore adventure that the schema accepted.
func eachCouncil(p *check.Pass, do func(c hex.Camp, council *adventures.Council, ptr string)) {
	if !lore(p) {
		return // adventure/medieval-lore speaks of councils in a Medieval adventure
	}
	eachSide(p, func(c hex.Camp, side *adventures.Side, ptr string) {
		if side.Council != nil && p.Doc.Clean(ptr+"/council") {
			do(c, side.Council, ptr+"/council")
		}
	})
}

// creatureLevels adds up the council levels of the creatures that a camp has on the field.
func creatureLevels(c hex.Camp, units []unit) int {
	n := 0
	for _, u := range of(c, units) {
		if u.row != nil && u.row.Creature() {
			n += u.row.Level
		}
	}
	return n
}

// councilCheck fills in what the checks on councils have in common.
func councilCheck(c check.Check) *check.Check {
	c.Kind = schema.KindAdventure
	c.Needs = append([]string{"/type"}, c.Needs...)
	return &c
}
