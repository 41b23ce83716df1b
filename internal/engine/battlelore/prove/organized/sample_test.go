package organized_test

import (
	"math/big"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
)

// The interval of Wilson, worked out by hand for 10 of 100: 0.0552 to 0.1744.
func TestSampleInterval(t *testing.T) {
	for _, c := range []struct{ hits, trials, low, high int }{
		{10, 100, 55_229, 174_366}, {0, 1000, 0, 3_827}, {1000, 1000, 996_173, 1_000_000}, {500, 1000, 469_066, 530_934},
	} {
		s := organized.CloseSample(c.hits, c.trials)
		if d := s.Low - c.low; d < -20 || d > 20 {
			t.Errorf("%d of %d: from %d, want %d", c.hits, c.trials, s.Low, c.low)
		}
		if d := s.High - c.high; d < -20 || d > 20 {
			t.Errorf("%d of %d: to %d, want %d", c.hits, c.trials, s.High, c.high)
		}
	}
}

// Where the chance is exact, samples agree with it: the seed is fixed, and one in twenty may miss by a little.
func TestSamplesMeetExactChances(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	x := engineExample(t)
	var m organized.Matchup
	for camp, two := range x.sets {
		m.Sets[camp] = [deck.SetsMixed]*deck.Set(two)
	}
	opts := deploy.Options{Seed: 11, Boxes: []string{"tiny"}}
	p := &organized.Enumerate(x.field, []organized.Matchup{m}, opts, 1, nil).Pairings[0]
	s := organized.SampleMatchup(x.field, m, opts)
	if len(p.Refused) > 0 {
		t.Fatal(p.Refused[0].Message())
	}
	exact, inside, hangs := 0, 0, 0
	for camp := range boards.Camp(boards.Camps) {
		want, names := named(&p.Armies[camp], x.tokens)
		got, _ := named(&s.Armies[camp], x.tokens)
		for i := guardClasses; i < len(want); i++ {
			if want[i].Possible.Den == 0 {
				continue
			}
			if low, high := million(want[i].Certain), million(want[i].Possible); want[i].Sampled != nil {
				hangs++
				if high.Cmp(big.NewRat(int64(got[i].Sampled.Low), 1)) < 0 ||
					low.Cmp(big.NewRat(int64(got[i].Sampled.High), 1)) > 0 {
					t.Errorf(
						"%s %s: sampled %+v, possible %v, certain %v",
						camp,
						names[i],
						got[i].Sampled,
						want[i].Possible,
						want[i].Certain,
					)
				}
				continue
			}
			exact++
			million := million(want[i].Uniform)
			sample := got[i].Sampled
			if sample.Trials != organized.Samples || sample.Seed != 11 {
				t.Errorf("%s %s: %+v", camp, names[i], sample)
			}
			if million.Cmp(big.NewRat(int64(sample.Low), 1)) >= 0 &&
				million.Cmp(big.NewRat(int64(sample.High), 1)) <= 0 {
				inside++
			}
		}
	}
	if exact < 4 || inside < exact-1 {
		t.Errorf("%d of %d samples agree", inside, exact)
	}
	if hangs == 0 {
		t.Error("nothing hangs on exchanges")
	}
}

// million is a chance in millionths.
func million(c prove.Chance) *big.Rat {
	return new(big.Rat).Mul(big.NewRat(c.Num, c.Den), big.NewRat(1_000_000, 1))
}
