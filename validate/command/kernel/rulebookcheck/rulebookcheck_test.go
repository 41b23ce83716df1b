package rulebookcheck_test

import (
	"testing"

	"muster/engine/medieval"
	"muster/internal/testing/checktest"
	"muster/validate/command/kernel/rulebookcheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), rulebookcheck.All(), "testdata")
}
