package adventurecheck_test

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/battlelore/adventurecheck"
)

func TestChecks(t *testing.T) {
	checktest.Part(t, library.Games(), adventurecheck.Own(), adventurecheck.Checks(), "testdata")
}

// TestLandmarkTilesHelp: the help names the source of the landmark, and bans none that is granted or
// placed.
func TestLandmarkTilesHelp(t *testing.T) {
	const box = " or add a box that contains the tile to boxes"
	for name, help := range map[string]string{
		"both-granted":     `remove "pentacle" from grants` + box,
		"one-on-the-field": "give fewer councils a wizard of level 3" + box,
		"allies":           "give fewer councils a wizard of level 3, ban the landmark" + box,
	} {
		checktest.Mark(t, library.Games(), adventurecheck.Checks(),
			"testdata/landmark-tiles/bad/"+name+".adventure.toml", "adventure/landmark-tiles", "", help)
	}
}
