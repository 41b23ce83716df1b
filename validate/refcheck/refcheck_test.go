package refcheck_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/checktest"
	"muster/validate/refcheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), refcheck.All(), "testdata") }
