package docs_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/docs"
)

var anyID = regexp.MustCompile(`\b(?:(?:BL|EP|CTA|VAR|MED|RW)-(?:[A-Z][A-Z0-9]*-)?\d+b?|R-\d{3})\b`)

// TestRuleStates holds docs/rules against the code: a rule that is done names where it is enforced, that place names
// the rule, and so does a test; a rule that is not done says why.
func TestRuleStates(t *testing.T) {
	sources, tests := mentions(t)
	seen := map[string]bool{}
	for _, r := range docs.Rules() {
		if seen[r.ID] {
			t.Errorf("%s stands twice in docs/rules", r.ID)
		}
		seen[r.ID] = true
		if r.Text == "" || r.Source == "" {
			t.Errorf("%s: %s has no wording or no source", r.Page, r.ID)
		}
		switch r.State {
		case "done", "part", "reminder":
			if len(tests[r.ID]) == 0 {
				t.Errorf("%s: %s is called %s and no test names it", r.Page, r.ID, r.State)
			}
			if len(sources[r.ID]) == 0 {
				t.Errorf("%s: %s is called %s and no code names it", r.Page, r.ID, r.State)
			}
			for _, place := range append(paths(r.Enforced), paths(r.Tested)...) {
				if _, err := os.Stat(filepath.Join("..", place)); err != nil {
					t.Errorf("%s: %s names %s, which does not exist", r.Page, r.ID, place)
				} else if !slices.Contains(sources[r.ID], place) && !slices.Contains(tests[r.ID], place) {
					t.Errorf("%s: %s names %s, which does not name the rule", r.Page, r.ID, place)
				}
			}
			if len(paths(r.Enforced)) == 0 || len(paths(r.Tested)) == 0 {
				t.Errorf("%s: %s is called %s without places", r.Page, r.ID, r.State)
			}
			// What a program cannot see to it prints for those who can.
			if printed := slices.ContainsFunc(paths(r.Enforced), onSheet); r.State == "reminder" && !printed {
				t.Errorf("%s: %s is called a reminder, and no sheet prints it", r.Page, r.ID)
			}
		case "gap":
			if r.Enforced == "" {
				t.Errorf("%s: %s is a gap without a reason", r.Page, r.ID)
			}
		default:
			t.Errorf("%s: %s has the state %q", r.Page, r.ID, r.State)
		}
	}
	for id, where := range sources {
		if !seen[id] {
			t.Errorf("%s is named in %v and is no rule", id, where)
		}
	}
	for id, where := range tests {
		if !seen[id] {
			t.Errorf("%s is named in %v and is no rule", id, where)
		}
	}
}

// TestEveryGameHasItsOwnIDs: the pages of a game hold ids of that game alone, and every folder of docs/rules has some.
func TestEveryGameHasItsOwnIDs(t *testing.T) {
	count := map[string]int{}
	for _, r := range docs.Rules() {
		count[r.Game()]++
		game := "battlelore"
		switch first, _, _ := strings.Cut(r.ID, "-"); first {
		case "MED":
			game = "medieval"
		case "RW":
			game = "runewars"
		}
		if game != r.Game() {
			t.Errorf("%s: %s is an id of another game", r.Page, r.ID)
		}
	}
	folders, err := fs.ReadDir(docs.Pages, "rules")
	if err != nil || len(folders) < 2 {
		t.Fatalf("docs/rules has %d folders: %v", len(folders), err)
	}
	for _, f := range folders {
		if count[f.Name()] == 0 {
			t.Errorf("docs/rules/%s holds no rule", f.Name())
		}
	}
}

// onSheet reports whether a file is one of those that print.
func onSheet(path string) bool {
	return strings.HasPrefix(strings.TrimPrefix(path, "internal/"), "sheet/")
}

// paths finds the files that a cell of the table names.
func paths(cell string) []string {
	var out []string
	for _, word := range strings.FieldsFunc(cell, func(r rune) bool {
		return r == ' ' || r == ',' || r == '`' ||
			r == ';'
	}) {
		if strings.Contains(word, "/") && strings.Contains(word, ".") {
			out = append(out, word)
		}
	}
	return out
}

// mentions finds every rule id in the code and its data, and in tests and theirs, with the files that name it.
func mentions(t *testing.T) (sources, tests map[string][]string) {
	t.Helper()
	sources, tests = map[string][]string{}, map[string][]string{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if strings.HasPrefix(d.Name(), ".") && d.Name() != ".." || path == "." || path == "../bin" ||
				path == "../sheets" || d.Name() == "node_modules" {
				return fs.SkipDir
			}
			return nil
		}
		testdata := strings.Contains(path, "/testdata/")
		if ext := filepath.Ext(path); ext != ".go" && ext != ".toml" && !testdata {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		into := sources
		if testdata || strings.HasSuffix(path, "_test.go") {
			into = tests
		}
		name := strings.TrimPrefix(filepath.ToSlash(path), "../")
		for _, id := range anyID.FindAllString(string(text), -1) {
			if !slices.Contains(into[id], name) {
				into[id] = append(into[id], name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return sources, tests
}
