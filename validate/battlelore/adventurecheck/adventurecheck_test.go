package adventurecheck_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), adventurecheck.All(), "testdata") }
