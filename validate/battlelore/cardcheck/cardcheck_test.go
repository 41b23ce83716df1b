package cardcheck_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/battlelore/cardcheck"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, library.Games(), cardcheck.All(), "testdata")
}
