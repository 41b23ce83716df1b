package kernel

import (
	"testing"

	"muster/internal/engine/medieval"
	"muster/internal/testing/checktest"
)

func TestPlayChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), playChecks(), "testdata/play")
}

func TestPlayLimits(t *testing.T) { checktest.Thresholds(t, "limits", limitsFile) }
