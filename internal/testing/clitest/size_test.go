package clitest

import (
	"bytes"
	"os"
	"testing"
)

// TestFull checks that tests run at full size if the variable is set, and that `make nightly` sets it.
func TestFull(t *testing.T) {
	for value, want := range map[string]bool{"": false, "1": true} {
		if t.Setenv("MUSTER_FULL", value); Full() != want {
			t.Errorf("MUSTER_FULL=%q: %v, want %v", value, !want, want)
		}
	}
	text, err := os.ReadFile("../../../Makefile")
	if err != nil || !bytes.Contains(text, []byte("\n\tMUSTER_FULL=1 ")) {
		t.Errorf("the Makefile does not set MUSTER_FULL: %v", err)
	}
}
