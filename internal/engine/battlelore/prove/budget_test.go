package prove_test

import (
	"slices"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"

	"pgregory.net/rapid"
)

// draw holds the units that one draw calls for, by type.
type draw struct {
	cards [4]*deck.Card // the Reserve last
	units []*rulebook.Unit
}

// everyDraw goes through every choice of four cards, each of them as the Reserve, and every two of its units.
func everyDraw(cards []*deck.Card) []draw {
	var out []draw
	for mask := range 1 << len(cards) {
		var four []*deck.Card
		for i, c := range cards {
			if mask>>i&1 == 1 {
				four = append(four, c)
			}
		}
		if len(four) != 4 {
			continue
		}
		for r, reserve := range four {
			guards := slices.Delete(slices.Clone(four), r, r+1)
			var units []*rulebook.Unit
			for _, g := range guards {
				for _, e := range g.Entries {
					units = append(units, e.Unit)
				}
			}
			d := draw{cards: [4]*deck.Card{guards[0], guards[1], guards[2], reserve}}
			e := reserve.Entries
			if len(e) < 2 {
				d.units = slices.Clone(units)
				for i := range e {
					d.units = append(d.units, e[i].Unit)
				}
				out = append(out, d)
				continue
			}
			for i := range e {
				for j := range i {
					d.units = append(slices.Clone(units), e[i].Unit, e[j].Unit)
					out = append(out, d)
				}
			}
		}
	}
	return out
}

// most is the largest number of units of a type that any draw calls for.
func most(draws []draw, unit string) (n int) {
	for _, d := range draws {
		sum := 0
		for _, u := range d.units {
			if u.ID == unit {
				sum++
			}
		}
		n = max(n, sum)
	}
	return n
}

// calledBy returns the units called when the cards of a claim are drawn as it says.
func calledBy(c *prove.Claim, unit string) int {
	n := 0
	for _, g := range c.Guards {
		for _, e := range g.Entries {
			if e.Unit.ID == unit {
				n++
			}
		}
	}
	reserve := 0
	for _, e := range c.Reserve.Entries {
		if e.Unit.ID == unit {
			reserve++
		}
	}
	return n + min(2, reserve)
}

// without returns cards with one unit of a type fewer on one card for each of the cuts.
func without(cards []*deck.Card, unit string, cuts []prove.Cut) []*deck.Card {
	out := slices.Clone(cards)
	for i, c := range out {
		for _, cut := range cuts {
			if cut.Card != c {
				continue
			}
			less := *c
			less.Entries = nil
			left := cut.Units
			for _, e := range c.Entries {
				if e.Unit.ID == unit && left > 0 {
					left--
					continue
				}
				less.Entries = append(less.Entries, e)
			}
			out[i] = &less
		}
	}
	return out
}

// check compares a claim with every draw.
func check(t testing.TB, cards []*deck.Card, draws []draw, c *prove.Claim, unit string, allowed int) {
	t.Helper()
	if want := most(draws, unit); c.Units != want || calledBy(c, unit) != want {
		t.Errorf("%s: %d, its draw calls for %d; of all draws %d", unit, c.Units, calledBy(c, unit), want)
	}
	shown := 0
	for _, h := range c.Holds {
		shown += h.Units
		if len(cards) > deck.CardsInSet {
			continue // the draws of a mixed deck are many
		}
		less := without(cards, unit, []prove.Cut{{Card: h.Card, Units: 1}})
		if eases := most(everyDraw(less), unit) < c.Units; eases != h.Eases {
			t.Errorf("%s: a unit off card %v eases: %t, of all draws %t", unit, h.Card.ID(), h.Eases, eases)
		}
	}
	for _, card := range cards {
		for _, e := range card.Entries {
			if e.Unit.ID == unit {
				shown--
			}
		}
	}
	if shown != 0 {
		t.Errorf("%s: %d units too many or too few are told of", unit, shown)
	}
	cuts := c.Cuts(allowed)
	if left := most(everyDraw(without(cards, unit, cuts)), unit); left > max(0, allowed) {
		t.Errorf("%s: after %v a draw still calls for %d, not %d", unit, cuts, left, allowed)
	}
}

