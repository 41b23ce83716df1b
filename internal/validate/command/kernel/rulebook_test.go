package kernel

import (
	"testing"

	"muster/internal/engine/medieval"
	"muster/internal/testing/checktest"
)

func TestRulebookChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), rulebookChecks(), "testdata/rulebook")
}
