// Package measuretest holds a family's table of measures to its form, and table and code to each other.
package measuretest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/validate/measure"
)

// Run tests a table, [[table]] of the text, and that the code of the working folder asks for its rows, as in
// limits()["id"], where the function is named like the table. Ids that the code puts together are given as made.
func Run(t *testing.T, table string, text []byte, made ...string) {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	hold(t, names, regexp.MustCompile(table+`\(\)\["([a-z0-9-]+)"\]`), table, text, made)
}

// Under tests a table that has a package of its own: the code of the packages side by side in a folder asks for its
// rows as in limits.Of("id"), where the package is named like the table.
func Under(t *testing.T, folder, table string, text []byte, made ...string) {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "*", "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	hold(t, names, regexp.MustCompile(`\b`+table+`\.Of\("([a-z0-9-]+)"\)`), table, text, made)
}

// hold holds a table to its form, and to the files that ask for its rows by use.
func hold(t *testing.T, names []string, use *regexp.Regexp, table string, text []byte, made []string) {
	t.Helper()
	for _, f := range measure.Faults(table, text) {
		t.Error(f)
	}
	rows, asked := measure.Read(table, text), map[string]bool{}
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
