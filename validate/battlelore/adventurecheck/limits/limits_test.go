package limits

import (
	"testing"

	"muster/validate/measuretest"
)

func TestLimits(t *testing.T) { measuretest.Under(t, "..", "limits", limitsFile) }
