package councils_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/councils"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), councils.All(), adventurecheck.All(), "testdata")
}
