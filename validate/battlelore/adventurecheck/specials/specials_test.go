package specials_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/specials"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), specials.All(), adventurecheck.All(), "testdata")
}
