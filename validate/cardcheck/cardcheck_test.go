package cardcheck_test

import (
	"testing"

	"muster/validate/cardcheck"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, cardcheck.All(), "testdata")
}
