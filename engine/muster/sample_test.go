package muster_test

import (
	"math/big"
	"testing"

	"muster/engine/muster"
	"muster/maps/hex"
)

// The interval of Wilson, worked out by hand for 10 of 100: 0.0552 to 0.1744.
func TestSampleInterval(t *testing.T) {
	for _, c := range []struct{ hits, trials, low, high int }{
		{10, 100, 55_229, 174_366}, {0, 1000, 0, 3_827}, {1000, 1000, 996_173, 1_000_000}, {500, 1000, 469_066, 530_934},
	} {
		s := muster.CloseSample(c.hits, c.trials)
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
	x := engineExample(t)
	p := muster.EnumerateHands(x.field, []string{"tiny"}, x.hands, muster.Options{})
	s := muster.SampleHands(x.field, []string{"tiny"}, x.hands, muster.Options{Seed: 11})
	exact, inside := 0, 0
	for camp := range hex.Camp(hex.Camps) {
		want, names := named(&p.Armies[camp], x.tokens)
		got, _ := named(&s.Armies[camp], x.tokens)
		for i := guardClasses; i < len(want); i++ {
			if want[i].Sampled != nil || want[i].Possible.Den == 0 {
				continue
			}
			exact++
			million := new(big.Rat).Mul(big.NewRat(want[i].Uniform.Num, want[i].Uniform.Den), big.NewRat(1_000_000, 1))
			sample := got[i].Sampled
			if sample.Trials != muster.Samples || sample.Seed != 11 {
				t.Errorf("%s %s: %+v", camp, names[i], sample)
			}
			if million.Cmp(big.NewRat(int64(sample.Low), 1)) >= 0 && million.Cmp(big.NewRat(int64(sample.High), 1)) <= 0 {
				inside++
			}
		}
	}
	if exact < 6 || inside < exact-1 {
		t.Errorf("%d of %d samples agree", inside, exact)
	}
}
