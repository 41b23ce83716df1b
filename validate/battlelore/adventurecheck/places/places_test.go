package places_test

import (
	"testing"

	"muster/engine/battlelore/library"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/adventurecheck/places"
	"muster/validate/checktest"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), places.All(), adventurecheck.All(), "testdata")
}
