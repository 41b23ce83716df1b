package deploycheck

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// supply is the stock of one unit type in Organized mode: bearers by camp, all other figures in common (CTA-ORG-01,
//
type supply struct {
	unit    *rulebook.Unit
	each    int               // figures per unit
	bearers [boards.Camps]int // including made ones; none for a creature, which needs none (BL-CRE-04)
	ready   [boards.Camps]int // bearers that are not plain figures with a loose banner
	plain   int
}

func supplyOf(rules *rulebook.Rulebook, u *rulebook.Unit, boxes []string) supply {
	s := supply{unit: u, each: rules.Figures(u), plain: rules.Plain(u.ID, boxes)}
	for _, camp := range camps {
		own := rules.Stock(camp.String(), u.ID, boxes)
		s.bearers[camp], s.ready[camp] = rules.Bearers(camp.String(), u.ID, boxes), own.Units+own.Bearers
	}
	return s
}

// lack returns the unmet demand of two camps' Guards for a type: units without a bearer by camp, and a lower bound of
// units without figures. The order of the wings determines which camp these affect (CTA-ORG-04).
func (s *supply) lack(want [boards.Camps]int) (bearers [boards.Camps]int, figures int) {
	plain := 0
	for _, camp := range camps {
		if s.unit.Creature() {
			plain += want[camp] * s.each
			continue
		}
		led := min(want[camp], s.bearers[camp])
		bearers[camp] = want[camp] - led
		plain += led*(s.each-1) + max(0, led-s.ready[camp])
	}
	if over := plain - s.plain; over > 0 {
		figures = (over + s.each - 1) / s.each // a unit that is not made frees at most this many
	}
	return bearers, figures
}

// demand is the number of units of each scarce type in some draws of a hand.
type demand struct {
	want  []int // by index in pressure.types
	trios int64 // number of Guard selections with this demand
	cards [boards.SectionCount]*deck.Card
	held  *deck.Card
	units int // of cards, the smallest such trio
}

// hand returns a player's cards as demands, and the maximum demand for each type.
func hand(cards []*deck.Card, types []*rulebook.Unit) []demand {
	place := make(map[string]int, len(types))
	for i, u := range types {
		place[u.ID] = i
	}
	of := make([][]int, len(cards))
	for i, c := range cards {
		of[i] = make([]int, len(types))
		for j := range c.Entries {
			if t, ok := place[c.Entries[j].Unit.ID]; ok {
				of[i][t]++
			}
		}
	}
	var out []demand
	known := map[string]int{}
	key := make([]byte, len(types))
	for a := range cards {
		for b := a + 1; b < len(cards); b++ {
			for c := b + 1; c < len(cards); c++ {
				for t := range types {
					key[t] = byte(of[a][t] + of[b][t] + of[c][t])
				}
				units := len(cards[a].Entries) + len(cards[b].Entries) + len(cards[c].Entries)
				i, seen := known[string(key)]
				if !seen {
					i = len(out)
					known[string(key)] = i
					out = append(out, demand{want: make([]int, len(types)), units: units + 1})
					for t := range types {
						out[i].want[t] = int(key[t])
					}
				}
				d := &out[i]
				d.trios++
				if units < d.units {
					d.units, d.cards, d.held = units, [boards.SectionCount]*deck.Card{
						cards[a],
						cards[b],
						cards[c],
					}, spare(
						cards,
						a,
						b,
						c,
					)
				}
			}
		}
	}
	return out
}

// spare returns the first card that is not one of three.
func spare(cards []*deck.Card, a, b, c int) *deck.Card {
	for i, card := range cards {
		if i != a && i != b && i != c {
			return card
		}
	}
	return nil
}
