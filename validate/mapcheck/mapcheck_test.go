package mapcheck_test

import (
	"testing"

	"muster/validate/checktest"
	"muster/validate/mapcheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, mapcheck.All(), "testdata")
}
