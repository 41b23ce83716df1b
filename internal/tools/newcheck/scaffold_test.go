package main

import (
	"go/format"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// tree is a repository with one family of checks.
var tree = map[string]string{
	"internal/validate/game/mapcheck/mapcheck.go": `package mapcheck

import "muster/validate/check"

// All lists the checks.
//
//newcheck:family map
func All() []*check.Check {
	return []*check.Check{
		riverEnd(),
	}
}
`,
	"internal/validate/game/mapcheck/river_end.go": `package mapcheck

import "muster/validate/check"

func riverEnd() *check.Check { return &check.Check{Code: "map/river-end", Needs: []string{"map/row-size", "reference/x"}} }

type taken struct{}
`,
	"internal/validate/wording/wording.go": "package wording\n\nfunc List() string { return \"map/river-end\" }\n",
	"docs/checks/map/river-end.md":         page("a-long-name.map.toml", "name = \"A long name\"\nrows = [1, 2, 3]"),
	"docs/checks/map/row-size.md":          page("short.map.toml", "name   = \"Short\""),
	"docs/checks/map/two-files.md": page("a.map.toml",
		"name = \"A\"") + "```toml b.map.toml\nname = \"B\"\n```\n",
	"docs/checks/map/of-its-name.md":            "*Example:* none, it is about a name\n",
	"docs/checks/reference/gone.md":             page("gone.map.toml", "name = \"Gone\""),
	"internal/validate/game/mapcheck/x_test.go": "package mapcheck\n\nfunc onlyInTests() {}\n",

	"internal/validate/game/bookcheck/bookcheck.go":   "package bookcheck\n",
	"internal/validate/game/bookcheck/rows/rows.go":   subject("book/rows", "rows", "odd"),
	"internal/validate/game/bookcheck/words/words.go": subject("book/words", "words", "long"),
	"docs/checks/book/odd-row.md":                     page("b.book.toml", "name = \"B\""),

	"internal/validate/game/setcheck/setcheck.go":  subject("set/game", "setcheck", "odd"),
	"internal/validate/other/setcheck/setcheck.go": subject("set/other", "setcheck", "even"),
	"internal/validate/game/linecheck/linecheck.go": "package linecheck\n\nimport \"muster/validate/check\"\n\n" +
		"//newcheck:family play\nfunc All() []*check.Check {\n\treturn []*check.Check{odd(), even()}\n}\n",
	"docs/checks/play/odd.md": page("l.line.toml", "name = \"L\""),

	"internal/validate/both/deck.go": subject("deck", "both", "full"),
	"internal/validate/both/hand.go": strings.Replace(subject("hand", "both", "empty"), "All", "handChecks", 1),
	"docs/checks/hand/empty.md":      page("h.h.toml", "name = \"H\""),

	"docs/checks/set/odd.md":  page("s.set.toml", "name = \"S\""),
	"docs/checks/set/even.md": page("e.set.toml", "game = \"other\"\nname = \"Even\""),
}

// subject returns the package of one topic of a family.
func subject(family, pkg, function string) string {
	return "package " + pkg + "\n\nimport \"muster/validate/check\"\n\n//newcheck:family " + family + "\n" +
		"func All() []*check.Check {\n\treturn []*check.Check{\n\t\t" + function + "(),\n\t}\n}\n\n" +
		"func " + function + "() *check.Check { return nil }\n"
}

func page(file, text string) string {
	return "# map/x: x\n\n## Bad\n\n```toml bad.map.toml\nname = \"Bad\"\n```\n\n## Good\n\n```toml " + file + "\n" +
		text + "\n```\n"
}

func lay(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range tree {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// TestScaffold checks that the check has its file, its page with the shortest good example of the family, its test
// data, and the last position in All.
func TestScaffold(t *testing.T) {
	root := lay(t)
	written, err := scaffold(root, "map", "no-way-out")
	if err != nil || len(written) != 5 {
		t.Fatalf("%q, %v", written, err)
	}
	for name, want := range map[string]string{
		"internal/validate/game/mapcheck/mapcheck.go":   "\t\triverEnd(),\n\t\tnoWayOut(),\n\t}",
		"internal/validate/game/mapcheck/no_way_out.go": "func noWayOut() *check.Check",
		"docs/checks/map/no-way-out.md": "## Bad\n\n```toml short.map.toml\nname   = " +
			"\"map/no-way-out\"\n```",
		"internal/validate/game/mapcheck/testdata/no-way-out/ok/short.map.toml":  "name   = \"Short\"\n",
		"internal/validate/game/mapcheck/testdata/no-way-out/bad/short.map.toml": "# want map/no-way-out ",
	} {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s, %v: want %q in\n%s", name, err, want, text)
		}
		if formatted, err := format.Source(
			text,
		); strings.HasSuffix(name, ".go") &&
			(err != nil || string(formatted) != string(text)) {
			t.Errorf("%s is not formatted: %v", name, err)
		}
	}
}

// TestSubject checks that a check of a family that is split by topic goes into the folder of its topic; its page is
// among the family's.
func TestSubject(t *testing.T) {
	root := lay(t)
	if written, err := scaffold(root, "book/words", "no-verb"); err != nil || len(written) != 5 {
		t.Fatalf("%q, %v", written, err)
	}
	for name, want := range map[string]string{
		"internal/validate/game/bookcheck/words/words.go":                        "\t\tlong(),\n\t\tnoVerb(),\n\t}",
		"internal/validate/game/bookcheck/words/no_verb.go":                      "package words\n",
		"internal/validate/game/bookcheck/words/testdata/no-verb/ok/b.book.toml": "name = ",
		"docs/checks/book/no-verb.md":                                            "# book/no-verb:",
	} {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s, %v: want %q in\n%s", name, err, want, text)
		}
	}
}

// TestOneLine checks that a check is added to a list on one line, and that a check of played games is formatted.
func TestOneLine(t *testing.T) {
	root := lay(t)
	if written, err := scaffold(root, "play", "no-end"); err != nil || len(written) != 5 {
		t.Fatalf("%q, %v", written, err)
	}
	folder := filepath.Join(root, "internal", "validate", "game", "linecheck")
	text, err := os.ReadFile(filepath.Join(folder, "linecheck.go"))
	if err != nil || !strings.Contains(string(text), "{odd(), even(), noEnd()}\n}") {
		t.Errorf("%v: %s", err, text)
	}
	text, err = os.ReadFile(filepath.Join(folder, "no_end.go"))
	if formatted, bad := format.Source(text); err != nil || bad != nil || string(formatted) != string(text) {
		t.Errorf("%v, %v: not formatted:\n%s", err, bad, text)
	}
}

// TestSharedFolder checks that a check goes to the list of its family in a folder with several. The file and the test
// data are named for the family, and so is the function if another family has a check of the name.
func TestSharedFolder(t *testing.T) {
	root := lay(t)
	written, err := scaffold(root, "hand", "full")
	if err != nil || len(written) != 5 {
		t.Fatalf("%q, %v", written, err)
	}
	for name, want := range map[string]string{
		"internal/validate/both/hand.go":                        "\t\tempty(),\n\t\thandFull(),\n\t}",
		"internal/validate/both/deck.go":                        "\t\tfull(),\n\t}",
		"internal/validate/both/hand_full.go":                   "package both\n",
		"internal/validate/both/testdata/hand/full/ok/h.h.toml": "name = ",
	} {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s, %v: want %q in\n%s", name, err, want, text)
		}
	}
}

