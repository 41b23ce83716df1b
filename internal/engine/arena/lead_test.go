package arena

import (
	"testing"
)

const (
	pennant  = 0
	standard = 1
)

// Courses of banners that a person can follow: both sides need ten where nothing else is said.
func TestLeadOf(t *testing.T) {
	ten := [2]int{10, 10}
	for name, tt := range map[string]struct {
		course [][2]int
		need   [2]int
		winner int
		want   Lead
	}{
		"nothing happens": {
			[][2]int{{0, 0}, {0, 0}}, ten, Neither, Lead{First: Neither},
		},
		"no turn": {nil, ten, pennant, Lead{First: Neither}},
		"ahead from the first turn": {
			[][2]int{{1, 0}, {1, 0}, {2, 1}, {10, 1}}, ten, pennant,
			Lead{First: pennant, Settled: 1, Decisive: 750, Threshold: 100},
		},
		"levels are no change of the lead": {
			[][2]int{{1, 0}, {1, 1}, {2, 1}, {2, 2}, {10, 2}}, ten, pennant,
			Lead{First: pennant, Settled: 5, Decisive: 1000, Threshold: 200},
		},
		"two changes, and a comeback from two banners": {
			// 4 behind in thousandths: 200, so its root is 447; one turn of six, 33 on average
			[][2]int{{1, 0}, {1, 3}, {3, 3}, {4, 3}, {6, 3}, {10, 3}}, ten, pennant,
			Lead{First: pennant, Changes: 2, Settled: 4, Behind: 200, Drama: 447, Distance: 33, Decisive: 666, Threshold: 300},
		},
		"the leader loses at the end": {
			[][2]int{{5, 0}, {9, 0}, {9, 10}}, ten, standard,
			// behind by 500 and 900: roots 707 and 948
			Lead{First: pennant, Changes: 1, Settled: 3, Behind: 900, Drama: 827, Distance: 466, Decisive: 1000, Threshold: 900},
		},
		"the winner is never ahead, as where the last turn is his": {
			[][2]int{{0, 1}, {0, 1}}, ten, pennant,
			Lead{First: standard, Behind: 100, Drama: 316, Distance: 100, Decisive: 1000, Threshold: 100},
		},
		"sides that need different numbers": {
			// 2 of 4 is more than 2 of 6
			[][2]int{{2, 2}, {4, 2}}, [2]int{6, 4}, pennant,
			Lead{First: standard, Changes: 1, Settled: 2, Behind: 167, Drama: 408, Distance: 83, Decisive: 1000, Threshold: 500},
		},
	} {
		if got := LeadOf(tt.course, tt.need, tt.winner); got != tt.want {
			t.Errorf("%s:\n got %+v\nwant %+v", name, got, tt.want)
		}
	}
}

func TestRoot(t *testing.T) {
	for n := range 3_000 {
		if r := root(n); r*r > n || (r+1)*(r+1) <= n {
			t.Fatalf("the root of %d is no %d", n, r)
		}
	}
	if r := root(1_000_000_000_000); r != 1_000_000 {
		t.Errorf("the root of a million squared is no %d", r)
	}
}

func TestCounts(t *testing.T) {
	var c Counts
	for _, n := range []int{4, 1, 1, -3, 9} {
		c.Add(n)
	}
	if c.Total() != 5 || c.Sum() != 15 || c.At(0) != 0 || c.At(500) != 1 || c.At(1000) != 9 {
		t.Errorf("%v: %d numbers, %d in all, %d, %d, %d", c, c.Total(), c.Sum(), c.At(0), c.At(500), c.At(1000))
	}
	if (Counts)(nil).At(500) != 0 {
		t.Error("no numbers have a middle")
	}
}
