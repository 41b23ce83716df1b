package boxes_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/boxes"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), boxes.All(), adventurecheck.All(), "testdata")
}
