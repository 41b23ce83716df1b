package prove_test

import (
	"math/big"
	"slices"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps/hex"

	"pgregory.net/rapid"
)

// spot is one number of a heat.
type spot struct {
	at  hex.Hex
	how events.Placing // 0 is a drowned mark
}

// explored returns the heat of one draw by playing every line of choices with the engine itself.
func explored(
	t *rapid.T,
	f *rulebook.Field,
	camp boards.Camp,
	sets [boards.Camps]*deck.Set,
	opts deploy.Options,
	d deck.Draw,
) map[spot]*big.Rat {
	out := map[spot]*big.Rat{}
	add := func(at hex.Hex, how events.Placing, chance *big.Rat) {
		k := spot{at, how}
		if out[k] == nil {
			out[k] = new(big.Rat)
		}
		out[k].Add(out[k], chance)
	}
	x := &deploytest.Explorer{}
	opts.Draw[camp] = &d
	opts.Draw[camp.Other()] = &deck.Draw{Right: 1, Centre: 2, Left: 3, Reserve: 4}
	opts.Policy[camp] = x
	for more := true; more; more = x.Next() {
		opts.Dice = &deploytest.Loaded{Winner: camp}
		played, refused := deploy.Impromptu(f, sets, opts)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		chance := x.Chance()
		for _, p := range played.Placed {
			if p.Camp == camp {
				add(p.Hex, p.How, chance)
			}
		}
		for _, s := range [...]boards.Section{boards.Right, boards.Centre, boards.Left} {
			for _, entry := range sets[camp].Card(d.Guard(s)).Entries {
				if h := f.Hexes.Card(camp, 0, s, entry.Rank, entry.File); f.Impassable.Has(h) {
					add(h, 0, chance)
				}
			}
		}
	}
	return out
}

// sparse keeps a handful of the hexes of both baselines, so that every line of choices can be played.
func sparse(t *rapid.T, ground map[string]string) {
	row := []string{"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"}
	kept := rapid.Permutation(row).Draw(t, "baseline")[:rapid.IntRange(0, 5).Draw(t, "kept")]
	for _, letter := range row {
		for _, n := range []string{"1", "9"} {
			ground[letter+n] = "R"
			if slices.Contains(kept, letter) {
				ground[letter+n] = "F"
			}
		}
	}
}

// CTA-02, CTA-06, CTA-09, CTA-09b: the expectation for a draw on each hex equals the result of playing every line of
// choices with equal weight.
func TestExpectEqualsEveryLineOfChoices(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		camp := boards.Camp(rapid.IntRange(0, 1).Draw(t, "camp"))
		ground := deploytest.AnyGround(t)
		sparse(t, ground)
		f := deploytest.LayFor(ground)
		var sets [boards.Camps]*deck.Set
		sets[camp], _ = deck.Link(deploytest.AnyDefinition(t, "standard", camp, 3), rulebook.Base())
		sets[camp.Other()], _ = deck.Link(deploytest.Definition(camp.Other().String()), rulebook.Base())
		opts := deploy.Options{Reserve: rapid.SampledFrom([]string{"two", "all"}).Draw(t, "reserve")}
		cards := rapid.Permutation([]int{1, 2, 3, 4, 5, 6, 7}).Draw(t, "draw")
		d := deck.Draw{Right: cards[0], Centre: cards[1], Left: cards[2], Reserve: cards[3]}
		heat, refused := prove.Expect(f, camp, sets[camp], opts, d)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		want := explored(t, f, camp, sets, opts, d)
		for at := range heat.Hexes {
			w := &heat.Hexes[at]
			for how := range w.By {
				parts := w.By[how]
				if how == 0 {
					parts = w.Drowned
				}
				expected := want[spot{hex.Hex(at), events.Placing(how)}]
				if expected == nil {
					expected = new(big.Rat)
				}
				if got := heat.Share(parts); got.Cmp(expected) != 0 {
					t.Errorf("%s, how %d: %s, played %s", f.Hexes.Label(hex.Hex(at)), how, got, expected)
				}
			}
		}
	})
}

