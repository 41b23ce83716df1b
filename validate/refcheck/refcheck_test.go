package refcheck_test

import (
	"testing"

	"muster/validate/checktest"
	"muster/validate/refcheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, refcheck.All(), "testdata") }
