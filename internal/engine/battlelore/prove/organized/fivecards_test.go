package organized_test

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/testing/deploytest"
)

const tinyEpic = `
kind = "rulebook"
format = 1
id = "tiny"
name = "Tiny"
[[boxes]]
id = "tiny"
name = "Tiny"
sources = { all = "test" }
levy_tokens = { blue = 1, green = 1 }
stock = [
  { unit = "green-human-bow", camp = "pennant", units = 2, extra_bearers = 1 },
  { unit = "green-human-bow", camp = "standard", units = 1, extra_bearers = 1 },
  { unit = "blue-human-sword", camp = "pennant", units = 1 },
  { unit = "blue-human-sword", camp = "standard", units = 2 },
  { unit = "blue-human-horse", camp = "pennant", units = 1, extra_bearers = 1 },
  { unit = "blue-human-horse", camp = "standard", units = 1 },
]
`

// epicHand is cards that are not blank, behind them blank ones: five in all, and the two sets that they come out of.
type epicHand struct {
	cards []*deck.Card
	sets  []*deck.Set
	full  int // how many are not blank
}

func newEpicHand(t *testing.T, rules *rulebook.Rulebook, camp string, cards ...string) epicHand {
	t.Helper()
	h := epicHand{full: len(cards)}
	for i, letter := range []string{"t", "u"} {
		def := deploytest.Definition(camp)
		def.ID = camp + "-" + letter
		for j, text := range cards {
			if i == 0 {
				def.Cards[j].Rows = strings.Split(text, "/")
			}
		}
		set, faults := deck.Link(def, rules)
		for _, fault := range faults {
			t.Fatal(fault.Message())
		}
		h.sets = append(h.sets, set)
	}
	for i := range deploy.EpicCards {
		h.cards = append(h.cards, &h.sets[0].Cards[i])
	}
	return h
}

// layouts are the draws of a hand that differ: where each card that is not blank lies.
func (h *epicHand) layouts() []deck.Draw {
	var out []deck.Draw
	var lay func(slots [deploy.EpicCards]int, card int)
	lay = func(slots [deploy.EpicCards]int, card int) {
		if card > h.full {
			next := h.full
			for i := range slots {
				if slots[i] == 0 {
					next++
					slots[i] = next
				}
			}
			d := deck.Draw{Right: slots[0], Centre: slots[1], Left: slots[2], Reserve: slots[3], Scout: slots[4]}
			for i := range d.Of {
				d.Of[i] = h.sets[0].Def.ID
			}
			out = append(out, d)
			return
		}
		for i := range slots {
			if slots[i] == 0 {
				next := slots
				next[i] = card
				lay(next, card+1)
			}
		}
	}
	lay([deploy.EpicCards]int{}, 1)
	return out
}
