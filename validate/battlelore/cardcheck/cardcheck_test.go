package cardcheck_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/cardcheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, library.Games(), cardcheck.All(), "testdata")
}
