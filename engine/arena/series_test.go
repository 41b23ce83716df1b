package arena

import "testing"

// A series goes on where another ended, and swaps play every seed twice.
func TestSeries(t *testing.T) {
	s := Series{Seed: 7, Players: [2]string{"a", "b"}, Swap: true}
	if players, swapped := s.PlayersOf(3); !swapped || players != [2]string{"b", "a"} || s.SeedOf(2) != s.SeedOf(3) ||
		s.SeedOf(3) == s.SeedOf(4) {
		t.Errorf("%v, %t", players, swapped)
	}
	on := Series{From: 10, Seed: 7}
	plain := Series{Seed: 7}
	if on.SeedOf(0) != plain.SeedOf(10) || plain.SeedOf(0) != SeedOf(7, 0) {
		t.Error("it does not go on")
	}
}
