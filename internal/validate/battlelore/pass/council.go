package pass

import (
	"cmp"
	"slices"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/wording"
)

// IsLore reports whether the adventure is a Lore adventure, which has War Councils (BL-SETUP-04).
func IsLore(p *Pass) bool { return p.Adventure.Type == "lore" }

// Medieval is the type of an adventure without any Lore.
const Medieval = "medieval"

// Genre returns the type of an adventure without councils, for a sentence.
func Genre(p *Pass) string {
	if p.Adventure.Type == rulebook.MedievalLore {
		return "Medieval Lore"
	}
	return "Medieval"
}

// The members of a council that other rules name: the Commander determines the Command cards, a creature on the field
// takes its level.
const (
	Commander = "commander"
	Creature  = "creature"
)

// Seat is one explicit level of a council.
type Seat struct {
	Class string
	Level int
	Ptr   string
}

// FixedSeats lists the members whose levels a council sets, in sheet order.
func FixedSeats(c *adventures.Council, ptr string) []Seat {
	var out []Seat
	for _, class := range adventures.Members() {
		if level, named := c.Level(class); named {
			out = append(out, Seat{class, level, ptr + "/" + class})
		}
	}
	return out
}

// LeastSeats lists the minimum levels of a council with a free split, sorted by class.
func LeastSeats(c *adventures.Council, ptr string) []Seat {
	var out []Seat
	for class, level := range c.Least {
		out = append(out, Seat{class, level, ptr + "/least/" + class})
	}
	slices.SortFunc(out, func(a, b Seat) int { return cmp.Compare(a.Class, b.Class) })
	return out
}

// SumSeats adds the levels of seats.
func SumSeats(seats []Seat) int {
	n := 0
	for _, s := range seats {
		n += s.Level
	}
	return n
}

// Levels formats a number of levels.
func Levels(n int) string { return wording.Count(n, "level", "levels") }

// LevelOf returns the certain level of a class: its fixed one, or its minimum with a free split.
func LevelOf(c *adventures.Council, class string) int {
	if c == nil {
		return 0
	}
	for _, s := range append(FixedSeats(c, ""), LeastSeats(c, "")...) {
		if s.Class == class {
			return s.Level
		}
	}
	return 0
}

// EachCouncil calls do for every valid council of a Lore adventure.
func EachCouncil(p *Pass, do func(o *library.Player, council *adventures.Council, ptr string)) {
	if !IsLore(p) {
		return // adventure/medieval-lore reports councils in a Medieval adventure
	}
	for _, o := range Parties(p) {
		if ptr := o.Ptr + "/council"; o.Council != nil && p.Doc.Clean(ptr) {
			do(&o, o.Council, ptr)
		}
	}
}

// Payee is a creature that takes levels of its player's council.
type Payee struct {
	Name  string
	Ptr   string
	Level int
}

// Payees lists the creatures that take levels of a player's council. Some are on the field; others may come
// from the player's lairs, which pay for them before they come.
func Payees(p *Pass, o *library.Player) []Payee {
	var out []Payee
	for _, u := range p.Linked.UnitsOf(o) {
		if u.Row != nil && u.Row.Creature() {
			out = append(out, Payee{u.Type, u.Ptr, u.Row.Level})
		}
	}
	return append(out, Waiting(p, o)...)
}

// CreatureLevels adds up the levels that creatures take of a player's council.
func CreatureLevels(p *Pass, o *library.Player) int {
	n := 0
	for _, c := range Payees(p, o) {
		n += c.Level
	}
	return n
}
