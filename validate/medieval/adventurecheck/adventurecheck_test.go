package adventurecheck_test

import (
	"testing"

	"muster/engine/medieval/library"
	"muster/internal/testing/checktest"
	"muster/validate/medieval/adventurecheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), adventurecheck.All(), "testdata") }
