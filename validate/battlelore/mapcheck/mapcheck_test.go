package mapcheck_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/mapcheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, library.Games(), mapcheck.All(), "testdata")
}
