package boxes_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/boxes"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), boxes.All(), adventurecheck.All(), "testdata")
}
