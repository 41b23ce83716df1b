package victory_test

import (
	"slices"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/battlelore/adventurecheck"
	"muster/internal/validate/battlelore/adventurecheck/victory"
)

func TestChecks(t *testing.T) {
	part := slices.Concat(victory.All(), victory.SpecialRuleChecks())
	checktest.Part(t, library.Games(), part, adventurecheck.Checks(), "testdata")
}
