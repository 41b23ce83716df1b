package calltoarms_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/calltoarms"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), calltoarms.All(), adventurecheck.All(), "testdata")
}
