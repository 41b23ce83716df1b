package mapcheck_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/battlelore/mapcheck"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, library.Games(), mapcheck.All(), "testdata")
}
