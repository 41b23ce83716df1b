package policy

import (
	"slices"
	"testing"
)

// stubborn answers with one choice, whether it is legal or not, and records the legal ones.
type stubborn struct {
	wants uint32
	shown []uint32
}

func (s *stubborn) Choose(_ int, legal []uint32) uint32 {
	s.shown = slices.Clone(legal)
	return s.wants
}

// TestWithout checks that a restricted player takes no choice that uses a thing while another one is legal, and that a
// legal choice is always left.
func TestWithout(t *testing.T) {
	odd := func(_ int, a uint32) bool { return a%2 == 1 }
	for _, c := range []struct {
		legal, shown []uint32
		wants, want  uint32
	}{
		{[]uint32{1, 2, 3, 4}, []uint32{2, 4}, 4, 4},
		{[]uint32{1, 2, 3, 4}, []uint32{2, 4}, 3, 2}, // a planned choice
		{[]uint32{1, 3}, []uint32{1, 3}, 3, 3},       // nothing else is legal
		{[]uint32{2}, []uint32{2}, 2, 2},
	} {
		player := &stubborn{wants: c.wants}
		p := NewWithout(player, odd)
		before := slices.Clone(c.legal)
		if got := p.Choose(0, c.legal); got != c.want || !slices.Equal(player.shown, c.shown) {
			t.Errorf("of %v it shows %v and takes %d, want %v and %d", c.legal, player.shown, got, c.shown, c.want)
		}
		if !slices.Equal(c.legal, before) {
			t.Errorf("it changes the legal choices: %v", c.legal)
		}
	}
}
