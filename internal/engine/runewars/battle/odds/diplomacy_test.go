package odds_test

import (
	"testing"

	"muster/internal/engine/runewars/battle/odds"
)

// TestDiplomacy: the shares that the rules' own table has of a full deck (RW-DIPL-02, RW-DIPL-03), and what known cards
// change.
func TestDiplomacy(t *testing.T) {
	full := odds.Destinies{4, 8, 18}
	for cards, want := range [][3]string{
		1: {"0.133", "0.267", "0.600"}, 2: {"0.253", "0.395", "0.352"}, 3: {"0.360", "0.439", "0.201"},
		4: {"0.454", "0.434", "0.112"}, 5: {"0.538", "0.401", "0.060"}, 6: {"0.612", "0.356", "0.031"},
	} {
		if cards == 0 {
			continue
		}
		for d, share := range odds.Diplomacy(nil, full, cards) {
			if got := share.FloatString(3); got != want[d] {
				t.Errorf("%d cards, %d: %s, want %s", cards, d, got, want[d])
			}
		}
	}
	for _, c := range []struct {
		top   []int
		rest  odds.Destinies
		cards int
		want  [3]string
	}{
		{[]int{odds.Gold}, odds.Destinies{3, 8, 18}, 2, [3]string{"1", "0", "0"}},
		{[]int{odds.Red, odds.Gold}, odds.Destinies{3, 8, 17}, 1, [3]string{"0", "0", "1"}},
		{[]int{odds.Silver}, odds.Destinies{1, 0, 1}, 2, [3]string{"1/2", "1/2", "0"}},
		{[]int{odds.Red}, odds.Destinies{0, 1, 1}, 6, [3]string{"0", "1", "0"}},
	} {
		for d, share := range odds.Diplomacy(c.top, c.rest, c.cards) {
			if got := share.RatString(); got != c.want[d] {
				t.Errorf("%+v, %d: %s, want %s", c, d, got, c.want[d])
			}
		}
	}
}
