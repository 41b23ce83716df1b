package adventurecheck_test

import (
	"testing"

	"muster/internal/engine/medieval"
	"muster/internal/testing/checktest"
	"muster/internal/validate/command/kernel/adventurecheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), adventurecheck.All(), "testdata")
}
