package deploy_test

import (
	"reflect"
	"slices"
	"testing"

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

// anySets draws a set of each camp.
func anySets(t *rapid.T, board string, most int) [boards.Camps]*deck.Set {
	var sets [boards.Camps]*deck.Set
	for camp := range boards.Camp(boards.Camps) {
		sets[camp], _ = deck.Link(deploytest.AnyDefinition(t, board, camp, most), rulebook.Base())
	}
	return sets
}

func anyOptions(t *rapid.T) deploy.Options {
	return deploy.Options{
		Seed:    rapid.Uint64().Draw(t, "seed"),
		Reserve: rapid.SampledFrom([]string{"", "two", "all"}).Draw(t, "reserve"),
	}
}

// Invariants of every deployment: BL-MOV-02 (no hex has two units), CTA-06 (none on impassable ground), CTA-02 and
// CTA-11 (marks, own rows), CTA-09 (two Reserve units), CTA-IMP-02 (no more of a type than the box has).
func TestImpromptuInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := rapid.SampledFrom([]string{"standard", "standard-l1"}).Draw(t, "board")
		f := deploytest.LayOn(board, deploytest.AnyGround(t))
		sets := anySets(t, board, 9)
		opts := anyOptions(t)
		d, refused := deploy.Impromptu(f, sets, opts)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		var taken hex.Set
		reserve := [boards.Camps]int{}
		placed := [boards.Camps]int{}
		types := [boards.Camps]map[string]int{{}, {}}
		for _, p := range d.Placed {
			label := f.Hexes.Label(p.Hex)
			if taken.Has(p.Hex) {
				t.Errorf("two units on %s", label)
			}
			taken.Add(p.Hex)
			if f.Impassable.Has(p.Hex) {
				t.Errorf("a unit stands in the river at %s", label)
			}
			row := f.Hexes.OwnRow(p.Camp, p.Hex)
			switch p.How {
			case events.OnMark:
				if row != p.Entry.Rank {
					t.Errorf("%s of rank %d stands on own row %d", label, p.Entry.Rank, row)
				}
			case events.Moved:
				if row != 1 || f.Hexes.Sections(p.Camp, p.Hex).Shared() {
					t.Errorf("a displaced unit went to %s", label)
				}
			case events.FromReserve:
				reserve[p.Camp]++
				if row != 1 || p.Card.Number != d.Draw[p.Camp].Reserve {
					t.Errorf("a Reserve unit of card %d went to %s", p.Card.Number, label)
				}
			}
			placed[p.Camp]++
			types[p.Camp][p.Unit.ID]++
			if got := d.At(p.Hex); got == nil || got.Entry != p.Entry {
				t.Errorf("%s is not where it was placed", label)
			}
		}
		for camp := range boards.Camp(boards.Camps) {
			checkCamp(t, f, d, camp, opts, placed[camp], reserve[camp], types[camp])
		}
	})
}

func checkCamp(
	t *rapid.T,
	f *rulebook.Field,
	d *deploy.Deployment,
	camp boards.Camp,
	opts deploy.Options,
	placed, reserve int,
	types map[string]int,
) {
	draw := d.Draw[camp]
	called := 0
	for _, n := range []int{draw.Right, draw.Centre, draw.Left} {
		called += len(d.Sets[camp].Card(n).Entries)
	}
	held := len(d.Sets[camp].Card(draw.Reserve).Entries)
	most := min(held, deck.ReserveCalled)
	if opts.Reserve == "all" && d.First == camp {
		most = held
	}
	if reserve > most {
		t.Errorf("%s: %d Reserve units, %d may come", camp, reserve, most)
	}
	if placed+d.Lost[camp] != called+most {
		t.Errorf("%s: %d placed and %d lost of %d called", camp, placed, d.Lost[camp], called+most)
	}
	stock, _ := pieces.NewStock(f.Rules, camp, []string{"base"})
	for id, n := range types {
		if n > stock.Units(id) {
			t.Errorf("%s: %d of %s on the field, %d in the box", camp, n, id, stock.Units(id))
		}
	}
	if lead := d.Green[camp] - d.Green[camp.Other()]; lead > 0 && d.First != camp {
		t.Errorf("%s has %d green units more and does not move first", camp, lead)
	}
}

// The same seed gives the same events; and the recorded choices with the same draws give them again without it.
func TestImpromptuRepeats(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := deploytest.LayFor(deploytest.AnyGround(t))
		sets := anySets(t, "standard", 6)
		opts := anyOptions(t)
		first, refused := deploy.Impromptu(f, sets, opts)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		again, _ := deploy.Impromptu(f, sets, opts)
		if !reflect.DeepEqual(first, again) {
			t.Fatal("the same seed gave another deployment")
		}
		var scripts [boards.Camps]*deploy.Script
		for camp := range scripts {
			scripts[camp] = deploy.NewScript(first.Choices[camp])
			opts.Policy[camp] = scripts[camp]
		}
		replay, refused := deploy.Impromptu(f, sets, opts)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		if !reflect.DeepEqual(first, replay) {
			t.Fatal("the recorded choices gave another deployment")
		}
		for _, s := range scripts {
			if s.Left() > 0 {
				t.Errorf("%d recorded choices were not asked for", s.Left())
			}
		}
	})
}

