package cardcheck_test

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/battlelore/cardcheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, library.Games(), cardcheck.All(), "testdata")
}
