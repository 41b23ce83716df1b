package battlecheck_test

import (
	"testing"

	"muster/engine/runewars/library"
	"muster/internal/testing/checktest"
	"muster/validate/runewars/battlecheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), battlecheck.All(), "testdata") }
