package prove_test

import (
	"math/big"
	"slices"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// explore plays every line of a camp's decisions in all 840 cases and counts the different outcomes by green units.
// The other camp's set decides, with the dice, whether the camp moves first.
func explore(
	t *testing.T,
	f *rulebook.Field,
	camp boards.Camp,
	sets [boards.Camps]*deck.Set,
	reserve string,
	first bool,
) map[int]int64 {
	t.Helper()
	counts := map[int]int64{}
	winner := camp
	if !first {
		winner = camp.Other()
	}
	for _, draw := range deploytest.Draws() {
		seen := map[[12]int]bool{}
		x := &deploytest.Explorer{}
		for more := true; more; more = x.Next() {
			opts := deploy.Options{Reserve: reserve, Dice: &deploytest.Loaded{Winner: winner}}
			opts.Draw[camp], opts.Policy[camp] = &draw, x
			opts.Draw[camp.Other()] = &deck.Draw{Right: 1, Centre: 2, Left: 3, Reserve: 4}
			d, refused := deploy.Impromptu(f, sets, opts)
			if len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			if (d.First == camp) != first {
				t.Fatalf("%s moves first", d.First)
			}
			var key [12]int // the units, in any order
			n := 0
			for _, p := range d.Placed {
				if p.Camp == camp {
					key[n] = int(p.Hex)*1000 + p.Card.Number*100 + p.Entry.Rank*10 + p.Entry.File
					n++
				}
			}
			slices.Sort(key[:])
			if !seen[key] {
				seen[key] = true
				counts[d.Green[camp]]++
			}
		}
	}
	return counts
}

// tiny are two sets small enough to play every line; the Pennants' breaks CTA-04.
func tiny() (pennant, standard [][]string) {
	pennant = [][]string{
		{"gb . . sp", ". . .", ". . . .", ". rs ."},
		{". . . sp", ". . .", ". . . .", ". . ."},
		{"hb . . .", ". . .", ". . . hb", ". . ."},
		{". . . .", "gg . .", ". . . .", ". . bs"},
		nil,
		nil,
		{"bs . . .", ". . .", ". . . .", ". . ."},
	}
	standard = [][]string{
		{"dc . . .", ". . .", ". . . .", ". rs ."},
		{"dr dr . .", ". . .", ". . . .", ". . ."},
		{". . . .", ". . .", ". dc . .", "dr . bs"},
		nil,
		{". . . .", ". . .", ". . . .", "gb . ."},
		nil,
		{". . . .", ". ds .", ". . . .", ". . ."},
	}
	return pennant, standard
}

// The number of deployments equals the number of different outcomes over every decision of every case; a pairing's
// number groups them by the first player.
func TestDeploymentsEqualPlayingThemAll(t *testing.T) {
	t.Parallel()
	ground := deploytest.Nasty()
	ground["C1"], ground["B9"] = "R", "R" // three vacant hexes on each baseline
	f := deploytest.Lay(t, ground)
	// The opponents: one without a green unit, and one with more than the camp ever has.
	none := [boards.Camps]*deck.Set{
		deploytest.Link(t, deploytest.Definition("pennant")),
		deploytest.Link(t, deploytest.Definition("standard")),
	}
	green := []string{". gb gb gb", "gb . .", ". . . .", ". . ."}
	many := none
	many[boards.Pennant] = deploytest.Link(
		t,
		deploytest.Definition("pennant", green, []string{". gg gg gg", ". gg .", ". . . .", ". . ."}),
	)
	many[boards.Standard] = deploytest.Link(
		t,
		deploytest.Definition("standard", green, []string{". dc dc dc", "dc . .", ". . . .", ". . ."}),
	)
	pc, sc := tiny()
	sets := [boards.Camps]*deck.Set{
		deploytest.Link(t, deploytest.Definition("pennant", pc...)),
		deploytest.Link(t, deploytest.Definition("standard", sc...)),
	}
	for _, reserve := range []string{deploycards.ReserveTwo, deploycards.ReserveAll} {
		t.Run(reserve, func(t *testing.T) {
			t.Parallel()
			r := prove.Enumerate(f, sets[:1], sets[1:], deploy.Options{Reserve: reserve})
			var first, second [boards.Camps]map[int]int64
			for camp := range boards.Camp(boards.Camps) {
				against := func(other *deck.Set) [boards.Camps]*deck.Set {
					both := sets
					both[camp.Other()] = other
					return both
				}
				first[camp] = explore(t, f, camp, against(none[camp.Other()]), reserve, true)
				second[camp] = first[camp] // CTA-09: two units for both players
				if reserve == deploycards.ReserveAll {
					second[camp] = explore(t, f, camp, against(many[camp.Other()]), reserve, false)
				}
				want := new(big.Int)
				for _, n := range first[camp] {
					want.Add(want, big.NewInt(n))
				}
				if got := r.Sets[camp][0].Deployments; got.Cmp(want) != 0 {
					t.Errorf("%s: %v deployments, played %v", camp, got, want)
				}
			}
			want := new(big.Int)
			add := func(a, b int64) {
				want.Add(want, new(big.Int).Mul(big.NewInt(a), big.NewInt(b)))
			}
			for p := range 15 {
				for s := range 15 {
					if p >= s {
						add(first[boards.Pennant][p], second[boards.Standard][s])
					}
					if p <= s {
						add(second[boards.Pennant][p], first[boards.Standard][s])
					}
				}
			}
			if got := r.Pairings[0].Deployments; got.Cmp(want) != 0 {
				t.Errorf("the pairing has %v deployments, played %v", got, want)
			}
		})
	}
}
