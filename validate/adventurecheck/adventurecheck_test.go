package adventurecheck_test

import (
	"testing"

	"muster/validate/adventurecheck"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) { checktest.Run(t, adventurecheck.All(), "testdata") }
