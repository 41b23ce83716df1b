package adventurecheck_test

import (
	"testing"

	"muster/engine/medieval"
	"muster/internal/testing/checktest"
	"muster/validate/command/kernel/adventurecheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), adventurecheck.All(), "testdata")
}
