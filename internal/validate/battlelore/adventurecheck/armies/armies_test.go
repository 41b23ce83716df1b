package armies_test

import (
	"slices"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/battlelore/adventurecheck"
	"muster/internal/validate/battlelore/adventurecheck/armies"
)

func TestChecks(t *testing.T) {
	part := slices.Concat(armies.BoxChecks(), armies.All(), armies.CouncilChecks(), armies.CallToArmsChecks())
	checktest.Part(t, library.Games(), part, adventurecheck.Checks(), "testdata")
}
