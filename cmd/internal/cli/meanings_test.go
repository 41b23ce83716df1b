package cli

import (
	"testing"

	"muster/cmd/internal/cli/shell"
)

// TestSeeds: every command that has a --seed takes 1 where nobody names another.
func TestSeeds(t *testing.T) {
	found := 0
	for _, cmd := range visible(Commands()) {
		f := cmd.LocalFlags().Lookup("seed")
		if f == nil {
			continue
		}
		if found++; f.DefValue != shell.UsualSeed {
			t.Errorf("muster %s --seed is %q by default", nameOf(cmd), f.DefValue)
		}
	}
	if found < 7 {
		t.Errorf("%d commands have a --seed", found)
	}
}
