package main

import (
	"slices"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/battlelore/players"
)

// TestHalves checks that each adventure is in one half, and that the sizes differ by at most one.
func TestHalves(t *testing.T) {
	t.Parallel()
	seen, unseen, err := halves()
	if err != nil || len(seen)-len(unseen) < 0 || len(seen)-len(unseen) > 1 {
		t.Fatal(len(seen), len(unseen), err)
	}
	for _, s := range seen {
		if slices.Contains(strings.Split(names(unseen), ", "), s.Entry.ID) {
			t.Errorf("%s is in both halves", s.Entry.ID)
		}
	}
}

// TestCheck checks that invalid options are refused with a hint.
func TestCheck(t *testing.T) {
	t.Parallel()
	good := tuneOptions{rounds: 1, candidates: 3, best: 2, pairs: 1, judged: 1}
	for _, c := range []struct {
		change func(o *tuneOptions)
		ids    []string
		want   string
	}{
		{func(o *tuneOptions) { o.best = 3 }, []string{"danger"}, "more -candidates"},
		{func(o *tuneOptions) { o.rounds = 0 }, []string{"danger"}, "-rounds"},
		{func(*tuneOptions) {}, []string{"danger", "mood"}, `no weight "mood" can be changed; these can: banner`},
		{func(*tuneOptions) {}, []string{"figure"}, `no weight "figure"`},
	} {
		o := good
		c.change(&o)
		if err := o.check(c.ids); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, not %q", err, c.want)
		}
	}
	o := good
	if err := o.check(strings.Split(tuneWeights, ",")); err != nil {
		t.Error(err)
	}
}

// TestSearchMoves checks that the search moves to its best points and narrows, within the bounds of each weight.
func TestSearchMoves(t *testing.T) {
	t.Parallel()
	o := tuneOptions{rounds: 1, candidates: 40, best: 10, pairs: 1, judged: 1}
	if err := o.check([]string{"banner", "reckless"}); err != nil {
		t.Fatal(err)
	}
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
	o := tuneOptions{rounds: 1, candidates: 3, best: 2, pairs: 1, judged: 1, workers: 1, seed: 4}
	if err := o.check([]string{"danger", "answer"}); err != nil {
		t.Fatal(err)
	}
	seen, _, err := halves()
	if err != nil {
		t.Fatal(err)
	}
	var rows []string
	for _, workers := range []int{1, 3} {
		o.workers = workers
		s := newSearch(o)
		got, err := s.round(t.Context(), seen[:2], 0)
		if err != nil || got.best < got.all || s.games != 3*2*2 {
			t.Errorf("%+v, %d games, %v", got, s.games, err)
		}
		rows = append(rows, s.row())
	}
	if rows[0] != rows[1] {
		t.Error(rows)
	}
	if v := players.Variant("x", nil); v.Weights != players.Styles()[0].Weights {
		t.Error("greedy with nothing changed is not greedy")
	}
}
