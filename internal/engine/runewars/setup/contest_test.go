package setup_test

import (
	"muster/internal/engine/runewars/setup"
	"testing"

	"muster/internal/testing/gametest"
	"muster/internal/testing/runewars"
)

// Games made up keep what any game promises, with one seat to four.
func TestGameInvariants(t *testing.T) {
	games, choices := uint64(8), 0
	if testing.Short() {
		games = 5
	}
	for seed := range games {
		g, err := runewars.Game(seed, 1+int(seed%4))
		if err != nil {
			t.Fatal(err)
		}
		game := setup.NewMatch(g.Rules, seed, func() string { return "0123456789abcdef0123456789abcdef" })
		n, err := gametest.Play(game, seed, 10)
		if err != nil {
			t.Errorf("game %d: %v", seed, err)
		}
		choices += n
	}
	if choices < 60*int(games) {
		t.Errorf("only %d choices were looked at", choices)
	}
}
