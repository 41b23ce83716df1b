package rulebookcheck_test

import (
	"testing"

	"muster/internal/engine/medieval"
	"muster/internal/testing/checktest"
	"muster/internal/validate/command/kernel/rulebookcheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), rulebookcheck.All(), "testdata")
}
