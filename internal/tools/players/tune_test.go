package main

import (
	"slices"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/battlelore/players"
	kernelplayers "muster/internal/engine/command/kernel/players"
)

// games are the games that can be tuned.
var games = []string{"battlelore", "medieval"}

// options returns small options for a game.
func options(t *testing.T, game, ids string) tuneOptions {
	t.Helper()
	o := tuneOptions{rounds: 1, candidates: 3, best: 2, pairs: 1, judged: 1, spread: 33, workers: 1, seed: 4}
	if err := o.of(game); err != nil {
		t.Fatal(err)
	}
	if err := o.check(ids); err != nil {
		t.Fatal(err)
	}
	return o
}

// TestHalves checks that each adventure is in one half, and that the sizes differ by at most one adventure. A battle of
// Medieval is in the same half with the other side first.
func TestHalves(t *testing.T) {
	t.Parallel()
	for game, each := range map[string]int{"battlelore": 1, "medieval": 3} {
		o := options(t, game, "")
		seen, unseen := o.halves()
		if len(seen) < len(unseen) || len(seen)-len(unseen) > each || len(unseen) < 6 {
			t.Errorf("%s: halves of %d and %d", game, len(seen), len(unseen))
		}
		for _, id := range strings.Split(o.names(seen), ", ") {
			if id, _, _ = strings.Cut(id, " "); strings.Contains(o.names(unseen), id) {
				t.Errorf("%s: %s is in both halves", game, id)
			}
		}
		o.half = 1
		if other, _ := o.halves(); !slices.Equal(other, unseen) {
			t.Errorf("%s: the other half is %v, not %v", game, other, unseen)
		}
		o.half = 2
		if all, none := o.halves(); len(all) != len(seen)+len(unseen) || len(none) > 0 {
			t.Errorf("%s: all are %v without %v", game, all, none)
		}
	}
}

// TestCheck checks that invalid options are refused with a hint.
func TestCheck(t *testing.T) {
	t.Parallel()
	good := options(t, "battlelore", "")
	for _, c := range []struct {
		change func(o *tuneOptions)
		ids    string
		want   string
	}{
		{func(o *tuneOptions) { o.best = 3 }, "danger", "more -candidates"},
		{func(o *tuneOptions) { o.rounds = 0 }, "danger", "-rounds"},
		{func(o *tuneOptions) { o.half = 3 }, "danger", "-half of 0 to 2"},
		{func(*tuneOptions) {}, "danger,mood", `no weight "mood" can be changed; these can: banner`},
		{func(*tuneOptions) {}, "figure", `no weight "figure"`},
	} {
		o := good
		c.change(&o)
		if err := o.check(c.ids); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, not %q", err, c.want)
		}
	}
	if err := good.of("runewars"); err == nil || !strings.Contains(err.Error(), "these can: battlelore, medieval") {
		t.Error(err)
	}
}

// TestSearchMoves checks that the search moves to its best points and narrows, within the bounds of each weight.
func TestSearchMoves(t *testing.T) {
	t.Parallel()
	o := options(t, "battlelore", "banner,reckless")
	o.candidates, o.best = 40, 10
	s, chance := newSearch(o), engine.NewRand(1)
	before := slices.Clone(s.spread)
	for range 12 { // as if 500 and 25 were right
		points := make([][]int64, o.candidates)
		for c := range points {
			for i, w := range o.weights {
				x := s.mean[i] + s.spread[i]*normal(&chance)/part
				points[c] = append(points[c], min(max(x, int64(w.Least)*part), int64(w.Most)*part))
			}
		}
		far := func(c int) int64 {
			a, b := points[c][0]-500*part, 20*(points[c][1]-25*part)
			return a*a/part + b*b/part
		}
		order := make([]int, o.candidates)
		for c := range order {
			order[c] = c
		}
		slices.SortFunc(order, func(a, b int) int { return int(min(max(far(a)-far(b), -1), 1)) })
		s.move(points, order[:o.best])
	}
	if s.mean[0] < 480*part || s.mean[0] > 520*part || s.mean[1] < 22*part || s.mean[1] > 28*part {
		t.Errorf("it came to %v", s.mean)
	}
	if s.spread[0] > before[0]/4 || s.spread[1] > before[1] {
		t.Errorf("the spread went from %v to %v", before, s.spread)
	}
	if row := s.row(); !strings.HasPrefix(row, "weights = { banner = ") || !strings.Contains(row, ", reckless = ") {
		t.Error(row)
	}
}

// TestNormal checks the mean and the deviation of normal.
func TestNormal(t *testing.T) {
	t.Parallel()
	chance, sum, square := engine.NewRand(2), int64(0), int64(0)
	const n = 20000
	for range n {
		x := normal(&chance)
		sum, square = sum+x, square+x*x
	}
	if mean := sum / n; mean < -25 || mean > 25 {
		t.Errorf("the mean is %d", mean)
	}
	if spread := square / n; spread < 960*1000 || spread > 1040*1000 {
		t.Errorf("the square is %d", spread)
	}
}

// TestRound checks that a round is the same for any number of workers, and that unchanged weights are greedy's.
func TestRound(t *testing.T) {
	t.Parallel()
	for _, game := range games {
		o := options(t, game, "danger,answer")
		seen, _ := o.halves()
		var rows []string
		for _, workers := range []int{1, 3} {
			o.workers = workers
			s := newSearch(o)
			got, err := s.round(t.Context(), seen[:2], 0)
			if err != nil || got.best < got.all || s.games != 3*2*2 {
				t.Errorf("%s: %+v, %d games, %v", game, got, s.games, err)
			}
			rows = append(rows, s.row())
		}
		if rows[0] != rows[1] {
			t.Error(rows)
		}
	}
	if v := players.Variant("x", nil); v.Weights != players.Styles()[0].Weights {
		t.Error("greedy with nothing changed is not greedy")
	}
	if v := kernelplayers.Variant("x", nil); v.Weights != kernelplayers.Styles()[0].Weights {
		t.Error("greedy of Medieval with nothing changed is not greedy")
	}
}
