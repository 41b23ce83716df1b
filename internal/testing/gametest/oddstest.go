package gametest

import (
	"math"
	"math/big"
	"testing"
)

// Rolls is how many rolls odds are held against.
const Rolls = 20_000

// sigmas is how many standard errors a share may lie from its chance.
const sigmas = 4

// Reach looks for a state of a game by trying choices, the first ones first, at most deep of them. step takes a choice
// and reports whether to go on from there.
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
