package arena

import (
	"slices"
	"testing"
)

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

// A rotation has every player sit everywhere for each seed, and goes on where another ended.
func TestSeatRotation(t *testing.T) {
	r := SeatRotation{Seed: 7, Players: []string{"a", "b", "c"}, Turns: true}
	players, moved := r.PlayersOf(4)
	if moved != 1 || !slices.Equal(players, []string{"c", "a", "b"}) || r.SeedOf(3) != r.SeedOf(5) ||
		r.SeedOf(2) == r.SeedOf(3) {
		t.Errorf("%v, %d", players, moved)
	}
	on, plain := SeatRotation{From: 10, Seed: 7, Players: r.Players}, SeatRotation{Seed: 7, Players: r.Players}
	if players, moved := on.PlayersOf(1); on.SeedOf(0) != plain.SeedOf(10) || moved != 0 || players[0] != "a" {
		t.Error("it does not go on")
	}
}
