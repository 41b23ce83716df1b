package runewars_test

import (
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars"
)

// Only seats that have looked at a face-down exploration token know it (RW-SETUP-21, RW-EXPL-01): a simulation is the
// same for other ones with the same backs, and keeps those that the player knows.
func TestTokensAreHidden(t *testing.T) {
	hidden, swapped := 0, 0
	for seed := range uint64(40) {
		r := game(t, seed)
		var s runewars.State
		runewars.Start(r, &s, seed, nil)
		other := s
		for a := range r.Areas {
			p := &s.Areas[a]
			if p.Token == runewars.NoCard || p.Open {
				continue
			}
			hidden++
			if seed%2 == 1 && a%3 == 0 { // seat 0 has looked
				p.Spied, other.Areas[a].Spied = 1, 1
				continue
			}
			for i := range r.Cards.Tokens {
				if int(p.Token) != i && r.Cards.Tokens[i].Far == r.Cards.Tokens[p.Token].Far {
					other.Areas[a].Token = uint8(i)
					swapped++
				}
			}
		}
		var one, two runewars.State
		runewars.See(r, &s, 0).Fork(engine.NewRand(seed, "fork"), &one)
		runewars.See(r, &other, 0).Fork(engine.NewRand(seed, "fork"), &two)
		if one != two {
			t.Fatalf("seed %d: the games in thought differ", seed)
		}
		for a := range r.Areas {
			p, seen := &s.Areas[a], runewars.See(r, &s, 0).Area(uint8(a)).Token
			known := p.Token == runewars.NoCard || p.Open || p.Spied == 1
			if known && (one.Areas[a].Token != p.Token || seen != p.Token) || !known && seen != runewars.HiddenCard {
				t.Fatalf("seed %d: area %d has token %d, seen as %d, thought of as %d", seed, a, p.Token, seen,
					one.Areas[a].Token)
			}
		}
	}
	if hidden == 0 || swapped == 0 {
		t.Errorf("%d tokens lie face down, %d are others in the second game", hidden, swapped)
	}
}
