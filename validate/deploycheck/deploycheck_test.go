package deploycheck

import (
	"testing"

	"muster/validate/checktest"
	"muster/validate/measuretest"
)

func TestChecks(t *testing.T) { checktest.Run(t, All(), "testdata", witnessesShow) }

func TestLimits(t *testing.T) { measuretest.Run(t, "limits", limitsFile) }
