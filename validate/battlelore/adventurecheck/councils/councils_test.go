package councils_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/councils"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), councils.All(), adventurecheck.All(), "testdata")
}
