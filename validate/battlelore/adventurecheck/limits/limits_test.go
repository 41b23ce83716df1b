package limits

import (
	"testing"

	"muster/internal/testing/measuretest"
)

func TestLimits(t *testing.T) { measuretest.Under(t, "..", "limits", limitsFile) }