// TestGame checks that a check of a family shared by several games goes into the folder of its game, with an example of
// that game.
func TestGame(t *testing.T) {
	root := lay(t)
	for game, want := range map[string]string{"game": "s.set.toml", "other": "e.set.toml"} {
		written, err := scaffold(root, "set/"+game, "no-end-of-"+game)
		if err != nil || len(written) != 5 {
			t.Fatalf("%q, %v", written, err)
		}
		data := filepath.Join(root, "internal", "validate", game, "setcheck", "testdata", "no-end-of-"+game, "ok", want)
		if !exists(data) {
			t.Errorf("there is no %s among %q", data, written)
		}
		text, err := os.ReadFile(filepath.Join(root, "internal", "validate", game, "setcheck", "no_end_of_"+game+".go"))
		if err != nil || !strings.Contains(string(text), "\t\"muster/internal/validate/"+game+"/pass\"\n") {
			t.Errorf("%v: %s", err, text)
		}
	}
}

// TestFamilies checks that every list of checks in this repository names its family, which has pages.
func TestFamilies(t *testing.T) {
	const root = "../../.."
	lists, err := families(root)
	if err != nil || len(lists) < 17 {
		t.Fatalf("%v, %v", lists, err)
	}
	marked := map[string]bool{}
	for name, list := range lists {
		marked[list.file] = true
		family, _, _ := strings.Cut(name, "/")
		if !exists(filepath.Join(root, "docs", "checks", family)) {
			t.Errorf("%s is of %s, which has no pages", list.file, family)
		}
	}
	err = filepath.WalkDir(filepath.Join(root, "internal", "validate"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || !ownFile(path) || marked[path] {
			return err
		}
		text, err := os.ReadFile(path)
		if strings.Contains(string(text), "\nfunc All() []*check.Check {\n\treturn []*check.Check{\n") {
			t.Errorf("%s lists checks, and does not name their family: %sNAME", path, directive)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func exists(name string) bool {
	_, err := os.Lstat(name)
	return err == nil
}

// TestRefuses checks that nothing is overwritten, and that an invalid name is refused with the reason.
func TestRefuses(t *testing.T) {
	root := lay(t)
	for _, c := range []struct{ family, name, want string }{
		{"maps", "no-way-out", `there is no family "maps" among book/rows, book/words, deck, hand, map, play`},
		{"book", "no-verb", `there is no family "book" among book/rows`},
		{"map", "No-Way", "is no name of a check"},
		{"map", "no-test", "is no name of a check"},
		{"hand", "test", "is no name of a check"},
		{"map", "range", "choose another name"},
		{"map", "taken", "choose another name"},
		{"map", "river-end", "choose another name"},
		{"map", "row-size", "is there already"},
	} {
		if _, err := scaffold(root, c.family, c.name); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %s: %v, want %q", c.family, c.name, err, c.want)
		}
	}
	for name, text := range tree {
		if now, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name))); err != nil || string(now) != text {
			t.Errorf("%s is changed, %v", name, err)
		}
	}
}