// CTA-04: the result for a set equals the maximum over every draw of it.
func TestAloneEqualsEveryDraw(t *testing.T) {
	t.Parallel()
	one := func(t testing.TB, set *deck.Set, stock *pieces.Stock) {
		o := prove.Alone(set, stock)
		if o.Refused != nil {
			t.Fatal(o.Refused.Message())
		}
		cards := deck.Hand([]*deck.Set{set})
		draws := everyDraw(cards)
		for i := range o.Types {
			n := &o.Types[i]
			if len(n.Holds) == 0 {
				if most(draws, n.Unit.ID) != 0 || n.Slack() != stock.Units(n.Unit.ID) {
					t.Errorf("%s is not shown, and has %d", n.Unit.ID, n.Slack())
				}
				continue
			}
			check(t, cards, draws, &n.Claim, n.Unit.ID, stock.Units(n.Unit.ID))
			if n.Slack() != stock.Units(n.Unit.ID)-most(draws, n.Unit.ID) || (n.Short != nil) != (n.Slack() < 0) {
				t.Errorf("%s: slack %d, smallest %v", n.Unit.ID, n.Slack(), n.Short)
			}
		}
	}
	for _, set := range deploytest.NewShipped().Sets(t, "pennant-a", "pennant-b", "pennant-c", "standard-a") {
		stock, _ := pieces.NewStock(rulebook.Base(), set.Camp, deck.BoxesOf(set))
		one(t, set, stock)
	}
	if testing.Short() {
		return
	}
	rapid.Check(t, func(rt *rapid.T) {
		camp := boards.Camp(rapid.IntRange(0, 1).Draw(rt, "camp"))
		set, faults := deck.Link(deploytest.AnyDefinition(rt, "standard", camp, 8), rulebook.Base())
		if len(faults) > 0 {
			rt.Fatal(faults[0].Message())
		}
		stock, _ := pieces.NewStock(rulebook.Base(), camp, []string{"base"})
		o := prove.Alone(set, stock)
		cards := deck.Hand([]*deck.Set{set})
		draws := everyDraw(cards)
		for i := range o.Types {
			if n := &o.Types[i]; len(n.Holds) > 0 {
				check(t, cards, draws, &n.Claim, n.Unit.ID, stock.Units(n.Unit.ID))
			}
		}
	})
}

// fewest returns the fewest units to remove from counts so that no draw calls for more than allowed, by trying one at
// a time.
func fewest(counts []int, allowed int) int {
	best := -1
	var try func(i, taken int)
	try = func(i, taken int) {
		if best >= 0 && taken >= best {
			return
		}
		if i == len(counts) {
			c := slices.Sorted(slices.Values(counts))
			n := len(c)
			if c[n-1]+c[n-2]+c[n-3]+min(2, c[n-4]) <= allowed {
				best = taken
			}
			return
		}
		whole := counts[i]
		for counts[i] = whole; counts[i] >= 0; counts[i]-- {
			try(i+1, taken+whole-counts[i])
		}
		counts[i] = whole
	}
	try(0, 0)
	return best
}

// The cuts are minimal.
func TestCutsAreFewest(t *testing.T) {
	t.Parallel()
	u := rulebook.Base().Units.Get("blue-human-sword")
	rapid.Check(t, func(t *rapid.T) {
		set := &deck.Set{}
		counts := rapid.SliceOfN(rapid.IntRange(0, 5), 7, 7).Draw(t, "counts")
		for i, n := range counts {
			set.Cards = append(set.Cards, deck.Card{Number: i + 1, Entries: slices.Repeat([]deck.Entry{{Unit: u}}, n)})
		}
		allowed := rapid.IntRange(0, 12).Draw(t, "allowed")
		cards := deck.Hand([]*deck.Set{set})
		c := prove.ClaimOf(cards, u.ID)
		taken := 0
		for _, cut := range c.Cuts(allowed) {
			taken += cut.Units
		}
		if want := fewest(slices.Clone(counts), allowed); taken != want {
			t.Errorf("%v, %d allowed: %d taken, %d are enough", counts, allowed, taken, want)
		}
		if left := most(everyDraw(without(cards, u.ID, c.Cuts(allowed))), u.ID); left > allowed {
			t.Errorf("%v: %d left of %d", counts, left, allowed)
		}
	})
}
