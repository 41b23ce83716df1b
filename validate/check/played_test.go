package check

import (
	"testing"
)

// TestShown: a share far beyond a limit is shown, a share at the limit is not; a limit without a bound shows nothing.
func TestShown(t *testing.T) {
	n, p := 20, new(Pass)
	most, least := Threshold{Most: &n}, Threshold{Least: &n}
	for _, c := range []struct {
		hits         int
		above, below bool
	}{{0, false, true}, {20, false, false}, {60, true, false}} {
		if got := p.BeyondMost(most, c.hits, 100, 1); got != c.above {
			t.Errorf("%d of 100 beyond 20%%: %t", c.hits, got)
		}
		if got := p.BelowLeast(least, c.hits, 100, 1); got != c.below {
			t.Errorf("%d of 100 below 20%%: %t", c.hits, got)
		}
	}
	if p.BeyondMost(least, 100, 100, 1) || p.BelowLeast(most, 0, 100, 1) || p.BeyondMost(most, 31, 100, 50) {
		t.Error("what is no bound, or one of many looks")
	}
}

// TestOpen: a share near the limit leaves a check open, one far from it does not, and nor does one that is shown.
func TestOpen(t *testing.T) {
	n := 20
	for _, c := range []struct {
		hits, games int
		open        bool
	}{{0, 10, true}, {0, 100, false}, {18, 100, true}, {25, 100, true}, {60, 100, false}} {
		p := &Pass{Check: &Check{Code: "play/some"}}
		p.BeyondMost(Threshold{Most: &n}, c.hits, c.games, 1)
		p.BeyondMost(Threshold{Most: &n}, c.hits, c.games, 1)
		if _, open, _ := p.WasPlayed(); (len(open) == 1) != c.open {
			t.Errorf("%d of %d games: open %q", c.hits, c.games, open)
		}
		p = &Pass{Check: &Check{Code: "play/some"}}
		p.BelowLeast(Threshold{Least: &n}, c.games-c.hits, c.games, 1)
		if _, open, _ := p.WasPlayed(); len(open) > 0 {
			t.Errorf("%d of %d games: open %q", c.games-c.hits, c.games, open)
		}
	}
}
