package inference

import (
	"math"
	"testing"

	"muster/engine"
)

// TestWilson holds the interval against its formula, and half points between whole ones.
func TestWilson(t *testing.T) {
	for _, c := range []struct{ points, games int }{{0, 10}, {200, 200}, {213, 200}, {3, 2}, {2000, 1000}, {1, 1}} {
		n, p := float64(c.games), float64(c.points)/2/float64(c.games)
		z := 1.96
		centre := (p + z*z/2/n) / (1 + z*z/n)
		half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/4/n/n)
		got := Wilson(c.points, c.games, 1_000_000)
		near(t, "low", float64(got.Low)/1e6, max(0, centre-half), 2e-5)
		near(t, "high", float64(got.High)/1e6, min(1, centre+half), 2e-5)
	}
	if got := Wilson(0, 0, 1000); got != (Interval{0, 1000}) {
		t.Errorf("of no games: %v", got)
	}
}

// TestShareAtTheEnds: at none and all the bound is that of Clopper and Pearson.
func TestShareAtTheEnds(t *testing.T) {
	for _, games := range []int{1, 2, 10, 100, 1_000_000} {
		want := 1 - math.Pow(0.025, 1/float64(games))
		none, all := Share(0, games, 1_000_000), Share(2*games, games, 1_000_000)
		near(t, "none", float64(none.High)/1e6, want, 2e-6)
		if none.Low != 0 || all.High != 1_000_000 || all.Low != 1_000_000-none.High {
			t.Errorf("%d games: %v and %v", games, none, all)
		}
	}
	if Share(0, 0, 1000) != (Interval{0, 1000}) || Share(7, 10, 1000) != Wilson(7, 10, 1000) {
		t.Error("elsewhere it is Wilson's")
	}
}

// TestShareHolds: the interval holds the true share about as often as it says.
func TestShareHolds(t *testing.T) {
	chance := engine.NewRand(3, "coverage")
	for _, share := range []int{20, 300, 500} {
		held := 0
		const samples, games = 2000, 200
		for range samples {
			won := 0
			for range games {
				if chance.IntN(1000) < share {
					won++
				}
			}
			if i := Share(2*won, games, 1000); i.Low <= share && share <= i.High {
				held++
			}
		}
		t.Logf("share %d: held in %d of %d samples", share, held, samples)
		if held < samples*93/100 {
			t.Errorf("share %d: held in %d of %d samples", share, held, samples)
		}
	}
}

// TestDiffer: two samples of one share seem different as often as the chance says, and no oftener.
func TestDiffer(t *testing.T) {
	chance := engine.NewRand(4, "differ")
	sample := func(share int) (s Sample) {
		for range 400 {
			s.Add(truth(chance.IntN(1000) < share))
		}
		return s
	}
	const samples = 2000
	alarms, seen := 0, 0
	far := Detectable(400, PerMille(50), 1000)
	for range samples {
		if Differ(sample(480), sample(480)) <= PerMille(50) {
			alarms++
		}
		if Differ(sample(480), sample(480+far)) <= PerMille(50) {
			seen++
		}
	}
	t.Logf("alarms %d, a difference of %d thousandths seen %d times of %d", alarms, far, seen, samples)
	if alarms > samples*6/100 || seen < samples*78/100 {
		t.Errorf("alarms %d, seen %d of %d", alarms, seen, samples)
	}
	if Differ(Sample{}, sample(500)) != Sure {
		t.Error("nothing differs from a sample of nothing")
	}
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestHolm: the steps show what a table of a textbook does, and never less than Bonferroni's.
func TestHolm(t *testing.T) {
	list := []Chance{PerMille(10), PerMille(40), PerMille(30), PerMille(5)}
	if got := Holm(list, PerMille(50)); !got[0] || got[1] || got[2] || !got[3] {
		t.Errorf("%v", got)
	}
	if got := bonferroni(list, PerMille(50)); !got[0] || got[1] || got[2] || !got[3] {
		t.Errorf("%v", got)
	}
	list = []Chance{PerMille(16), PerMille(11), PerMille(40)}
	if got := Holm(list, PerMille(50)); !got[0] || !got[1] || !got[2] {
		t.Errorf("%v", got)
	}
	if got := bonferroni(list, PerMille(50)); !got[0] || !got[1] || got[2] {
		t.Errorf("%v", got)
	}
	if len(Holm(nil, PerMille(50))) != 0 {
		t.Error("of nothing there is something")
	}
}

// TestMean rounds to the nearest, below zero, too.
func TestMean(t *testing.T) {
	for _, c := range []struct {
		s    Sample
		want int64
	}{{Sample{3, 2, 2}, 667}, {Sample{3, -2, 2}, -667}, {Sample{3, 1, 1}, 333}, {Sample{}, 0}, {Sample{3, -1, 1}, -333}} {
		if got := c.s.Mean(1000); got != c.want {
			t.Errorf("%v: %d, not %d", c.s, got, c.want)
		}
	}
}

// bonferroni is which of several looks show something, where the chance that any of them does by luck is to be alarm at
// most: those whose own chance is at most that part of it.
func bonferroni(chances []Chance, alarm Chance) []bool {
	out := make([]bool, len(chances))
	for i, c := range chances {
		out[i] = c <= alarm/Chance(len(chances))
	}
	return out
}
