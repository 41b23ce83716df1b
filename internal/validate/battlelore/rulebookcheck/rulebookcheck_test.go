package rulebookcheck_test

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/battlelore/rulebookcheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), rulebookcheck.All(), "testdata") }
