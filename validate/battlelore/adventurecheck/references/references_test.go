package references_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/references"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), references.All(), adventurecheck.All(), "testdata")
}
