package command

import (
	"fmt"
	"math/big"
	"testing"
)

// TestOutcomeByHand checks rolls computed by hand.
func TestOutcomeByHand(t *testing.T) {
	base := Roll{Hits: 1, Strikes: 1, Flags: 1}
	for _, c := range []struct {
		name string
		of   func(r *Roll)
		lost []string
		back string
	}{
		// 2 dice, 2 of 6 faces hit: (4/6)^2, 2 (2/6) (4/6), (2/6)^2. A flag: 1 - (5/6)^2.
		{"two dice", func(r *Roll) { r.Dice, r.Figures, r.Strike = 2, 4, true },
			[]string{"4/9", "4/9", "1/9", "0", "0"}, "11/36"},
		// 3 dice, the first strike does not count: (4/6)^3 + 3 (1/6) (4/6)^2 = 112/216.
		{"a strike ignored", func(r *Roll) { r.Dice, r.Figures, r.Strike, r.Spared = 3, 4, true, 1 },
			[]string{"14/27", "7/18", "19/216", "1/216", "0"}, "91/216"},
		// A hit (1/3) counts once in 6 times: 1/18. 1 die and 1 flag that can be ignored.
		{"a creature", func(r *Roll) { r.Dice, r.Figures, r.Strike, r.Again, r.Ignores = 1, 1, true, true, 1 },
			[]string{"17/18", "1/18"}, "0"},
		// 1 die against 1 figure: it survives by a flag (1/6) or a miss (3/6).
		{"the last figure", func(r *Roll) { r.Dice, r.Figures, r.Strike = 1, 1, true }, []string{"2/3", "1/3"}, "1/6"},
	} {
		r := base
		c.of(&r)
		o := r.Outcome()
		for n, want := range c.lost {
			if got := o.Lost[n].RatString(); got != want {
				t.Errorf("%s: %d lost: %s, want %s", c.name, n, got, want)
			}
		}
		if got := o.Back.RatString(); got != c.back {
			t.Errorf("%s: retreat %s, want %s", c.name, got, c.back)
		}
	}
}

// TestRolledAnew checks one die whose strikes are rerolled until none shows: no loss has the chance 4/6, the chance
// that neither the colour nor a strike comes first. Then each further strike has the chance 1/6.
func TestRolledAnew(t *testing.T) {
	r := Roll{Dice: 1, Hits: 1, Strikes: 1, Strike: true, Flags: 1, Anew: true, Figures: 2}
	o := r.Outcome()
	// 1 figure: the colour alone (1/6), or a strike and then neither (1/6 4/6).
	for n, want := range []*big.Rat{big.NewRat(4, 6), big.NewRat(10, 36), big.NewRat(2, 36)} {
		got, _ := o.Lost[n].Float64()
		chance, _ := want.Float64()
		if diff := got - chance; diff > 1e-12 || diff < -1e-12 {
			t.Errorf("%d lost: %g, want %g", n, got, chance)
		}
	}
	if flag, _ := o.Flag.Float64(); flag < 0.2-1e-12 || flag > 0.2+1e-12 { // of the 5 faces that end it
		t.Errorf("a flag: %g", flag)
	}
}

// TestSums checks that the chances of any roll sum to exactly 1, and that a retreat needs a flag.
func TestSums(t *testing.T) {
	for dice := 1; dice <= 6; dice++ {
		for mask := range 16 {
			r := Roll{
				Dice: dice, Hits: 1, Strikes: 1, Flags: 1, Figures: 1 + mask%4, Spared: mask % 3, Ignores: mask % 2,
				Strike: mask&1 != 0, Anew: mask&2 != 0, Again: mask&4 != 0,
			}
			o := r.Outcome()
			if sum := o.AtLeast()[0]; sum.Cmp(big.NewRat(1, 1)) != 0 || o.Back.Cmp(o.Flag) > 0 || o.Mean().Sign() < 0 {
				t.Errorf("%s: sum %s, retreat %s of %s", fmt.Sprintf("%+v", r), sum, o.Back, o.Flag)
			}
			for n, lost := range o.Lost {
				if lost.Sign() < 0 {
					t.Errorf("%+v: the chance to lose %d is %s", r, n, lost)
				}
			}
		}
	}
}
