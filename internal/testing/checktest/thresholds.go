package checktest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/validate/check"
)

// Thresholds tests a table, [[table]] of the text, and that the code of the working folder uses its rows, as in
// limits()["id"], where the function is named like the table. Ids that the code computes are passed as made.
func Thresholds(t *testing.T, table string, text []byte, made ...string) {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	hold(t, names, regexp.MustCompile(table+`\(\)\["([a-z0-9-]+)"\]`), table, text, made)
}

// SharedThresholds tests a table shared by several packages: the code of the files that match a glob uses its rows
// through the named function, as in pass.Limit("id").
func SharedThresholds(t *testing.T, table, function string, text []byte, globs ...string) {
	t.Helper()
	var names []string
	for _, glob := range globs {
		some, err := filepath.Glob(glob)
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, some...)
	}
	hold(t, names, regexp.MustCompile(`\b`+regexp.QuoteMeta(function)+`\("([a-z0-9-]+)"\)`), table, text, nil)
}

// hold checks the form of a table, and that files use its rows.
func hold(t *testing.T, names []string, use *regexp.Regexp, table string, text []byte, made []string) {
	t.Helper()
	for _, f := range check.ThresholdFaults(table, text) {
		t.Error(f)
	}
	rows, asked := check.ReadThresholds(table, text), map[string]bool{}
	if len(names) == 0 {
		t.Fatal("no code")
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		code, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range use.FindAllSubmatch(code, -1) {
			id := string(m[1])
			asked[id] = true
			if _, known := rows[id]; !known {
				t.Errorf("%s asks for %s %q, which is not there", name, table, id)
			}
		}
	}
	for id := range rows {
		if !asked[id] && !slices.Contains(made, id) {
			t.Errorf("no check asks for %s %q", table, id)
		}
	}
}
