package rulebookcheck_test

import (
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/runewars/rulebookcheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), rulebookcheck.All(), "testdata") }
