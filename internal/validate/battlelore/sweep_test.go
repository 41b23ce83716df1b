package battlelore

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
)

func TestSweepChecks(t *testing.T) { checktest.Run(t, library.Games(), Sweeps(), "testdata/sweep") }

// TestSweepsDoNotPanic: with incomplete sweeps, no check fails on an error that another one reports.
func TestSweepsDoNotPanic(t *testing.T) {
	head := "kind = \"sweep\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\n"
	checktest.NoPanic(t, library.Games(), Sweeps(), "sweep", []string{
		"", head, head + "adventures = 3",
		head + "adventures = [\"\", 1]\nplayers = [1]", head + "folders = [\"\", \"/\", \"..\", \"a/../..\", \".\", \"//\"]",
		head + "players = []\nlevers = 1\nlimits = []", head + "[levers]\nplayers = [1]\ngames = -1",
		head + "seeds = [-1, 1e3]\ngames = 99999999999999999999\nshipped = \"yes\"", head + "[[levers]]\n[[limits]]\n",
	})
}
