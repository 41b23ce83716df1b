package prove

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// A Chance is the fraction that it was made from, in the lowest terms that math/big finds too.
func TestChanceIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		den := rapid.Int64Range(1, 2*Cases*Cases).Draw(t, "den")
		num := rapid.Int64Range(0, den).Draw(t, "num")
		got, want := NewChance(num, den), big.NewRat(num, den)
		if got.String() != want.RatString() {
			t.Fatalf("%d/%d is %s, want %s", num, den, got, want.RatString())
		}
		// Rounded to the nearest thousandth: off by half of one at most.
		off := new(big.Rat).Sub(big.NewRat(int64(got.PerMille()), 1000), want)
		if off.Abs(off).Cmp(big.NewRat(1, 2000)) > 0 {
			t.Fatalf("%s is %d per mille", got, got.PerMille())
		}
	})
}
