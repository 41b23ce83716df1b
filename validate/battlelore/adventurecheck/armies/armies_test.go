package armies_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/armies"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), armies.All(), adventurecheck.All(), "testdata")
}
