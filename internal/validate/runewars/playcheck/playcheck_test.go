package playcheck

import (
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/testing/checktest"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), All(), "testdata") }

func TestLimits(t *testing.T) { checktest.Thresholds(t, "limits", limitsFile) }
