package validate_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/docs"
	"muster/schema/project"
	"muster/schema/source"
)

// helpCases returns the files of the checks' test data and of the bad examples of docs/checks, grouped as they are
// read.
func helpCases(t *testing.T) [][]*source.File {
	t.Helper()
	var cases [][]*source.File
	for _, data := range testData(t) {
		names, err := filepath.Glob(data + "/*/bad/*.toml")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.Contains(name, "/testdata/play/") || strings.Contains(name, "/playcheck/") {
				continue
			}
			cases = append(cases, []*source.File{readFile(t, name)})
		}
	}
	var folders []string
	for _, data := range testData(t) {
		found, err := filepath.Glob(data + "/*/projects/*")
		if err != nil {
			t.Fatal(err)
		}
		folders = append(folders, found...)
	}
	for _, folder := range folders {
		if strings.HasPrefix(folder, "../internal/validate/refcheck/testdata/other-game/") {
			continue // of games that their own tests define
		}
		var files []*source.File
		err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
			if err == nil && !e.IsDir() && e.Name() != project.Marker { // settings are no definition
				files = append(files, readFile(t, path))
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		cases = append(cases, files)
	}
	for name, text := range slips() {
		cases = append(cases, []*source.File{source.NewFile(name, []byte(text))})
	}
	for _, code := range docs.CheckCodes() {
		page, _ := docs.Check(code)
		bad, _, _ := strings.Cut(page, "\n## Good")
		var files []*source.File
		for _, m := range block.FindAllStringSubmatch(bad, -1) {
			files = append(files, source.NewFile(m[1], []byte(m[2])))
		}
		if len(files) > 0 && !strings.HasPrefix(code, "play/") {
			cases = append(cases, files)
		}
	}
	return cases
}

// testData lists the test data folders of all families of checks, and the folders of their checks.
func testData(t *testing.T) []string {
	t.Helper()
	var out []string
	err := filepath.WalkDir("../internal/validate", func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.IsDir() || e.Name() != "testdata" {
			return err
		}
		path = filepath.ToSlash(path)
		out = append(out, path)
		families, err := filepath.Glob(path + "/*") // of packages with several families of checks
		out = append(out, families...)
		if err != nil {
			return err
		}
		return fs.SkipDir
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// slips returns files with schema errors by name.
func slips() map[string]string {
	const rows = "rows = [\n" + `  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . .",
  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . .",
  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . .",
  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . .",
  ". . . . . . . . . . . . .",
]
`
	head := func(id, name, board, rest string) string {
		return "kind = \"map\"\nformat = 1\nid = " + id + "\nname = " + name + "\nboard = " + board + "\n" + rest + rows
	}
	return map[string]string{
		"a-id.map.toml":     head(`"My First Map!"`, `"A"`, `"standard"`, ""),
		"b-id.map.toml":     head(`"x (copy)"`, `"A"`, `"standard"`, ""),
		"c-id.map.toml":     head(`"--a--B--"`, `"A"`, `"standard"`, ""),
		"d-id.map.toml":     head(`"`+strings.Repeat("long ", 14)+`"`, `"A"`, `"standard"`, ""),
		"e-id.map.toml":     head(`"caf\u00e9"`, `"A"`, `"standard"`, ""),
		"f.map.toml":        head(`"f"`, `"A\nB"`, `"standard"`, ""),
		"g.map.toml":        head(`"g"`, `"A\u001b[31mB"`, `"standard"`, ""),
		"h.map.toml":        head(`"h"`, `"A"`, `"standrad"`, ""),
		"i.map.toml":        head(`"i"`, `"A"`, `"standard"`, "boxes = [\"bas\"]\n"),
		"j.map.toml":        head(`"j"`, `"A"`, `"standard"`, "autor = \"A. Reader\"\n"),
		"k.map.toml":        strings.Replace(head(`"k"`, `"A"`, `"standard"`, ""), "format = 1", "format = 2", 1),
		"l.map.toml":        strings.Replace(head(`"l"`, `"A"`, `"standard"`, ""), `"map"`, `"mpa"`, 1),
		"m (copy).map.toml": head(`"m"`, `"A"`, `"standard"`, ""),
		"N.map.toml":        head(`"n"`, `"A"`, `"standard"`, ""),
		"o.adventure.toml":  head(`"o"`, `"A"`, `"standard"`, ""),
		"p.toml":            head(`"p"`, `"A"`, `"standard"`, ""),
		"q.r.map.toml":      head(`"q"`, `"A"`, `"standard"`, ""),
		"s.rulebook.toml": "kind = \"rulebook\"\nformat = 1\nid = \"s\"\nname = \"S\"\n[[boxes]]\nid = \"My " +
			"Box\"\nname = \"B\"\n",
		"u.map.toml":              strings.Replace(head(`"u"`, `"A"`, `"standard"`, ""), "format = 1\n", "", 1),
		"v.map.toml":              strings.Replace(head(`"v"`, `"A"`, `"standard"`, ""), "= 1", `= "1"`, 1),
		"w.map.toml":              strings.Replace(head(`"w"`, `"A"`, `"standard"`, ""), ". . . .", "....", -1),
		"folder/t.u (2).map.toml": head(`"t"`, `"A"`, `"standard"`, ""),
	}
}

func readFile(t *testing.T, name string) *source.File {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return source.NewFile(filepath.ToSlash(name), text)
}
