package pass

import (
	"testing"

	"muster/internal/testing/checktest"
)

func TestLimits(t *testing.T) {
	checktest.SharedThresholds(t, "limits", "pass.Limit", limitsFile, "../*/*.go", "../*/*/*.go")
}
