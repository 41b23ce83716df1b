package rulebookcheck_test

import (
	"testing"

	"muster/engine/medieval/library"
	"muster/internal/testing/checktest"
	"muster/validate/medieval/rulebookcheck"
)

func TestChecks(t *testing.T) { checktest.Run(t, library.Games(), rulebookcheck.All(), "testdata") }
