package kernel

import (
	"testing"

	"muster/internal/engine/medieval"
	"muster/internal/testing/checktest"
)

func TestMapChecks(t *testing.T) { checktest.Run(t, medieval.Game().Games(), Maps(), "testdata/map") }

func TestSweepChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), Sweeps(medieval.Game()), "testdata/sweep")
}

// TestSweepsDoNotPanic: with incomplete sweeps, no check fails on an error that another one reports.
func TestSweepsDoNotPanic(t *testing.T) {
	head := "kind = \"sweep\"\ngame = \"medieval\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\n"
	checktest.NoPanic(t, medieval.Game().Games(), Sweeps(medieval.Game()), "sweep", []string{
		"", head, head + "adventures = 3",
		head + "adventures = [\"\", 1]\nplayers = [1]", head + "folders = [\"\", \"/\", \"..\", \"a/../..\", \".\", \"//\"]",
		head + "players = []\nlevers = 1\nlimits = []", head + "[levers]\nplayers = [1]\ngames = -1",
		head + "seeds = [-1, 1e3]\ngames = 99999999999999999999\nshipped = \"yes\"", head + "[[levers]]\n[[limits]]\n",
	})
}

// TestMapsDoNotPanic: with incomplete maps, no check fails on an error that another one reports.
func TestMapsDoNotPanic(t *testing.T) {
	head := "kind = \"map\"\ngame = \"medieval\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\n"
	checktest.NoPanic(t, medieval.Game().Games(), Maps(), "map", []string{
		"", head, head + `board = "medieval"`, head + "board = \"medieval\"\nrows = []",
		head + "board = \"medieval\"\nrows = [1, 2]",
		head + "board = \"medieval\"\nrows = [\"\"]\nlegend = 3\nfeatures = [{}, {at = [\"\"]}]\nedges = [{}]",
		head + "board = \"medieval\"\nboxes = [\"x\"]\nrows = [\"R\"]\n[[rulebook.boxes]]\nid = \"x\"\nname = \"X\"\n" +
			"tiles = [{count = 2000000000, faces = []}, {count = -5, faces = [\"woods\"]}]",
	})
}

func TestResultsChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), Results(medieval.Game()), "testdata/results")
}

func TestStyleChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), Styles(medieval.Game()), "testdata/style")
}
