package realmcheck_test

import (
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/runewars/realmcheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, library.Games(), realmcheck.All(), "testdata", checktest.Ruled)
}
