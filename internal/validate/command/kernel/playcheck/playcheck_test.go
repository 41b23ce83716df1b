package playcheck

import (
	"testing"

	"muster/internal/engine/medieval"
	"muster/internal/testing/checktest"
)

func TestChecks(t *testing.T) { checktest.Run(t, medieval.Game().Games(), All(), "testdata") }

func TestLimits(t *testing.T) { checktest.Thresholds(t, "limits", limitsFile) }
