package battlelore_test

import (
	"strings"
	"testing"

	adventures "muster/internal/adventures/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/testing/sheettest"
	"muster/maps"
)

// novelties are custom rows: used and unused ones of the small adventure.
const novelties = `
kind   = "rulebook"
format = 1
id     = "novelties"
name   = "Novelties"

[[ground]]
id      = "woods"
name    = "Deep woods"
house   = ["pass", "stop", "cap_in", "sight", "box", "tile"]
symbol  = "W"
pass    = true
stop    = true
cap_in  = 1
sight   = "block"
box     = "base"
tile    = "woods"

[[weapons]]
id     = "javelin"
name   = "Javelin"
house  = ["kind", "range", "strike_from", "strike_to"]
kind   = "missile"
range  = 2
strike_from = 1
strike_to   = 2

[[units]]
id     = "green-human-bow"
name   = "Fen runners"
house  = ["race", "banner", "class", "weapon", "box"]
race   = "human"
banner = "green"
class  = "foot"
weapon = "javelin"
box    = "base"

[[units]]
id     = "green-fen-rider"
name   = "Fen riders"
house  = ["race", "banner", "class", "weapon", "box"]
race   = "human"
banner = "green"
class  = "mounted"
weapon = "javelin"
box    = "base"

[[command_cards]]
id       = "last-light"
name     = "Last Light"
house    = ["kind", "copies", "fallback", "effects"]
kind     = "tactic"
copies   = 2
fallback = 1
effects  = [ { do = "order", count = 3, classes = ["foot"] } ]

[[command_cards]]
id     = "battlelore"
name   = "BattleLore"
kind   = "tactic"
copies = 0

[[lore_cards]]
id      = "glow-worms"
name    = "Glow-worms"
house   = ["class", "number", "cost", "window", "target", "effects"]
class   = "rogue"
number  = 16
cost    = 2
window  = "x-fight"
target  = { what = "attacker" }
effects = [ { do = "grant", stat = "dice", n = [-1, -1, -2], until = "roll" } ]
text    = "The attacking enemy unit rolls 1 / 1 / 2 dice less."
`

// TestNewInTheAdventure checks that the sheet describes custom cards, and custom units and terrain if present.
func TestNewInTheAdventure(t *testing.T) {
	d := fixture(t, "mill.map.toml")
	m := maps.New(d)
	f := rulebook.LinkField(m, rulebook.Base().Extend(d).Extend(load(t, "novelties.rulebook.toml", []byte(novelties))))
	a := adventures.New(fixture(t, "mill.adventure.toml"))
	md := strings.Join(strings.Fields(string(adventurePage(a, f, options()).Markdown())), " ")
	sheettest.InOrder(
		t,
		"new",
		md,
		"## New in this adventure",
		"**Fen runners:** human green foot javelin",
		"Javelin: missile, range 2, bonus strikes hit at 1 to 2.",
		"**Deep woods:** stop, at most 1 die into it, no sight through it.",
		"**BattleLore** is left out of the Command deck.",
		"**Last Light**, a Command card: tactic card, 2 copies",
		"**Glow-worms**, a Lore card, Rogue, for 2 tokens; Reaction: attacker and target are named, before the roll. The "+
			"attacking enemy unit rolls 1 / 1 / 2 dice less.",
		"Three numbers on a Lore card",
	)
	if strings.Contains(md, "Fen riders") {
		t.Error("a unit that is in no army is told of")
	}
	a.Type, a.Landmarks = "medieval", nil
	md = string(adventurePage(a, f, options()).Markdown())
	if strings.Contains(md, "Glow-worms") || !strings.Contains(md, "Last Light") {
		t.Error("a Medieval battle has Command cards and no Lore cards")
	}
	for name, page := range pages(t) {
		if strings.Contains(string(page.Markdown()), "New in this adventure") {
			t.Errorf("%s: nothing is new, and something is told of", name)
		}
	}
}
