package validate_test

import (
	"os"
	"testing"

	"muster/engine/battle"
	"muster/validate/measure"
)

// TestTurns: the checks hold turns against the one after which the engine calls a game off.
func TestTurns(t *testing.T) {
	text, err := os.ReadFile("adventurecheck/limits.toml")
	if err != nil {
		t.Fatal(err)
	}
	if n := measure.Read("limits", text)["turns"].AtMost(); n != battle.TurnCap {
		t.Errorf("the checks know of %d turns, the engine plays %d", n, battle.TurnCap)
	}
}
