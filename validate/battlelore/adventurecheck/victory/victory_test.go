package victory_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/victory"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), victory.All(), adventurecheck.All(), "testdata")
}
