package setup_test

import (
	"muster/internal/engine/command/kernel/setup"
	"testing"

	"muster/internal/testing/gametest"
	"muster/internal/testing/medieval"
)

// Battles made up keep what any game promises.
func TestMatchPromises(t *testing.T) {
	choices := 0
	for seed := range uint64(12) {
		r, err := medieval.Battle(seed)
		if err != nil {
			t.Fatal(err)
		}
		r.TurnCap = 40
		game := setup.NewMatch("medieval", r, seed, func() string { return "0123456789abcdef0123456789abcdef" })
		n, err := gametest.Play(game, seed, 20)
		if err != nil {
			t.Errorf("battle %d: %v", seed, err)
		}
		choices += n
	}
	if choices < 1000 {
		t.Errorf("only %d choices were looked at", choices)
	}
}
