package gametest

import (
	"math"
	"math/big"
	"testing"
)

// Rolls is the number of rolls for testing odds.
const Rolls = 20_000

// sigmas is the tolerance of a share, in standard errors.
const sigmas = 4

// Reach searches a state of a game by trying choices in order, at most deep of them. step takes a choice and reports
// whether to continue from there.
func Reach[S, A any](
	s S, legal func(*S) []A, step func(*S, A) bool, goal func(*S) bool, deep int,
) (found S, ok bool) {
	if goal(&s) {
		return s, true
	}
	if deep == 0 {
		return s, false
	}
	for _, a := range legal(&s) {
		next := s
		if !step(&next, a) {
			continue
		}
		if found, ok := Reach(next, legal, step, goal, deep-1); ok {
			return found, true
		}
	}
	return s, false
}

// Agree reports a number of Rolls that is too far from a chance.
func Agree(t *testing.T, what string, got int, want *big.Rat) {
	t.Helper()
	chance, _ := want.Float64()
	mean, sigma := chance*Rolls, math.Sqrt(chance*(1-chance)*Rolls)
	if math.Abs(float64(got)-mean) > sigmas*sigma {
		t.Errorf("%s: %d of %d rolls, want %.1f (standard error %.1f)", what, got, Rolls, mean, sigma)
	}
}
