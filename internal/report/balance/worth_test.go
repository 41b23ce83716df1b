package balance

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
)

// valued is a game in which both sides win a half. Without a thing its side wins so many thousandths less.
func valued(list []policy.Thing, less map[string]int) *Game {
	g := simulated(nil)
	g.Things = func(Scenario) []policy.Thing { return list }
	g.Sparing = func() Sparer {
		return func(_ context.Context, _ Scenario, game Ref, thing *policy.Thing) (sweep.Game, error) {
			share := thousand / 2
			if thing != nil && thing.Side == 0 {
				share -= less[thing.Name]
			} else if thing != nil {
				share += less[thing.Name]
			}
			chance := engine.NewRand(game.Seed, game.Players[0])
			if chance.IntN(thousand) < share {
				return sweep.Game{Points: inference.Won}, nil
			}
			return sweep.Game{Points: inference.Lost}, nil
		}
	}
	return g
}

// TestWorth checks the differences of things of both sides, their order, and that the answer is the same for any
// number of workers.
func TestWorth(t *testing.T) {
	g := valued([]policy.Thing{
		{Side: 0, Kind: policy.OfUnits, Name: "Knaves"}, {Side: 0, Kind: policy.OfUnits, Name: "Bowmen"},
		{Side: 1, Kind: policy.OfObjectives, Name: "the bridge"},
	}, map[string]int{"Bowmen": 90, "the bridge": 200})
	answer := func(workers int) (*WorthAnswer, string) {
		a, err := g.Worth(t.Context(), WorthQuestion{
			Entry: entryOf("even"), Players: []string{"greedy"}, Games: 2000, Seed: 1, Workers: workers,
		})
		if err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal(a.JSON())
		if err != nil {
			t.Fatal(err)
		}
		return a, strings.Join(a.Lines(), "\n") + string(text)
	}
	a, want := answer(1)
	if _, got := answer(8); got != want {
		t.Errorf("with eight workers:\n%s\nwith one:\n%s", got, want)
	}
	for i, w := range []struct {
		without string
		by      int
		matters bool
	}{{"the bridge", -200, true}, {"Bowmen", -90, true}, {"Knaves", 0, false}} {
		got := a.Things[i]
		far := max(got.By.Thousandths-w.by, w.by-got.By.Thousandths)
		if got.Without != w.without || got.Matters != w.matters || far > 20 {
			t.Errorf("%+v, want %+v", got, w)
		}
	}
	text := strings.Join(strings.Fields(want), " ")
	for _, says := range []string{
		"most: without the bridge the Standards win", "without their Bowmen the Pennants win 41% (10 points less, 9 to 11)",
		"no difference shown: Pennants without Knaves",
	} {
		if !strings.Contains(text, says) {
			t.Errorf("%q is not in:\n%s", says, want)
		}
	}
}

// TestWorthInterrupted checks that an interrupted answer tells the finished pairs only.
func TestWorthInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	g := valued([]policy.Thing{{Kind: policy.OfUnits, Name: "Bowmen"}}, nil)
	a, err := g.Worth(ctx, WorthQuestion{Entry: entryOf("even"), Players: []string{"greedy"}, Games: 20, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(a.Lines(), "\n")
	if _, whole := a.Finished(); whole || len(a.Things) > 0 || !strings.Contains(text, "no result yet") {
		t.Errorf("%+v", a)
	}
}

// TestWorthWithin checks the interval in sentences.
func TestWorthWithin(t *testing.T) {
	for _, c := range []struct {
		by, low, high int
		want          string
	}{{-90, -121, -58, "6 to 12"}, {166, 33, 300, "3 to 30"}, {-70, -138, -2, "up to 14"}} {
		w := Worth{By: Difference{c.by, inference.Interval{Low: c.low, High: c.high}}}
		if got := w.within(); got != c.want {
			t.Errorf("%+v: %q, want %q", c, got, c.want)
		}
	}
}
