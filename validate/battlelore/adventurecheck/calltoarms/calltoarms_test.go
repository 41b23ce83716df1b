package calltoarms_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/calltoarms"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), calltoarms.All(), adventurecheck.All(), "testdata")
}
