package main

import (
	"reflect"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
)

func opened(t *testing.T, id string) []*setup.Scenario {
	t.Helper()
	list, err := open(id)
	if err != nil || len(list) != 1 {
		t.Fatal(len(list), err)
	}
	return list
}

// TestRegretted checks that passing instead of taking the winning last objective counts as a bad decision, and that the
// race finds a better move.
func TestRegretted(t *testing.T) {
	t.Parallel()
	sc := opened(t, "the-toll-bridge")[0]
	r := newRacer("greedy")
	for seed := range uint64(60) {
		b, refused := sc.Battle(seed)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		var m position
		s := b.Start()
		seats := r.seats(b.Rules, seed)
		for s.Ended == battlelore.Playing {
			r.legal = battlelore.Legal(b.Rules, &s, r.legal[:0])
			who := s.Decider()
			a := seats[who].Choose(battlelore.See(b.Rules, &s, who), r.legal)
			if a.Kind() == battlelore.Move && b.Rules.Objectives[0].At.Has(a.Hex()) {
				m = position{s, r.legal[0]}
			}
			if err := battlelore.Apply(b.Rules, &s, a, nil); err != nil {
				t.Fatal(err)
			}
		}
		if m.state.Turn != s.Turn || s.Held[0] == 0 {
			continue
		}
		r.contenders = 1000
		d, err := r.judge(t.Context(), b, &m, engine.NewRand(seed))
		if err != nil {
			t.Fatal(err)
		}
		if d.chose != "pass" || d.confirmed && (d.gain < regretted || !strings.HasPrefix(d.rather, "move (")) {
			t.Errorf("seed %d: %+v", seed, d)
		}
		if d.confirmed {
			return
		}
	}
	t.Error("to stay off the bridge is regretted in no game that is won with it") // in some a blow wins as well
}

// TestMeasure checks that the answer is the same for any number of workers, and that its numbers add up.
func TestMeasure(t *testing.T) {
	t.Parallel()
	list := opened(t, "the-harvest-truce")
	o := regretOptions{player: "greedy", games: 3, draws: 2, seed: 5}
	var lines []string
	for _, workers := range []int{1, 3} {
		got, err := measure(t.Context(), list, o, workers)
		if err != nil {
			t.Fatal(err)
		}
		now := got.lines(o, 9)
		if lines != nil && !reflect.DeepEqual(lines, now) {
			t.Errorf("%d workers: %q, not %q", workers, now, lines)
		}
		lines = now
		drawn := 0
		for _, k := range got.kinds {
			drawn += k.drawn
		}
		if got.drawn != 6 || drawn != 6 || got.playOuts < 6*2*rounds[0].pairs {
			t.Errorf("%+v", got)
		}
	}
	if !strings.Contains(lines[0], "3 games") || !strings.Contains(lines[0], "6 of them drawn") {
		t.Error(lines[0])
	}
}

// TestOpenUnknown checks that an unknown adventure is reported with the known ones.
func TestOpenUnknown(t *testing.T) {
	_, err := open("the-harvest-truce,nowhere")
	if err == nil || !strings.Contains(err.Error(), `"nowhere"`) || !strings.Contains(err.Error(), "the-toll-bridge") {
		t.Error(err)
	}
}
