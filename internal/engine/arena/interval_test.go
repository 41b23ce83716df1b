package arena

import "testing"

// Against values of Wilson's interval with z = 1.96, rounded outwards.
func TestInterval(t *testing.T) {
	for _, c := range []struct{ hits, games, low, high int }{
		{0, 10, 0, 278}, {5, 10, 236, 764}, {10, 10, 722, 1000}, {95, 100, 888, 979}, {500, 1000, 469, 531}, {0, 0, 0, 1000},
		{1_000_000, 2_000_000, 499, 501},
	} {
		low, high := Interval(c.hits, c.games)
		if low != c.low || high != c.high {
			t.Errorf("%d of %d: %d to %d, want %d to %d", c.hits, c.games, low, high, c.low, c.high)
		}
	}
}
