package battlelore

import (
	"testing"

	"muster/engine"
)

// BL-HIT-01: without a script the dice fall by chance, every face alike.
func TestDiceFallByChance(t *testing.T) {
	const dice = 6000
	var s State
	s.Chance = engine.NewRand(1)
	var roll [Faces]uint8
	var count [Faces]int
	for range dice / 100 {
		roll = [Faces]uint8{}
		s.roll(&Rules{}, 100, &roll)
		for face, n := range roll {
			count[face] += int(n)
		}
	}
	for face, n := range count {
		if n < 850 || n > 1150 {
			t.Errorf("face %d fell %d times of %d: %v", face, n, dice, count)
		}
	}
}
