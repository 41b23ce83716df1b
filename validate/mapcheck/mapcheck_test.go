package mapcheck_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/checktest"
	"muster/validate/mapcheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, library.Games(), mapcheck.All(), "testdata")
}
