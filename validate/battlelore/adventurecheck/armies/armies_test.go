package armies_test

import (
	"slices"
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/armies"
)

func TestChecks(t *testing.T) {
	part := slices.Concat(armies.BoxChecks(), armies.All(), armies.CouncilChecks(), armies.CallToArmsChecks())
	checktest.Part(t, library.Games(), part, adventurecheck.Checks(), "testdata")
}
