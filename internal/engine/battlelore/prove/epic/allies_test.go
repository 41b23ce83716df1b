package epic_test

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// alliedClass is an AlliesClass as the naive count has it.
type alliedClass struct {
	cases, worst, total, called int
	witness                     [2]deck.Draw
}

func (c *alliedClass) note(d [2]deck.Draw, called, units int) {
	if units == 0 {
		return
	}
	c.cases++
	c.total += units
	c.worst = max(c.worst, units)
	if c.cases == 1 || called < c.called ||
		called == c.called && strings.Compare(fmt.Sprint(d), fmt.Sprint(c.witness)) < 0 {
		c.witness, c.called = d, called
	}
}

func (c *alliedClass) check(t *testing.T, name string, got epic.AlliesClass) {
	t.Helper()
	if got.Cases != c.cases || got.Worst != c.worst || got.Total != c.total {
		t.Errorf("%s: %d cases, worst %d, total %d; counted %d, %d and %d",
			name, got.Cases, got.Worst, got.Total, c.cases, c.worst, c.total)
	}
	if (got.Witness == nil) != (c.cases == 0) {
		t.Errorf("%s: witness %v of %d cases", name, got.Witness, c.cases)
	} else if got.Witness != nil && *got.Witness != c.witness {
		t.Errorf("%s: witness %v, counted %v", name, *got.Witness, c.witness)
	}
}

// VAR-ER-01, VAR-ER-02, VAR-ER-03: for any two sets on any ground, the count equals going through both players' draws
// one by one.
func TestEnumerateAlliesEqualsNaiveCases(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	seen := [4]bool{}
	for seed := range 2 {
		s := deploytest.AlliedScenes(4).Example(seed)
		sets := [2]*deck.Set{deploytest.Link(t, s.Defs[0]), deploytest.Link(t, s.Defs[1])}
		var pairs [boards.Camps][][2]*deck.Set
		pairs[s.Camp] = [][2]*deck.Set{sets}
		r := epic.EnumerateAllies(deploytest.LayEpic(s.Ground), pairs[0], pairs[1], deploy.Options{})
		if len(r.Refused) > 0 {
			t.Fatal(r.Refused[0].Message())
		}
		got := r.Camps[s.Camp][0]
		stock, _ := pieces.NewStock(rulebook.Base(), s.Camp, []string{"base"})
		n := deploytest.NewNaiveCamp(s.Camp, s.Ground, stock)
		var units [2][8][]deploytest.NaiveUnit
		for ally, set := range sets {
			for i := 1; i <= 7; i++ {
				units[ally][i] = n.Units(set, i)
			}
		}
		var classes [4]alliedClass
		green := map[[2]int]int{}
		var types [16][2]int // cases in which a type runs short, and the most of it
		ways := new(big.Int)
		for _, red := range trios() {
			for _, blue := range trios() {
				d := [2]deck.Draw{red, blue}
				cards := deploytest.AlliedCards(sets, units, d)
				called := 0
				for _, c := range cards {
					called += len(c.Units)
				}
				o := n.Allied(cards)
				for i, n := range [4]int{o.Displaced, o.Yielded, o.Lost, o.Short} {
					classes[i].note(d, called, n)
				}
				for kind, m := range o.Missing {
					if m > 0 {
						types[kind][0]++
						types[kind][1] = max(types[kind][1], m)
					}
				}
				green[o.Green]++
				ways.Add(ways, big.NewInt(o.Ways))
			}
		}
		for i, class := range []epic.AlliesClass{got.Displaced, got.Yielded, got.Lost, got.Short} {
			classes[i].check(t, []string{"displaced", "yielded", "lost", "short"}[i], class)
			seen[i] = seen[i] || class.Cases > 0
		}
		for red, list := range got.Green {
			for blue, cases := range list {
				if cases != green[[2]int{red, blue}] {
					t.Errorf(
						"seed %d: %d cases with %d and %d green units, counted %d",
						seed,
						cases,
						red,
						blue,
						green[[2]int{red, blue}],
					)
				}
				delete(green, [2]int{red, blue})
			}
		}
		if len(green) > 0 {
			t.Errorf("seed %d: green units left out: %v", seed, green)
		}
		for _, ty := range got.Types {
			kind := n.Types[ty.Unit.ID]
			if types[kind] != [2]int{ty.Cases, ty.Worst} {
				t.Errorf("seed %d: %s runs short %+v, counted %v", seed, ty.Unit.ID, ty, types[kind])
			}
			types[kind] = [2]int{}
		}
		if types != [16][2]int{} {
			t.Errorf("seed %d: types that run short left out: %v", seed, types)
		}
		if got.Deployments.Cmp(ways) != 0 {
			t.Errorf("seed %d: %v deployments, counted %v", seed, got.Deployments, ways)
		}
	}
	if seen != [4]bool{true, true, true, true} {
		t.Errorf("classes that came up: %v", seen)
	}
}

// trios lists the 210 ways to lay three of seven cards out.
func trios() []deck.Draw {
	var out []deck.Draw
	for right := 1; right <= 7; right++ {
		for centre := 1; centre <= 7; centre++ {
			for left := 1; left <= 7; left++ {
				if right != centre && centre != left && left != right {
					out = append(out, deck.Draw{Right: right, Centre: centre, Left: left})
				}
			}
		}
	}
	return out
}
