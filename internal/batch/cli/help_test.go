package cli

import (
	"testing"

	"muster/internal/testing/clitest"
)

// TestHelpTexts checks for short texts, one line a flag, examples that parse, and pages that exist.
func TestHelpTexts(t *testing.T) {
	if seen := clitest.Check(t, Commands, "../../.."); seen < 13 {
		t.Errorf("%d commands were seen", seen)
	}
}
