package epic_test

import (
	"cmp"
	"math/big"
	"slices"
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

// epicCount is an EpicCount as the naive count has it.
type epicCount struct {
	cases, worst, total int
	witness             deck.Draw
	called              int
}

func (c *epicCount) note(d deck.Draw, called, units int) {
	if units == 0 {
		return
	}
	c.cases++
	c.total += units
	c.worst = max(c.worst, units)
	before := cmp.Or(cmp.Compare(called, c.called), strings.Compare(d.String(), c.witness.String()))
	if c.cases == 1 || before < 0 {
		c.witness, c.called = d, called
	}
}

func (c *epicCount) check(t *testing.T, name string, got epic.Count) {
	t.Helper()
	if got.Cases != c.cases || got.Worst != c.worst || got.Total != c.total {
		t.Errorf("%s: %d cases, worst %d, total %d; counted %d, %d and %d",
			name, got.Cases, got.Worst, got.Total, c.cases, c.worst, c.total)
	}
	if (got.Witness == nil) != (c.cases == 0) {
		t.Errorf("%s: witness %v of %d cases", name, got.Witness, c.cases)
	} else if got.Witness != nil && got.Witness.Draw != c.witness {
		t.Errorf("%s: witness %v, counted %v", name, got.Witness.Draw, c.witness)
	}
}

// epicNaive counts a set over every case.
type epicNaive struct {
	sure, risk  [5]epicCount // back, displaced, lost, no room, short
	green       []*big.Rat
	deployments *big.Int
	types       [16][2]int // cases in which a type can be short, and the most of it
}

func countEpic(n *deploytest.NaiveCamp, set *deck.Set, zones []string) *epicNaive {
	out := &epicNaive{deployments: new(big.Int)}
	for range 64 {
		out.green = append(out.green, new(big.Rat))
	}
	var cards [8][]deploytest.NaiveUnit
	for i := 1; i <= 7; i++ {
		cards[i] = n.Units(set, i)
	}
	for _, zone := range zones {
		for scout := 1; scout <= 7; scout++ {
			places := n.ScoutGuards(cards[scout])
			for _, d := range deploytest.Draws() {
				if d.Right == scout || d.Centre == scout || d.Left == scout || d.Reserve == scout {
					continue
				}
				guards := [3][]deploytest.NaiveUnit{cards[d.Right], cards[d.Centre], cards[d.Left]}
				called := len(cards[scout]) + len(guards[0]) + len(guards[1]) + len(guards[2]) + len(cards[d.Reserve])
				var least, most [5]int
				var missing [16]int
				for i, p := range places {
					f := p.Field
					g := n.Guards(&f, zone, guards)
					noRoom, short, ways := n.Reserve(&f, cards[d.Reserve])
					out.green[f.Green].Add(out.green[f.Green], big.NewRat(1, int64(len(places))))
					out.deployments.Add(out.deployments, ways.Mul(ways, big.NewInt(g.Ways)))
					left := f.Left
					for _, u := range cards[d.Reserve] {
						left[u.Kind]--
					}
					for kind := range missing {
						m := p.Missing[kind] + g.Missing[kind] + max(0, -left[kind])
						missing[kind] = max(missing[kind], m)
					}
					units := [5]int{p.Back, g.Displaced, g.Lost, p.NoRoom + noRoom, p.Short + g.Short + short}
					for c, n := range units {
						if i == 0 || n < least[c] {
							least[c] = n
						}
						most[c] = max(most[c], n)
					}
				}
				for kind, m := range missing {
					if m > 0 {
						out.types[kind][0]++
						out.types[kind][1] = max(out.types[kind][1], m)
					}
				}
				draw := d
				draw.Scout = scout
				for c := range least {
					out.sure[c].note(draw, called, least[c])
					out.risk[c].note(draw, called, most[c])
				}
			}
		}
	}
	for _, g := range out.green {
		g.Quo(g, big.NewRat(int64(epic.Cases*len(zones)), 1))
	}
	return out
}

// VAR-EC-01, VAR-EC-02, VAR-EC-03, VAR-EC-04, R-267, R-270: for any set on any ground, the factored count of all cases
// equals going through every card, every choice for the Scout Guard and every call of the Reserve one by one.
func TestEnumerateEpicEqualsNaiveCases(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	seen := [5][2]bool{}
	for seed := range 8 {
		s := deploytest.EpicScenes(3, 4, 12).Example(seed)
		f := deploytest.LayEpic(s.Ground)
		set := deploytest.Link(t, s.Def)
		stock, _ := pieces.NewStock(rulebook.Base(), s.Camp, []string{"base"})
		lists := [boards.Camps][]*deck.Set{}
		lists[s.Camp] = []*deck.Set{set}
		opts := deploy.Options{Zone: deploy.FreeZone}
		zones := []string{"red", "blue"}
		if seed%3 > 0 {
			opts.Zone = seed%3 - 1
			zones = zones[opts.Zone : opts.Zone+1]
		}
		r := epic.Enumerate(f, lists[boards.Pennant], lists[boards.Standard], opts)
		if len(r.Refused) > 0 {
			t.Fatal(r.Refused[0].Message())
		}
		got := r.Sets[s.Camp][0]
		n := deploytest.NewNaiveCamp(s.Camp, s.Ground, stock)
		if seed == 7 { // a board whose Scout Guard stands on the baseline
			board := *f.Board
			board.Setup.ScoutGuard = board.Setup.Baseline
			f.Board = &board
			n.Row = slices.Concat(n.Base[0], n.Base[1], n.Base[2])
			r = epic.Enumerate(f, lists[boards.Pennant], lists[boards.Standard], opts)
			got = r.Sets[s.Camp][0]
		}
		want := countEpic(n, set, zones)
		for i, class := range []epic.Class{got.Back, got.Displaced, got.Lost, got.NoRoom, got.Short} {
			name := []string{"back", "displaced", "lost", "no room", "short"}[i]
			want.sure[i].check(t, "sure "+name, class.Sure)
			want.risk[i].check(t, "risk "+name, class.Risk)
			seen[i][0] = seen[i][0] || class.Sure.Cases > 0
			seen[i][1] = seen[i][1] || class.Risk.Cases > class.Sure.Cases
		}
		for g, odds := range want.green {
			if g < len(got.Green) && got.Green[g].Rat().Cmp(odds) != 0 || g >= len(got.Green) && odds.Sign() > 0 {
				t.Errorf("seed %d: the chance of %d green units is %v, counted %v", seed, g, got.Green, odds)
			}
		}
		short := 0
		for _, ty := range got.Types {
			if kind := n.Types[ty.Unit.ID]; want.types[kind] != [2]int{ty.Cases, ty.Worst} || ty.Stock != n.Stock[kind] {
				t.Errorf("seed %d: %s runs short %+v, counted %v", seed, ty.Unit.ID, ty, want.types[kind])
			}
			short++
		}
		for _, counted := range want.types {
			if counted[0] > 0 {
				short--
			}
		}
		if short != 0 {
			t.Errorf("seed %d: types that run short %+v, counted %v", seed, got.Types, want.types)
		}
		if got.Deployments.Cmp(want.deployments) != 0 {
			t.Errorf("seed %d: %v deployments, counted %v", seed, got.Deployments, want.deployments)
		}
	}
	for i, s := range seen {
		if !s[0] || i > 0 && i < 3 && !s[1] {
			t.Errorf("class %d did not come up: %v", i, s)
		}
	}
}
