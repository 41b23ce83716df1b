package inference

import "testing"

// TestAtLeast: against chances that can be worked out by hand, or are known.
func TestAtLeast(t *testing.T) {
	for _, c := range []struct {
		hits, trials int
		share        int64
		want         Chance
	}{
		{0, 10, 100, Sure}, {11, 10, 900, 0}, {3, 5, 0, 0}, {5, 5, 1000, Sure},
		{1, 1, 250, Sure / 4}, {2, 2, 500, Sure / 4}, {1, 2, 500, Sure * 3 / 4}, {5, 10, 500, 623_046_875_000},
		{3, 3, 100, Sure / 1000}, {60, 100, 500, 28_443_966_820}, // R: pbinom(59, 100, .5, lower = FALSE)
	} {
		if got := atLeast(c.hits, c.trials, c.share); got != c.want {
			t.Errorf("%d of %d at %d: %d, not %d", c.hits, c.trials, c.share, got, c.want)
		}
	}
}

// TestBeyond: what is shown of a share, that it is shown of its opposite too, and that a share of games that is true
// shows itself to be beyond itself no oftener than it may.
func TestBeyond(t *testing.T) {
	alarm := PerMille(25)
	for _, c := range []struct {
		hits, trials int
		share        int64
		want         bool
	}{
		{60, 100, 500, false}, {61, 100, 500, true}, {50, 100, 500, false}, {0, 0, 0, false}, {100, 100, 960, true},
		{5, 5, 500, false}, {6, 6, 500, true},
	} {
		if got := Beyond(c.hits, c.trials, c.share, alarm); got != c.want {
			t.Errorf("%d of %d beyond %d: %t", c.hits, c.trials, c.share, got)
		}
		if got := Within(c.trials-c.hits, c.trials, 1000-c.share, alarm); got != c.want {
			t.Errorf("%d of %d within %d: %t", c.trials-c.hits, c.trials, 1000-c.share, got)
		}
	}
	for _, trials := range []int{1, 20, 100, 900} {
		for _, share := range []int64{10, 100, 500, 900} {
			from, speaks := BeyondCurve(trials, share, alarm, []int64{share, 1000})
			if speaks[0] > alarm || from <= trials && speaks[1] != Sure {
				t.Errorf("%d games, %d: from %d on, %v", trials, share, from, speaks)
			}
			if from <= trials && !Beyond(from, trials, share, alarm) || Beyond(from-1, trials, share, alarm) {
				t.Errorf("%d games, %d: not from %d on", trials, share, from)
			}
		}
	}
}
