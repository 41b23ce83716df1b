package battlecheck_test

import (
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/runewars/battlecheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), battlecheck.All(), "testdata") }
