package check

import (
	"testing"
)

// TestShown: a share far beyond a limit is shown, a share at the limit is not; a limit without a bound shows nothing.
func TestShown(t *testing.T) {
	n := 20
	most, least := Threshold{Most: &n}, Threshold{Least: &n}
	for _, c := range []struct {
		hits         int
		above, below bool
	}{{0, false, true}, {20, false, false}, {60, true, false}} {
		if got := BeyondMost(most, c.hits, 100, 1); got != c.above {
			t.Errorf("%d of 100 beyond 20%%: %t", c.hits, got)
		}
		if got := BelowLeast(least, c.hits, 100, 1); got != c.below {
			t.Errorf("%d of 100 below 20%%: %t", c.hits, got)
		}
	}
	if BeyondMost(least, 100, 100, 1) || BelowLeast(most, 0, 100, 1) || BeyondMost(most, 31, 100, 50) {
		t.Error("what is no bound, or one of many looks")
	}
}
