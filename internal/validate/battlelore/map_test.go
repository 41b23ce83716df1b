package battlelore

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
)

func TestMapChecks(t *testing.T) {
	checktest.Run(t, library.Games(), MapChecks(), "testdata/map")
}