// A fixed draw of one camp changes nothing for the other: each has its own stream of the seed.
func TestImpromptuStreamsAreApart(t *testing.T) {
	f := deploytest.Lay(t, deploytest.Nasty())
	pc, sc := deploytest.Small()
	sets := [boards.Camps]*deck.Set{
		deploytest.Link(t, deploytest.Definition("pennant", pc...)),
		deploytest.Link(t, deploytest.Definition("standard", sc...)),
	}
	opts := deploy.Options{Seed: 11}
	free, _ := deploy.Impromptu(f, sets, opts)
	opts.Draw[boards.Pennant] = &deck.Draw{Right: 7, Centre: 6, Left: 5, Reserve: 4}
	fixed, _ := deploy.Impromptu(f, sets, opts)
	if free.Draw[boards.Standard] != fixed.Draw[boards.Standard] {
		t.Errorf("the Standards drew %v, with a fixed draw of the Pennants %v",
			free.Draw[boards.Standard], fixed.Draw[boards.Standard])
	}
	if fixed.Draw[boards.Pennant] != *opts.Draw[boards.Pennant] {
		t.Errorf("the Pennants drew %v", fixed.Draw[boards.Pennant])
	}
}

// CTA-05: the player lays the drawn cards out one by one, right wing to left wing; the last is the Reserve.
func TestGuardsAreChosen(t *testing.T) {
	f := deploytest.Lay(t, nil)
	sets := [boards.Camps]*deck.Set{
		deploytest.Link(t, deploytest.Definition("pennant")),
		deploytest.Link(t, deploytest.Definition("standard")),
	}
	w := &witness{}
	d, refused := deploy.Impromptu(f, sets, deploy.Options{Seed: 3, Policy: [boards.Camps]deploy.Policy{w, nil}})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	var drawn []int
	for i := range d.Events {
		if e := &d.Events[i]; e.Kind == events.DrawMade && e.Camp == boards.Pennant {
			drawn = e.Numbers[:]
		}
	}
	// The last option each time: the cards go out from the back.
	want := deck.Draw{Right: drawn[3], Centre: drawn[2], Left: drawn[1], Reserve: drawn[0]}
	if d.Draw[boards.Pennant] != want {
		t.Errorf("draw %v out of %v, want %v", d.Draw[boards.Pennant], drawn, want)
	}
	if !slices.Equal(w.sections, []boards.Section{boards.Right, boards.Centre, boards.Left}) ||
		!slices.Equal(w.options, []int{4, 3, 2}) {
		t.Errorf("asked for %v with %v options", w.sections, w.options)
	}
}

// witness takes the last option and records the decisions.
type witness struct {
	sections []boards.Section
	options  []int
}

func (w *witness) Choose(d *deploy.Decision, legal []deploy.Answer) deploy.Answer {
	w.sections = append(w.sections, d.Section)
	w.options = append(w.options, d.Options())
	return legal[len(legal)-1]
}

// CTA-IMP-01, CTA-05: all of the 840 cases occur, each about equally often.
func TestImpromptuDrawsAreFair(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	f := deploytest.Lay(t, nil)
	sets := [boards.Camps]*deck.Set{
		deploytest.Link(t, deploytest.Definition("pennant")),
		deploytest.Link(t, deploytest.Definition("standard")),
	}
	const runs = 8400
	counts := map[deck.Draw]int{}
	equal := 0
	for seed := range uint64(runs) {
		d, _ := deploy.Impromptu(f, sets, deploy.Options{Seed: seed})
		counts[d.Draw[boards.Pennant]]++
		counts[d.Draw[boards.Standard]]++
		if d.Draw[boards.Pennant] == d.Draw[boards.Standard] {
			equal++
		}
	}
	if equal == 0 || equal > 3*runs/prove.Cases {
		t.Errorf("the camps drew alike %d times of %d, about one in %d is chance", equal, runs, prove.Cases)
	}
	const mean = 2 * runs / prove.Cases
	squares := 0
	for _, d := range deploytest.Draws() {
		squares += (counts[d] - mean) * (counts[d] - mean)
	}
	// Chi square with 839 degrees of freedom: mean 839, standard deviation 41.
	if chi := squares / mean; len(counts) != prove.Cases || chi < 700 || chi > 980 {
		t.Errorf("%d cases came up, chi square %d", len(counts), chi)
	}
}
