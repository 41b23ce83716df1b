package mapcheck_test

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/battlelore/mapcheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, library.Games(), mapcheck.All(), "testdata")
}
