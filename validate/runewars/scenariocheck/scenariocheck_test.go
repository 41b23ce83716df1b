package scenariocheck_test

import (
	"slices"
	"testing"

	"muster/engine/runewars/library"
	"muster/validate/checktest"
	"muster/validate/runewars/realmcheck"
	"muster/validate/runewars/scenariocheck"
)

// TestChecks: a scenario is looked at with its realm.
func TestChecks(t *testing.T) {
	all := slices.Concat(realmcheck.All(), scenariocheck.All())
	checktest.Part(t, library.Games(), scenariocheck.All(), all, "testdata", checktest.Ruled)
}
