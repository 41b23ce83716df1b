package references_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/references"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), references.All(), adventurecheck.All(), "testdata")
}
