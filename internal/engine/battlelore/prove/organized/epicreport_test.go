package organized_test

import (
	"reflect"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// The answer for shipped sets is the same for any number of workers, and for matchups alone or together.
func TestEpicMixedDeterminism(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	s := deploytest.NewShipped()
	f := s.Field("kings-road")
	sets := s.Sets(t, "pennant-a", "pennant-b", "standard-a", "standard-b")
	list := organized.Pairings(sets, boards.Standard)
	opts := deploy.Options{Zone: 1, Seed: 3, Owner: boards.Standard, Exact: true}
	one := organized.EnumerateEpic(f, list[:2], opts, 1, nil)
	for _, workers := range []int{2, 7} {
		if many := organized.EnumerateEpic(f, list[:2], opts, workers, nil); !reflect.DeepEqual(one, many) {
			t.Errorf("%d workers answer otherwise than one", workers)
		}
	}
	alone := organized.EnumerateEpic(f, list[1:2], opts, 1, nil)
	if !reflect.DeepEqual(alone.Pairings[0], one.Pairings[1]) {
		t.Error("a matchup alone is answered otherwise than among others")
	}
	const cases = 2002 * 120
	for i := range one.Pairings {
		p := &one.Pairings[i]
		if p.Unproved || p.Pairs != cases*cases || len(p.Refused) > 0 {
			t.Errorf("%v: %d pairs, unproved %t", p.Refused, p.Pairs, p.Unproved)
		}
	}
}

// If a section's baseline can be full, the arriving units depend on hexes: then the results are samples, and marked as
// such. They match those of the engine played with other seeds.
func TestEpicMixedGuesses(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	f := deploytest.LayEpic(map[string]string{"a16": "R", "b16": "R", "c16": "R", "d16": "R", "E13": "R", "D13": "R"})
	s := deploytest.NewShipped()
	var m organized.Matchup
	copy(m.Sets[0][:], s.Sets(t, "pennant-a", "pennant-c"))
	copy(m.Sets[1][:], s.Sets(t, "standard-a", "standard-c"))
	r := organized.EnumerateEpic(f, []organized.Matchup{m}, deploy.Options{Seed: 5}, 2, nil)
	p := &r.Pairings[0]
	if len(r.Refused)+len(p.Refused) > 0 || !p.Unproved || p.FirstSample == nil {
		t.Fatalf("refused %v, %v; guess %v", r.Refused, p.Refused, p.FirstSample)
	}
	fates := []*organized.Fate{
		&p.Armies[0].NoRoom,
		&p.Armies[0].Displaced,
		&p.Armies[1].Short,
		&p.Armies[1].Left,
		&p.Armies[0].Levied[0].Fate,
	}
	for i, fate := range fates {
		if !fate.Unproved || fate.Sampled == nil || fate.Sampled.Trials != organized.Samples ||
			fate.Possible.Den != 0 ||
			fate.Witness != nil {
			t.Errorf("fate %d: %+v", i, *fate)
		}
	}
	hits, first := 0, 0
	const trials = 2000
	for seed := range uint64(trials) {
		d, refused := deploy.Deploy(f, deploycards.ModeEpic, []deploy.Player{
			{Camp: boards.Pennant, Sets: m.Sets[0][:]}, {Camp: boards.Standard, Sets: m.Sets[1][:]},
		}, deploy.Options{Seed: 1000 + seed})
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		for i := range d.Events {
			if e := &d.Events[i]; e.Camp == boards.Pennant && e.Kind == events.UnitLost {
				hits++
				break
			}
		}
		if d.First == boards.Pennant {
			first++
		}
	}
	const slack = 30_000 // millionths, beyond the interval of the sample: the other one has its own
	within := func(name string, s *organized.Sample, n int) {
		if share := n * 1_000_000 / trials; share < s.Low-slack || share > s.High+slack || n == 0 {
			t.Errorf("%s: %d of %d, the sample says %d to %d in a million", name, n, trials, s.Low, s.High)
		}
	}
	within("lost", p.Armies[0].NoRoom.Sampled, hits)
	within("first", p.FirstSample.First[boards.Pennant], first)
}

// what forbids a matchup forbids its answer, with the same words.
func TestEpicMixedRefuses(t *testing.T) {
	s := deploytest.NewShipped()
	sets := s.Sets(t, "pennant-a", "pennant-b", "standard-a")
	shared := organized.Matchup{Sets: [boards.Camps][deck.SetsMixed]*deck.Set{{sets[0], sets[1]}, {sets[2], sets[1]}}}
	r := organized.EnumerateEpic(s.Field("kings-road"), []organized.Matchup{shared}, deploy.Options{}, 1, nil)
	if len(r.Refused) > 0 || len(r.Pairings[0].Refused) != 1 || r.Pairings[0].Refused[0].Kind != pieces.SharedSet {
		t.Errorf("refused %+v, %+v", r.Refused, r.Pairings[0].Refused)
	}
	for name, r := range map[string]*organized.Report{
		"board": organized.EnumerateEpic(s.Field("two-oaks"), []organized.Matchup{shared}, deploy.Options{}, 1, nil),
		"zone":  organized.EnumerateEpic(s.Field("kings-road"), []organized.Matchup{shared}, deploy.Options{Zone: 2}, 1, nil),
		"owner": organized.EnumerateEpic(s.Field("kings-road"), []organized.Matchup{shared}, deploy.Options{Owner: 2}, 1,
			nil),
	} {
		if len(r.Refused) != 1 || len(r.Pairings) > 0 {
			t.Errorf("%s: refused %+v", name, r.Refused)
		}
	}
}

// What the answer says of shipped sets holds in deployments that are played: what can never be does not come, what
// must be always does, and no more units are concerned than it says.
func TestEpicMixedHoldsInPlay(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	s := deploytest.NewShipped()
	f := s.Field("broad-water")
	var m organized.Matchup
	copy(m.Sets[0][:], s.Sets(t, "pennant-b", "pennant-c"))
	copy(m.Sets[1][:], s.Sets(t, "standard-a", "standard-b"))
	r := organized.EnumerateEpic(f, []organized.Matchup{m}, deploy.Options{Zone: deploy.FreeZone, Exact: true}, 2, nil)
	p := &r.Pairings[0]
	if p.Unproved || len(p.Refused) > 0 {
		t.Fatalf("%+v", p.Refused)
	}
	const trials = 3000
	var hits [boards.Camps][12]int
	first := 0
	for seed := range uint64(trials) {
		d, refused := deploy.Deploy(f, deploycards.ModeEpic, []deploy.Player{
			{
				Camp: boards.Pennant,
				Sets: m.Sets[0][:],
				Zone: deploy.FreeZone,
			},
			{Camp: boards.Standard, Sets: m.Sets[1][:], Zone: deploy.FreeZone},
		}, deploy.Options{Seed: seed})
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		if d.First == boards.Pennant {
			first++
		}
		for camp := range hits {
			played := epicFates(f, d, boards.Camp(camp))
			fates, names := named(&p.Armies[camp], [3]int{2, 2, 2})
			for i, n := range played.classes() {
				if n > fates[i].Worst {
					t.Errorf(
						"seed %d, %s: %s of %d units, at most %d can be",
						seed,
						boards.Camp(camp),
						names[i],
						n,
						fates[i].Worst,
					)
				}
				if n > 0 {
					hits[camp][i]++
				}
			}
		}
	}
	const slack = 0.035
	share := func(c prove.Chance) float64 { return float64(c.Num) / float64(max(1, c.Den)) }
	for camp := range hits {
		fates, names := named(&p.Armies[camp], [3]int{2, 2, 2})
		for i, fate := range fates {
			got := float64(hits[camp][i]) / trials
			if got > share(fate.Possible)+slack || got < share(fate.Certain)-slack ||
				fate.Sampled == nil && (got > share(fate.Uniform)+slack || got < share(fate.Uniform)-slack) {
				t.Errorf("%s, %s: %.3f of %d deployments; certain %s, at random %s, possible %s",
					boards.Camp(camp), names[i], got, trials, fate.Certain, fate.Uniform, fate.Possible)
			}
		}
	}
	if got := float64(first) / trials; got > share(p.First[0])+slack || got < share(p.First[0])-slack {
		t.Errorf("the Pennants first in %.3f, exactly %s", got, p.First[0])
	}
}
