package prove

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
)

// Claim is the number of units of a type that the worst draw of some cards calls for, and the cards that show it.
type Claim struct {
	Load
	Holds []Hold // the most first
}

// Hold is a card that shows a unit type.
type Hold struct {
	*deck.Card
	Units int  `json:"units"`
	Drawn bool `json:"drawn"` // the worst draw has it
	Eases bool `json:"eases"` // with one unit fewer on it the worst draw calls for one fewer
}

// claimOf returns the claim of a type on cards.
func claimOf(cards []*deck.Card, unit string) Claim {
	c := Claim{Load: Heaviest(cards, unit)}
	for _, card := range cards {
		if n := UnitsOf(card, unit); n > 0 {
			c.Holds = append(c.Holds, Hold{Card: card, Units: n, Drawn: c.Has(card)})
		}
	}
	slices.SortStableFunc(c.Holds, func(a, b Hold) int { return b.Units - a.Units })
	for i := range c.Holds {
		less := c.counts()
		less[i]--
		c.Holds[i].Eases = Worst(less) < c.Units
	}
	return c
}

// counts returns the units by hold, followed by cards that show none.
func (c *Claim) counts() []int {
	out := make([]int, len(c.Holds), len(c.Holds)+deck.CardsDrawn)
	for i, h := range c.Holds {
		out[i] = h.Units
	}
	return append(out, make([]int, deck.CardsDrawn)...)
}

// Worst returns the units that the worst draw calls for, by the units on each card.
func Worst(counts []int) int {
	c := slices.Clone(counts)
	slices.SortFunc(c, func(a, b int) int { return b - a })
	return c[0] + c[1] + c[2] + min(deck.ReserveCalled, c[3])
}

// Cut is a number of units to remove from a card.
type Cut struct {
	*deck.Card
	Units int `json:"units"`
}

// Cuts returns the fewest units to remove from cards so that no draw calls for more than most of the type. The three
// cards with the most units keep some, and all others show at most as many as the fourth may. Each number for the
// fourth is tried.
func (c *Claim) Cuts(most int) []Cut {
	if c.Units <= most {
		return nil
	}
	counts := c.counts()
	first := counts[0] + counts[1] + counts[2]
	cost, best := -1, 0
	for fourth := 0; fourth <= counts[3]; fourth++ {
		keep := min(first, most-min(deck.ReserveCalled, fourth))
		if keep < 3*fourth {
			break
		}
		n := first - keep
		for _, units := range counts[3:] {
			n += max(0, units-fourth)
		}
		if cost < 0 || n <= cost {
			cost, best = n, fourth
		}
	}
	left := slices.Clone(counts)
	for i := 3; i < len(left); i++ {
		left[i] = min(left[i], best)
	}
	for Worst(left) > most {
		top := 0
		for i := 1; i < 3; i++ {
			if left[i] >= left[top] {
				top = i
			}
		}
		left[top]--
	}
	var out []Cut
	for i, h := range c.Holds {
		if n := h.Units - left[i]; n > 0 {
			out = append(out, Cut{h.Card, n})
		}
	}
	return out
}
