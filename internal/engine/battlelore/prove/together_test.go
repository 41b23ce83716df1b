package prove_test

import (
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"

	"pgregory.net/rapid"
)

// table lays the boxes of Organized mode out.
func table(t testing.TB, boxes ...string) *pieces.Pool {
	pool, refused := pieces.NewPool(rulebook.Base(), true, [boards.Camps][]string{boxes, boxes})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return pool
}

// taken takes the units of a draw of one type or colour, one after the other, and gives them back. It returns the
// plain figures taken and the number of units that could not be raised. before takes other units first.
func taken(
	pool *pieces.Pool, camp boards.Camp, units []*rulebook.Unit, before func() (undo func()),
) (figures, lacks int) {
	defer before()()
	for _, u := range units {
		if pool.Of(u) == nil {
			lacks++
			continue
		}
		had := pool.Left(camp, u)
		b, ok := pool.Take(camp, u)
		if !ok {
			lacks++
			continue
		}
		spent := had - pool.Left(camp, u)
		figures += spent
		defer pool.GiveBack(camp, u, b, pool.Of(u).Each)
	}
	return figures, lacks
}

func nothing() func() { return func() {} }

// takes makes a camp take units first.
func takes(pool *pieces.Pool, camp boards.Camp, units []*rulebook.Unit) func() func() {
	return func() func() {
		var back []func()
		for _, u := range units {
			if pool.Of(u) == nil {
				continue
			}
			if b, ok := pool.Take(camp, u); ok {
				back = append(back, func() { pool.GiveBack(camp, u, b, pool.Of(u).Each) })
			}
		}
		return func() {
			for i := len(back) - 1; i >= 0; i-- {
				back[i]()
			}
		}
	}
}

// only returns the units of a draw that are asked for.
func only(d draw, want func(*rulebook.Unit) bool) (out []*rulebook.Unit) {
	for _, u := range d.units {
		if want(u) {
			out = append(out, u)
		}
	}
	return out
}

// distinct removes duplicate lists of units with the same order of types.
func distinct(draws []draw, want func(*rulebook.Unit) bool) [][]*rulebook.Unit {
	known := map[string]bool{}
	var out [][]*rulebook.Unit
	for _, d := range draws {
		list := only(d, want)
		counts := map[string]byte{}
		for _, u := range list {
			counts[u.ID]++
		}
		key := ""
		for _, u := range rulebook.Base().Units.All() {
			key += string(rune('a' + counts[u.ID]))
		}
		if !known[key] {
			known[key] = true
			out = append(out, list)
		}
	}
	return out
}

// pairs compares the budget of two players with every pair of their draws, each played with the pieces themselves.
func pairs(t testing.TB, pool *pieces.Pool, sides []prove.Side) {
	c := prove.Together(pool, sides)
	var draws [2][]draw
	var hands [2][]*deck.Card
	for i, s := range sides {
		hands[i] = deck.Hand(s.Sets)
		draws[i] = everyDraw(hands[i])
	}
	for i := range c.Types {
		n := &c.Types[i]
		is := func(u *rulebook.Unit) bool { return u.ID == n.Unit.ID }
		sum := 0
		for side := range sides {
			share := &n.Shares[side]
			check(t, hands[side], draws[side], &share.Claim, n.Unit.ID, max(0, share.Units-1))
			// With unlimited figures only the bearers limit the units.
			figures, lacks := 0, 0
			for _, units := range distinct(draws[side], is) {
				rich := table(t, pool.Boxes...)
				if r := rich.Of(n.Unit); r != nil {
					r.Plain[0] += 1000
				}
				f, l := taken(rich, sides[side].Camp, units, nothing)
				figures, lacks = max(figures, f), max(lacks, l)
			}
			if figures != share.Takes || lacks != share.Beyond() {
				t.Errorf("%s: %d figures and %d units beyond, of all draws %d and %d", n.Unit.ID, share.Takes, share.Beyond(),
					figures, lacks)
			}
			sum += figures
		}
		if want := n.Plain - sum; n.Slack() != want {
			t.Errorf("%s: slack %d, of all pairs of draws %d", n.Unit.ID, n.Slack(), want)
		}
	}
	for _, tk := range c.Tokens {
		is := func(u *rulebook.Unit) bool { return u.Banner == tk.Banner.ID }
		me, other := sides[tk.Side].Camp, sides[1-tk.Side].Camp
		least, highest := 0, 0
		theirs := distinct(draws[1-tk.Side], is)
		for _, units := range distinct(draws[tk.Side], is) {
			_, l := taken(pool, me, units, nothing)
			least = max(least, l)
			for _, first := range theirs {
				_, l := taken(pool, me, units, takes(pool, other, first))
				highest = max(highest, l)
			}
		}
		if tk.Least != least || tk.Most != highest {
			t.Errorf("%s tokens of the %s: %d to %d, of all pairs of draws %d to %d", tk.Banner.ID, me, tk.Least, tk.Most,
				least, highest)
		}
	}
}

// CTA-ORG-01, CTA-ORG-02: the result for two players who share a pool equals the maximum over every pair of their
// draws.
func TestTogetherEqualsEveryPair(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	ships := deploytest.NewShipped()
	for _, ids := range [][4]string{
		{"pennant-a", "pennant-c", "pennant-b", "standard-a"}, {"standard-b", "standard-c", "pennant-a", "standard-a"},
	} {
		sets := ships.Sets(t, ids[:]...)
		pairs(t, table(t, "base", pieces.CallToArmsBox), []prove.Side{
			{Camp: boards.Pennant, Sets: sets[:2]}, {Camp: boards.Standard, Sets: sets[2:]},
		})
	}
	rapid.Check(t, func(rt *rapid.T) {
		var sides []prove.Side
		for camp := range boards.Camp(boards.Camps) {
			set, faults := deck.Link(deploytest.AnyDefinition(rt, "standard", camp, 8), rulebook.Base())
			if len(faults) > 0 {
				rt.Fatal(faults[0].Message())
			}
			set.Cards = set.Cards[:5]
			sides = append(sides, prove.Side{Camp: camp, Sets: []*deck.Set{set}})
		}
		pairs(t, table(t, "base", pieces.CallToArmsBox), sides)
	})
}
