package reading_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/reading"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), reading.All(), adventurecheck.All(), "testdata")
}