// CTA-05: the heat of a set is the mean over its 840 cases, and adds up to the counts of Enumerate.
func TestExpectIsTheMeanOfAllCases(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	f := deploytest.Lay(t, deploytest.Nasty())
	sets := deploytest.Default(t)
	for camp, set := range sets {
		camp := boards.Camp(camp)
		reserve := [boards.Camps]string{deploycards.ReserveTwo, deploycards.ReserveAll}[camp]
		opts := deploy.Options{Reserve: reserve}
		whole, refused := prove.Expect(f, camp, set, opts)
		if len(refused) > 0 || whole.Cases != prove.Cases {
			t.Fatalf("refused %v", refused)
		}
		var single []*prove.Heat
		for _, d := range deploytest.Draws() {
			h, _ := prove.Expect(f, camp, set, opts, d)
			single = append(single, h)
		}
		mean := prove.MeanHeat(single...)
		if mean.Cases != prove.Cases || mean.Camp != camp {
			t.Errorf("the mean is of %d cases of camp %s", mean.Cases, mean.Camp)
		}
		standing, drowned := new(big.Int), new(big.Int)
		for at := range whole.Hexes {
			a, b := &whole.Hexes[at], &mean.Hexes[at]
			for how := range a.By {
				if whole.Share(a.By[how]).Cmp(mean.Share(b.By[how])) != 0 {
					t.Errorf(
						"%s: %s, mean %s",
						f.Hexes.Label(hex.Hex(at)),
						whole.Share(a.By[how]),
						mean.Share(b.By[how]),
					)
				}
			}
			if whole.Share(a.Drowned).Cmp(mean.Share(b.Drowned)) != 0 {
				t.Errorf(
					"%s: drowned %s, mean %s",
					f.Hexes.Label(hex.Hex(at)),
					whole.Share(a.Drowned),
					mean.Share(b.Drowned),
				)
			}
			if s := whole.Share(a.Standing()); s.Cmp(big.NewRat(1, 1)) > 0 {
				t.Errorf("%s: more than one unit stands there", f.Hexes.Label(hex.Hex(at)))
			}
			standing.Add(standing, a.Standing())
			drowned.Add(drowned, a.Drowned)
		}
		stock, _ := pieces.NewStock(f.Rules, camp, []string{"base"})
		n := deploytest.NewNaive(camp, set, deploytest.Nasty(), stock, reserve == deploycards.ReserveAll)
		var placed, wet int64
		for _, d := range deploytest.Draws() {
			c := n.Play(d)
			placed += int64(c.Called - c.Lost - c.NoRoom - c.Short)
			wet += int64(c.Displaced)
		}
		if wet == 0 {
			t.Error("nothing drowns: the example proves little")
		}
		// Of two units the naive count takes the worst choice, so that only whole Reserves can be compared.
		if got, want := whole.Share(
			standing,
		), big.NewRat(
			placed,
			prove.Cases,
		); reserve == deploycards.ReserveAll &&
			got.Cmp(want) != 0 {
			t.Errorf("%s units stand, counted %s", got, want)
		}
		if got, want := whole.Share(drowned), big.NewRat(wet, prove.Cases); got.Cmp(want) != 0 {
			t.Errorf("%s marks drown, counted %s", got, want)
		}
	}
}

// CTA-02, CTA-06: the observation of one deployment shows where its units stand and which marks they could not keep.
func TestObserve(t *testing.T) {
	f := deploytest.Lay(t, deploytest.Nasty())
	sets := deploytest.Default(t)
	d := deck.Draw{Right: 1, Centre: 3, Left: 6, Reserve: 2}
	var played []*deploy.Deployment
	for seed := range uint64(3) {
		p, refused := deploy.Impromptu(
			f,
			sets,
			deploy.Options{Seed: seed, Draw: [boards.Camps]*deck.Draw{boards.Standard: &d}},
		)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		played = append(played, p)
	}
	seen := prove.Observe(f, boards.Standard, played...)
	want, _ := prove.Expect(f, boards.Standard, sets[boards.Standard], deploy.Options{}, d)
	if seen.Cases != 3 || seen.PerMille(big.NewInt(2)) != 667 {
		t.Errorf("%d cases, two of three are %d in a thousand", seen.Cases, seen.PerMille(big.NewInt(2)))
	}
	drowned := 0
	for at := range seen.Hexes {
		got, exact := &seen.Hexes[at], &want.Hexes[at]
		if seen.Share(got.Drowned).Cmp(want.Share(exact.Drowned)) != 0 ||
			seen.Share(got.By[events.OnMark]).Cmp(want.Share(exact.By[events.OnMark])) != 0 {
			t.Errorf(
				"%s: seen %s on the mark and %s drowned",
				f.Hexes.Label(hex.Hex(at)),
				got.By[events.OnMark],
				got.Drowned,
			)
		}
		drowned += got.Drowned.Sign()
	}
	if drowned == 0 {
		t.Error("nothing drowns: the example proves little")
	}
}

func TestExpectRefuses(t *testing.T) {
	f := deploytest.Lay(t, nil)
	sets := deploytest.Default(t)
	for name, c := range map[string]struct {
		camp boards.Camp
		opts deploy.Options
		draw deck.Draw
		kind pieces.RefusalKind
	}{
		"a set of the other camp": {boards.Standard, deploy.Options{}, deck.Draw{Right: 1, Centre: 2, Left: 3, Reserve: 4},
			pieces.WrongCamp},
		"an unknown box": {boards.Pennant, deploy.Options{Boxes: []string{"bse"}}, deck.Draw{Right: 1, Centre: 2,
			Left: 3, Reserve: 4}, pieces.UnknownBox},
		"a card twice": {boards.Pennant, deploy.Options{}, deck.Draw{Right: 1, Centre: 1, Left: 3, Reserve: 4},
			pieces.BadDraw},
		"no such card": {boards.Pennant, deploy.Options{}, deck.Draw{Right: 9, Centre: 1, Left: 3, Reserve: 4},
			pieces.BadDraw},
		"no such zone": {boards.Pennant, deploy.Options{Zone: 7}, deck.Draw{Right: 9, Centre: 1, Left: 3,
			Reserve: 4}, pieces.UnknownZone},
	} {
		h, refused := prove.Expect(f, c.camp, sets[boards.Pennant], c.opts, c.draw)
		if h != nil || len(refused) != 1 || refused[0].Kind != c.kind {
			t.Errorf("%s: %v, %+v", name, h, refused)
		}
	}
	if prove.MeanHeat() != nil {
		t.Error("the mean of no heats is a heat")
	}
}

func BenchmarkExpect(b *testing.B) {
	f := deploytest.Lay(b, deploytest.Nasty())
	set := deploytest.Default(b)[boards.Pennant]
	b.ReportAllocs()
	for b.Loop() {
		if _, refused := prove.Expect(f, boards.Pennant, set, deploy.Options{}); refused != nil {
			b.Fatal(refused)
		}
	}
}
