package rulebookcheck_test

import (
	"testing"

	"muster/validate/checktest"
	"muster/validate/rulebookcheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, rulebookcheck.All(), "testdata") }
