package playcheck

import (
	"testing"

	"muster/engine/runewars/library"
	"muster/internal/testing/checktest"
	"muster/internal/testing/measuretest"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), All(), "testdata") }

func TestLimits(t *testing.T) { measuretest.Run(t, "limits", limitsFile) }
