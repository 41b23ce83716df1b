package narrate

import (
	"fmt"
	"strings"

	"muster/engine/runewars"
	"muster/engine/runewars/rulebook"
	"muster/engine/runewars/setup"
)

// seasonNames are what seasons are called.
var seasonNames = [runewars.Seasons]string{"spring", "summer", "fall", "winter"}

// Season is what a season is called.
func Season(s runewars.Season) string { return at(seasonNames[:], int(s), "no season") }

// orderNames are what the Order cards are called.
var orderNames = [runewars.Orders]string{
	"Garrison", "Strategize", "Mobilize", "Conquer", "Harvest", "Recruit", "Rally Support", "Acquire Power", "Fortify",
}

// Order is what an Order card is called, with its number.
func Order(o uint8) string { return fmt.Sprintf("%d %s", o, at(orderNames[:], int(o), "Order")) }

// orderRules are the rules of the Order cards.
var orderRules = [runewars.Orders]string{
	"RW-ORD-03", "RW-ORD-04", "RW-ORD-05", "RW-ORD-06", "RW-ORD-07", "RW-ORD-08", "RW-ORD-09", "RW-ORD-10", "RW-ORD-11",
}

// orderRule is the rule of an Order card; "" for none.
func orderRule(o uint8) string { return at(orderRules[:], int(o), "") }

// madeNames are what developments are called, by runewars.Made.
var madeNames = [runewars.MadeKinds]string{
	"no development", "a food development", "a wood development", "an ore development",
	"a Diplomat", "a Training Ground", "a defence",
}

// made is what a development in a seat's hands is called: its defence has a name of its own.
func (t *Narrator) made(seat, m uint8) string {
	if runewars.Made(m) == runewars.Defensive && int(seat) < len(t.game.Factions) {
		if name := t.game.Factions[seat].Defence.Name; name != "" {
			return name
		}
	}
	return at(madeNames[:], int(m), "a development")
}

// runeNames are what runes are called, by runewars.Rune.
var runeNames = [...]string{"no rune", "a false rune", "a dragon rune"}

// dial is what a dial is called.
func dial(d uint8) string { return at(rulebook.Dials(), int(d), "a resource") }

// destiny is what a symbol of destiny is called.
func destiny(d uint8) string { return at(rulebook.Destinies(), int(d), "no symbol") }

// at is an element of a list, or what stands for none.
func at(list []string, i int, none string) string {
	if i < 0 || i >= len(list) {
		return none
	}
	return list[i]
}

// Seat is what people call who plays a seat: the faction.
func (t *Narrator) Seat(seat uint8) string { return Seat(t.game, seat) }

// Seat is what people call who plays a seat of a game: the faction. Units that are nobody's are neutral units.
func Seat(g *setup.Game, seat uint8) string {
	switch {
	case int(seat) < len(g.Factions):
		return g.Factions[seat].Name
	case seat == runewars.Wild:
		return "neutral units"
	}
	return "nobody"
}

// Area is what people call an area of a game.
func Area(g *setup.Game, area uint8) string { return at(g.Areas, int(area), "nowhere") }

func (t *Narrator) area(area uint8) string { return Area(t.game, area) }

// unit is what people call a kind of unit of a seat.
func (t *Narrator) unit(seat, kind uint8) string {
	if int(seat) >= len(t.game.Kinds) {
		seat = 0 // neutral units have the same numbers for all
	}
	if list := t.game.Kinds[seat]; int(kind) < len(list) && list[kind] != nil {
		return list[kind].Name
	}
	return "unit"
}

// units counts units of a kind.
func (t *Narrator) units(seat, kind uint8, n int) string { return several(n, t.unit(seat, kind)) }

// several counts things by what one of them is called.
func several(n int, name string) string {
	if n != 1 {
		name = plural(name)
	}
	return fmt.Sprintf("%d %s", n, name)
}

// verb is what so many do.
func verb(word string, n int) string {
	if n == 1 {
		return word + "s"
	}
	return word
}

// plural is what several of a unit are called, as English has it.
func plural(name string) string {
	low := strings.ToLower(name)
	end := func(ends ...string) bool {
		for _, e := range ends {
			if strings.HasSuffix(low, e) {
				return true
			}
		}
		return false
	}
	switch {
	case end("man"):
		return name[:len(name)-2] + "en"
	case end("s", "x", "z", "ch", "sh"):
		return name + "es"
	case end("y") && !end("ay", "ey", "oy", "uy"):
		return name[:len(name)-1] + "ies"
	}
	return name + "s"
}

// city is what people call a city token.
func (t *Narrator) city(card uint8) string {
	if int(card) < len(t.game.Cities) {
		return t.game.Cities[card].Name
	}
	return "a city"
}

// names are those of a game, for the telling of its battle.
type names struct{ t *Narrator }

func (n names) Side(side uint8) string       { return n.t.Seat(n.t.sides[side&1]) }
func (n names) Unit(side, kind uint8) string { return n.t.unit(n.t.sides[side&1], kind) }

// Area is the area across a side of the one that is fought for.
func (n names) Area(side uint8) string {
	if around := n.t.game.Rules.Areas; int(n.t.contested) < len(around) && side < runewars.Sides {
		return n.t.area(around[n.t.contested].Next[side])
	}
	return "nowhere"
}

func (n names) Card(card uint8) string { return fateCard(n.t.game, card) }

// fateCard is what people call a Fate card.
func fateCard(g *setup.Game, card uint8) string {
	if int(card) < len(g.Fate) {
		return fmt.Sprint(g.Fate[card].Number)
	}
	return "?"
}
