package validate_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// fen reads the project of testdata/faulty, with one text of one file replaced.
func fen(t *testing.T, name, old, by string) []*source.File {
	t.Helper()
	paths, err := filepath.Glob("testdata/faulty/*.toml")
	if err != nil || len(paths) == 0 {
		t.Fatal(err)
	}
	var files []*source.File
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if base := filepath.Base(path); base == name {
			if strings.Count(string(text), old) != 1 {
				t.Fatalf("%s has not %q once", name, old)
			}
			text = []byte(strings.Replace(string(text), old, by, 1))
			path = base
		}
		files = append(files, source.NewFile(filepath.Base(path), text))
	}
	return files
}

// within moves the rows of the rulebook into the map, and omits the files that the map's rows do not apply to.
func within(files []*source.File) []*source.File {
	var out []*source.File
	rows := ""
	for _, f := range files {
		if strings.HasSuffix(f.Name, ".rulebook.toml") {
			_, rows, _ = strings.Cut("\n"+string(f.Text), "\n\n[[")
			rows = "\n[[rulebook." + strings.ReplaceAll(rows, "\n[[", "\n[[rulebook.")
		}
	}
	for _, f := range files {
		switch f.Name {
		case "fen.map.toml":
			out = append(out, source.NewFile(f.Name, append(f.Text, rows...)))
		case "fen-fight.adventure.toml":
			out = append(out, f)
		}
	}
	return out
}

// found returns the findings by file.
func found(t *testing.T, files []*source.File) map[string][]string {
	t.Helper()
	result, err := play(read(files, 1), 1, &check.Games{Context: t.Context(), Count: 2, Workers: 1})
	if err != nil {
		t.Fatalf("Muster itself failed: %v", err)
	}
	out := map[string][]string{}
	for _, d := range result.Findings {
		text := fmt.Sprintf("%s[%s] %s", d.Severity, d.Code, d.Message)
		out[d.File] = append(out[d.File], text)
	}
	return out
}

// TestInvalidRows: an invalid row is reported once, at its location. Definitions that use it have no finding for it,
// and
// no check fails.
func TestInvalidRows(t *testing.T) {
	const book = "fen.rulebook.toml"
	clean := found(t, fen(t, book, `name   = "War in the fens"`, `name   = "War in the fen"`))
	inline := found(t, within(fen(t, book, `name   = "War in the fens"`, `name   = "War in the fen"`)))
	for _, project := range []map[string][]string{clean, inline} {
		for file, list := range project {
			for _, f := range list {
				if strings.HasPrefix(f, diag.Error.String()) {
					t.Errorf("%s without a mistake: %s", file, f)
				}
			}
		}
	}
	for _, tt := range []struct{ name, old, by, want string }{
		{"a board that is none", "width  = 13", "width  = 3", "error[rulebook/bad-board]"},
		{"a board without rows", "rows   = 9", "", "error[schema/missing-key]"},
		{"a banner without mounted", "mounted = { figures = 3, move_and_battle = 4, move = 4, melee = 2, ranged = 0, " +
			"follow_on = \"pursuit\" }", "", "error[schema/missing-key]"},
		{"a banner of no figures", "mounted = { figures = 3, ", "mounted = { ", "error[schema/missing-key]"},
		{"a rank that is a word", "rank    = 1", `rank    = "one"`, "error[schema/wrong-type]"},
		{"a race with a wrong word", `hired_by = "both"`, `hired_by = "nobody"`, "error[schema/bad-value]"},
		{"a weapon without a kind", `kind   = "missile"`, "", "error[schema/missing-key]"},
		{"a weapon of a wrong kind", `kind   = "missile"`, `kind   = "misile"`, "error[schema/bad-value]"},
		{"a unit of an unknown banner", `banner = "green"`, `banner = "gren"`, "error[rulebook/unknown-name]"},
		{"a unit without a banner", `banner = "green"`, "", "error[rulebook/unit-unfit]"},
		{"a unit of an unknown race", `race   = "fenfolk"`, `race   = "fenfolks"`, "error[rulebook/unknown-name]"},
		{"a unit without an id", `id     = "fen-runners"`, "", "error[schema/missing-key]"},
		{"a unit whose id is a number", `id     = "fen-runners"`, "id = 7", "error[schema/wrong-type]"},
		{"units under a misspelt header", "[[units]]", "[[unitz]]", "error[schema/unknown-key]"},
		{"a creature with a power that pays too much", "cost = 1", "cost = 99", "error[rulebook/power-effect]"},
		{"a creature with an unknown token", `token = "mired"`, `token = "mire"`, "error[rulebook/unknown-name]"},
		{"a creature that flies wrongly", "melee  = 3\n", "melee  = 3\nfly = 4\n", "error[schema/wrong-type]"},
		{"a token with a wrong number", "turns   = 1", "turns   = -1", "error[schema/bad-value]"},
		{"a ground with a wrong word", `sight  = "clear"
box    = "fen-box"
tile   = "bog"`, `sight  = "cleer"
box    = "fen-box"
tile   = "bog"`, "error[schema/bad-value]"},
		{"a ground with a misspelt symbol", `symbol = "B"`, `symbl  = "B"`, "error[schema/unknown-key]"},
		{"a ground of the legend", `sight  = "block"`, "sight  = 3", "error[schema/wrong-type]"},
		{"a feature on unknown ground", `on     = ["bog"]`, `on     = ["bogg"]`, "error[rulebook/unknown-name]"},
		{"a landmark with a wrong number", "tokens = 1", "tokens = -1", "error[schema/bad-value]"},
		{"a lair of an unknown creature", `creature = "fen-worm"`, `creature = "fen-wurm"`, "error[rulebook/unknown-name]"},
		{"an edge with a wrong word", `bars = ["melee"]`, `bars = ["mele"]`, "error[schema/bad-value]"},
		{"a box with an unknown unit", `{ unit = "fen-worm", units = 1 }`, `{ unit = "fen-wurm", units = 1 }`,
			"error[rulebook/unknown-name]"},
		{"a box with a wrong number", "extra_bearers = 9 },\n  { unit = \"fen-runners\", camp = \"standard\"",
			"extra_bearers = -9 },\n  { unit = \"fen-runners\", camp = \"standard\"", "error[schema/bad-value]"},
		{"two boxes with one id", "[[boxes]]", "[[boxes]]\nid = \"fen-box\"\nname = \"Other\"\n\n[[boxes]]",
			"error[rulebook/duplicate-row]"},
		{"two units with one id", "[[creatures]]", "[[units]]\nid = \"fen-runners\"\nname = \"Other\"\nbanner = " +
			"\"red\"\nclass = \"foot\"\n\n[[creatures]]", "error[rulebook/duplicate-row]"},
		{"a file that is no TOML", "[[races]]", "[[races]", "error[toml/syntax]"},
		{"a file of another format", "format = 1", "format = 2", "error[schema/format]"},
		{"a file of no kind", `kind   = "rulebook"`, `kind   = "rulebok"`, "error[schema/unknown-kind]"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			silentBut(t, clean, found(t, fen(t, book, tt.old, tt.by)), book, tt.want)
			if !strings.HasPrefix(tt.name, "a file of") {
				silentBut(t, inline, found(t, within(fen(t, book, tt.old, tt.by))), "fen.map.toml", tt.want)
			}
		})
	}
}
