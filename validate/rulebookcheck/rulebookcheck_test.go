package rulebookcheck_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/checktest"
	"muster/validate/rulebookcheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), rulebookcheck.All(), "testdata") }
