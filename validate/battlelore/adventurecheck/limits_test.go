package adventurecheck

import (
	"testing"

	"muster/validate/measuretest"
)

func TestLimits(t *testing.T) { measuretest.Run(t, "limits", limitsFile) }
