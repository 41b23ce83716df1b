package battlelore

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
)

func TestPlayChecks(t *testing.T) { checktest.Run(t, library.Games(), playChecks(), "testdata/play") }

func TestPlayLimits(t *testing.T) { checktest.Thresholds(t, "limits", limitsFile) }
