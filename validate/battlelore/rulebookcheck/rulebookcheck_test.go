package rulebookcheck_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/battlelore/rulebookcheck"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), rulebookcheck.All(), "testdata") }
