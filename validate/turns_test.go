package validate_test

import (
	"os"
	"testing"

	"muster/internal/engine/battlelore/setup"
	"muster/validate/check"
)

// TestTurns: the checks limit turns by the number after which the engine calls a game off.
func TestTurns(t *testing.T) {
	text, err := os.ReadFile("../internal/validate/battlelore/pass/limits.toml")
	if err != nil {
		t.Fatal(err)
	}
	if n := check.ReadThresholds("limits", text)["turns"].AtMost(); n != setup.TurnCap {
		t.Errorf("the checks know of %d turns, the engine plays %d", n, setup.TurnCap)
	}
}
