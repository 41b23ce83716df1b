package mapcheck_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"muster/engine/catalog"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/mapcheck"
	"muster/validate/runner"
)

func find(t *testing.T, name string, text []byte) []diag.Diagnostic {
	t.Helper()
	result, err := runner.Run(catalog.New([]*source.File{source.NewFile(name, text)}, 1), mapcheck.All(), 1)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return result.Findings
}

// What a finding marks and advises, for one finding of a file in testdata.
func TestMarksAndHelp(t *testing.T) {
	for _, c := range []struct{ file, code, mark, help string }{
		{"unknown-board/bad/typo", "map/unknown-board", `"standrad"`, `write "standard"`},
		{"row-count/bad/epic-rows", "map/row-count", "", `take 8 rows out, or write board = "epic"`},
		{"row-count/bad/eight", "map/row-count", "", "add 1 row"},
		{"row-size/bad/short-and-long", "map/row-size", "", "write 12 cells, a dot for each hex of countryside"},
		{"row-character/bad/tab", "map/row-character", `\t`, "write a space between cells"},
		{"unknown-symbol/bad/letter", "map/unknown-symbol", "Q", `use one of . C F H M R W, or give "Q" a meaning in [legend]`},
		{"unknown-symbol/bad/run-together", "map/unknown-symbol", "WW", `part the cells with spaces: "W W"`},
		{"unknown-feature/bad/names", "map/unknown-feature", `"ramprat"`, `write "rampart"`},
		{"unknown-hex/bad/labels", "map/unknown-hex", `"e3"`, `write "E3"`},
		{"unknown-side/bad/north", "map/unknown-side", `"n"`, "choose e, ne, nw, w, sw or se"},
		{"stacked/bad/twice", "map/stacked", `"E3"`, "take one of the two out"},
		{"feature-ground/bad/wrong", "map/feature-ground", `"E5"`, "make the ground river, or move the wooden-bridge"},
		{"cliff-without-side/bad/bare", "map/cliff-without-side", "C", `mark its sides with [[edges]] type = "cliff", or lay a hill`},
		{"place-ground/bad/rough", "map/place-ground", `"G3"`, "move it to countryside"},
		{"river-bend/bad/hairpin", "map/river-bend", "R", "let it bend over two hexes: no tile turns so sharply"},
		{"tiles/bad/woods", "map/tiles", `["base"]`, "lay 2 fewer"},
		{"tiles/bad/missing-box", "map/tiles", `["base"]`, `add "call-to-arms" to boxes, or lay 2 fewer`},
		{"unreachable-pocket/bad/island", "map/unreachable-pocket", ".", "open a way, or make the ground there impassable"},
	} {
		name := filepath.Join("testdata", filepath.FromSlash(c.file)+".map.toml")
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, d := range find(t, name, text) {
			if mark := string(text[d.Start.Offset:d.End.Offset]); d.Code == c.code && !found {
				found = true
				if d.Help != c.help {
					t.Errorf("%s: help is %q, want %q", c.file, d.Help, c.help)
				}
				if c.mark != "" && mark != c.mark {
					t.Errorf("%s: marks %q, want %q", c.file, mark, c.mark)
				}
			}
		}
		if !found {
			t.Errorf("%s: no %s", c.file, c.code)
		}
	}
}

// Findings read alike: one line, no full stop, a help that starts with a verb in small letters.
func TestFindingsReadAlike(t *testing.T) {
	files, err := filepath.Glob("testdata/*/bad/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	verb := regexp.MustCompile(`^[a-z]+ `)
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range find(t, name, text) {
			if !strings.HasPrefix(d.Code, "map/") {
				continue
			}
			if strings.ContainsAny(d.Message+d.Help, "\n\t") || strings.HasSuffix(d.Message, ".") || strings.HasSuffix(d.Help, ".") {
				t.Errorf("%s: %q, %q is not one line without a full stop", name, d.Message, d.Help)
			}
			if !verb.MatchString(d.Help) {
				t.Errorf("%s: the help %q does not start with a verb", name, d.Help)
			}
			if d.Start.Offset >= d.End.Offset {
				t.Errorf("%s: %s marks nothing", name, d.Code)
			}
		}
	}
}

// Odd rulebooks and half maps: no check may fail on what another one reports.
func TestNoPanic(t *testing.T) {
	head := "kind = \"map\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\n"
	for _, text := range []string{
		"",
		head,
		head + `board = "standard"`,
		head + "board = \"standard\"\nrows = []",
		head + "board = \"standard\"\nrows = [1, 2]",
		head + "board = \"standard\"\nrows = [\"\"]\nlegend = 3\nfeatures = [{}, {at = [\"\"]}]\nedges = [{}]\nplaces = [{}]",
		head + "board = \"tiny\"\nrows = [\"R R R\", \"R R\", \"R R R\"]\n[[rulebook.boards]]\nid = \"tiny\"\nname = \"Tiny\"\nwidth = 3\nrows = 3\nlines = [1, 3]",
		head + "board = \"bad\"\nrows = [\". .\"]\n[[rulebook.boards]]\nid = \"bad\"\nname = \"Bad\"\nwidth = 2\nrows = 2",
		head + "board = \"standard\"\nboxes = [\"x\"]\nrows = [\"R\"]\n[[rulebook.boxes]]\nid = \"x\"\nname = \"X\"\ntiles = [{count = 2000000000, faces = []}, {count = -5, faces = [\"woods\"]}]",
		head + "board = \"standard\"\nrows = [\"\u00a0.\"]\n[legend]\n\"\" = \"woods\"\n\" \" = \"\"",
	} {
		find(t, "odd.map.toml", []byte(text))
	}
}
