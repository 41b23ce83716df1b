package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
)

// seasonNames are the names of the seasons.
var seasonNames = [runewars.Seasons]string{"spring", "summer", "fall", "winter"}

// Season returns the name of a season.
func Season(s runewars.Season) string { return at(seasonNames[:], int(s), "no season") }

// orderNames are the names of the Order cards.
var orderNames = [runewars.Orders]string{
	"Garrison", "Strategize", "Mobilize", "Conquer", "Harvest", "Recruit", "Rally Support", "Acquire Power", "Fortify",
}

// Order returns the name of an Order card, with its number.
func Order(o uint8) string { return fmt.Sprintf("%d %s", o, at(orderNames[:], int(o), "Order")) }

// orderRules are the rules of the Order cards.
var orderRules = [runewars.Orders]string{
	"RW-ORD-03", "RW-ORD-04", "RW-ORD-05", "RW-ORD-06", "RW-ORD-07", "RW-ORD-08", "RW-ORD-09", "RW-ORD-10", "RW-ORD-11",
}

// orderRule is the rule of an Order card; "" for none.
func orderRule(o uint8) string { return at(orderRules[:], int(o), "") }

// madeNames are the names of developments, by runewars.Made.
var madeNames = [runewars.MadeKinds]string{
	"no development", "a food development", "a wood development", "an ore development",
	"a Diplomat", "a Training Ground", "a defence",
}

// made returns the name of a seat's development: its defence has its own name.
func (t *Narrator) made(seat, m uint8) string {
	if runewars.Made(m) == runewars.Defensive && int(seat) < len(t.game.Factions) {
		if name := t.game.Factions[seat].Defence.Name; name != "" {
			return name
		}
	}
	return at(madeNames[:], int(m), "a development")
}

// runeNames are the names of runes, by runewars.Rune.
var runeNames = [...]string{"no rune", "a false rune", "a dragon rune"}

// dial returns the name of a dial.
func dial(d uint8) string { return at(rulebook.Dials(), int(d), "a resource") }

// destiny returns the name of a symbol of destiny.
func destiny(d uint8) string { return at(rulebook.Destinies(), int(d), "no symbol") }

// at returns an element of a list, or none.
func at(list []string, i int, none string) string {
	if i < 0 || i >= len(list) {
		return none
	}
	return list[i]
}

// Seat names the player of a seat: the faction.
func (t *Narrator) Seat(seat uint8) string { return Seat(t.game, seat) }

// Seat names the player of a game's seat: the faction. Units without an owner are neutral units.
func Seat(g *setup.Game, seat uint8) string {
	switch {
	case int(seat) < len(g.Factions):
		return g.Factions[seat].Name
	case seat == runewars.Wild:
		return "neutral units"
	}
	return "nobody"
}

// Area returns the name of an area of a game.
func Area(g *setup.Game, area uint8) string { return at(g.Areas, int(area), "nowhere") }

func (t *Narrator) area(area uint8) string { return Area(t.game, area) }

// unit returns the name of a seat's kind of unit.
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
func (t *Narrator) units(seat, kind uint8, n int) string { return Several(n, t.unit(seat, kind)) }

// Several words a number of things with this singular name.
func Several(n int, name string) string {
	if n != 1 {
		name = plural(name)
	}
	return fmt.Sprintf("%d %s", n, name)
}

// verb returns a verb for a number.
func verb(word string, n int) string {
	if n == 1 {
		return word + "s"
	}
	return word
}

// plural returns the English plural of a unit's name.
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

// city returns the name of a city token.
func (t *Narrator) city(card uint8) string {
	if int(card) < len(t.game.Cities) {
		return t.game.Cities[card].Name
	}
	return "a city"
}

// names are those of a game, for wording its battle.
type names struct{ t *Narrator }

func (n names) Side(side uint8) string       { return n.t.Seat(n.t.sides[side&1]) }
func (n names) Unit(side, kind uint8) string { return n.t.unit(n.t.sides[side&1], kind) }

// Area is the area across a side of the battle's area.
func (n names) Area(side uint8) string {
	if around := n.t.game.Rules.Areas; int(n.t.contested) < len(around) && side < runewars.Sides {
		return n.t.area(around[n.t.contested].Next[side])
	}
	return "nowhere"
}

func (n names) Card(card uint8) string { return fateCard(n.t.game, card) }

// fateCard returns the name of a Fate card.
func fateCard(g *setup.Game, card uint8) string {
	if int(card) < len(g.Fate) {
		return fmt.Sprint(g.Fate[card].Number)
	}
	return "?"
}
