package rulebookcheck_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/rulebookcheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), rulebookcheck.All(), "testdata") }
