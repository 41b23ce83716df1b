package kernel_test

import (
	"testing"

	"muster/internal/engine/medieval"
	"muster/internal/testing/checktest"
	"muster/internal/validate/command/kernel"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), kernel.Sweeps(medieval.Game()), "testdata")
}

// TestNoPanic: with incomplete sweeps, no check fails on an error that another one reports.
func TestNoPanic(t *testing.T) {
	head := "kind = \"sweep\"\ngame = \"medieval\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\n"
	checktest.NoPanic(t, medieval.Game().Games(), kernel.Sweeps(medieval.Game()), "sweep", []string{
		"", head, head + "adventures = 3",
		head + "adventures = [\"\", 1]\nplayers = [1]", head + "folders = [\"\", \"/\", \"..\", \"a/../..\", \".\", \"//\"]",
		head + "players = []\nlevers = 1\nlimits = []", head + "[levers]\nplayers = [1]\ngames = -1",
		head + "seeds = [-1, 1e3]\ngames = 99999999999999999999\nshipped = \"yes\"", head + "[[levers]]\n[[limits]]\n",
	})
}
