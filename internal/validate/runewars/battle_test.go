package runewars

import (
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/testing/checktest"
)

func TestBattleChecks(t *testing.T) {
	checktest.Run(t, library.Games(), battleChecks(), "testdata/battle")
}
