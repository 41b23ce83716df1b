package mapcheck_test

import (
	"testing"

	"muster/internal/engine/medieval"
	"muster/internal/testing/checktest"
	"muster/internal/validate/command/kernel/mapcheck"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, medieval.Game().Games(), mapcheck.All(), "testdata")
}

// TestNoPanic: with incomplete maps, no check fails on an error that another one reports.
func TestNoPanic(t *testing.T) {
	head := "kind = \"map\"\ngame = \"medieval\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\n"
	checktest.NoPanic(t, medieval.Game().Games(), mapcheck.All(), "map", []string{
		"", head, head + `board = "medieval"`, head + "board = \"medieval\"\nrows = []",
		head + "board = \"medieval\"\nrows = [1, 2]",
		head + "board = \"medieval\"\nrows = [\"\"]\nlegend = 3\nfeatures = [{}, {at = [\"\"]}]\nedges = [{}]",
		head + "board = \"medieval\"\nboxes = [\"x\"]\nrows = [\"R\"]\n[[rulebook.boxes]]\nid = \"x\"\nname = \"X\"\n" +
			"tiles = [{count = 2000000000, faces = []}, {count = -5, faces = [\"woods\"]}]",
	})
}
