package battlelore

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/testing/checktest"
)

// TestMarksAndHelp: the mark and the help of one finding of a file in testdata.
func TestMarksAndHelp(t *testing.T) {
	var symbols []string
	for _, row := range rulebook.Base().Terrain.All() {
		if row.Layer == rulebook.Ground && row.Symbol != "" {
			symbols = append(symbols, row.Symbol)
		}
	}
	slices.Sort(symbols)
	known := strings.Join(symbols, " ")
	for _, c := range []struct{ file, code, mark, help string }{
		{"unknown-board/bad/typo", "map/unknown-board", `"standrad"`, `write "standard"`},
		{"row-count/bad/epic-rows", "map/row-count", "", `remove 8 rows, or write board = "epic"`},
		{"row-count/bad/eight", "map/row-count", "", "add 1 row"},
		{"row-size/bad/short-and-long", "map/row-size", "", "write 12 cells, with a dot for each hex of countryside"},
		{"row-character/bad/tab", "map/row-character", `\t`, "write a space between cells"},
		{"unknown-symbol/bad/letter", "map/unknown-symbol", "Q", "use one of " + known +
			`, or give "Q" a meaning in [legend]`},
		{"unknown-symbol/bad/run-together", "map/unknown-symbol", "WW", `separate the cells with spaces: "W W"`},
		{"unknown-feature/bad/names", "map/unknown-feature", `"ramprat"`, `write "rampart"`},
		{"unknown-hex/bad/labels", "map/unknown-hex", `"e3"`, `write "E3"`},
		{"unknown-side/bad/north", "map/unknown-side", `"n"`, "choose e, ne, nw, w, sw or se"},
		{"stacked/bad/twice", "map/stacked", `"E3"`, "remove one of the two"},
		{"feature-ground/bad/wrong", "map/feature-ground", `"E5"`, "change the ground to river, or move the wooden-bridge"},
		{"cliff-without-side/bad/bare", "map/cliff-without-side", "C",
			`mark its sides with [[edges]] type = "cliff", or change it to a hill`},
		{"place-ground/bad/rough", "map/place-ground", `"G3"`, "move it to countryside"},
		{"river-bend/bad/hairpin", "map/river-bend", "R", "spread the bend over two hexes: no tile turns so sharply"},
		{"tiles/bad/woods", "map/tiles", `["base"]`, "use 2 fewer"},
		{"tiles/bad/missing-box", "map/tiles", `["base"]`, `add "call-to-arms" to boxes, or use 2 fewer`},
		{"tiles/bad/river", "map/tiles", "", "use 3 fewer, or bend the river at G5 and continue it through " +
			"f4, F3, e2 and E1; base has 5 river-curve tiles left"},
		{"tiles/bad/river-no-fords", "map/tiles", "", "use 2 fewer, or bend the river at F5 and continue " +
			"it through e4, E3, d2 and D1; base has 4 river-curve and 2 ford tiles left"},
		{"tiles/bad/river-straight", "map/tiles", `["base"]`, "use 1 fewer, or bend the river at g8 and continue it " +
			"through H9; base has 4 river-curve and 2 ford tiles left"},
		{"unreachable-pocket/bad/island", "map/unreachable-pocket", ".", "open a path, or make the ground there impassable"},
	} {
		checktest.Mark(t, library.Games(), MapChecks(), "testdata/map/"+c.file+".map.toml", c.code, c.mark, c.help)
	}
}

// TestNoPanic: with odd rulebooks and incomplete maps, no check fails on an error that another one reports.
func TestMapsDoNotPanic(t *testing.T) {
	head := "kind = \"map\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\n"
	checktest.NoPanic(t, library.Games(), MapChecks(), "map", []string{
		"",
		head,
		head + `board = "standard"`,
		head + "board = \"standard\"\nrows = []",
		head + "board = \"standard\"\nrows = [1, 2]",
		head + "board = \"standard\"\nrows = [\"\"]\nlegend = 3\nfeatures = [{}, {at = [\"\"]}]\nedges = [{}]\nplaces = [{}]",
		head + "board = \"tiny\"\nrows = [\"R R R\", \"R R\", \"R R R\"]\n[[rulebook.boards]]\nid = \"tiny\"\nname = " +
			"\"Tiny\"\nwidth = 3\nrows = 3\nlines = [1, 3]",
		head + "board = \"bad\"\nrows = [\". .\"]\n[[rulebook.boards]]\nid = \"bad\"\nname = \"Bad\"\nwidth = 2\nrows = 2",
		head + "board = \"standard\"\nboxes = [\"x\"]\nrows = [\"R\"]\n[[rulebook.boxes]]\nid = \"x\"\nname = \"X\"\ntiles " +
			"= [{count = 2000000000, faces = []}, {count = -5, faces = [\"woods\"]}]",
		head + "board = \"standard\"\nrows = [\"\u00a0.\"]\n[legend]\n\"\" = \"woods\"\n\" \" = \"\"",
	})
}
