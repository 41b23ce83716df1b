package docs_test

import (
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// listed is what `go list` says of a package.
type listed struct {
	ImportPath string
	Imports    []string
	Standard   bool
}

// TestImportTable holds the table of rooms in architecture.md against the code: every package has a row, imports
// only what its row allows, and third-party packages stay in the room named for them.
func TestImportTable(t *testing.T) {
	text, err := os.ReadFile("architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	type room struct {
		may    map[string]bool
		thirds []string
		all    bool
	}
	rooms := map[string]room{}
	name := regexp.MustCompile("`([a-z/]+)`")
	_, table, _ := strings.Cut(string(text), "## Rooms")
	table, _, _ = strings.Cut(table, "\n## ")
	for line := range strings.Lines(table) {
		cells := strings.Split(line, "|")
		if len(cells) < 6 || !strings.HasPrefix(strings.TrimSpace(cells[1]), "`") {
			continue
		}
		r := room{may: map[string]bool{}, all: strings.Contains(cells[3], "everything above")}
		for _, m := range name.FindAllStringSubmatch(cells[3], -1) {
			r.may["muster/"+m[1]] = true
		}
		for third := range strings.SplitSeq(strings.TrimSpace(cells[4]), ", ") {
			if third != "–" {
				r.thirds = append(r.thirds, third)
			}
		}
		rooms["muster/"+name.FindStringSubmatch(cells[1])[1]] = r
	}
	packages := list(t, "muster/...")
	for _, p := range packages {
		r, ok := rooms[p.ImportPath]
		if !ok {
			t.Errorf("%s has no row in architecture.md", p.ImportPath)
			continue
		}
		for _, i := range p.Imports {
			switch {
			case strings.HasPrefix(i, "muster/"):
				if !r.may[i] && !r.all {
					t.Errorf("%s imports %s, which its row does not allow", p.ImportPath, i)
				}
			case strings.Contains(strings.Split(i, "/")[0], "."):
				if !slices.ContainsFunc(r.thirds, func(third string) bool { return strings.Contains(i, third) }) {
					t.Errorf("%s imports %s, which belongs to another room", p.ImportPath, i)
				}
			}
		}
	}
	// Rooms that nobody lives in are lies in the table.
	for path := range maps.Keys(rooms) {
		if !slices.ContainsFunc(packages, func(p listed) bool { return p.ImportPath == path }) {
			t.Errorf("architecture.md names %s, which does not exist", path)
		}
	}
}

// TestNoDiskInTheCore: outside of commands and of harness for tests the disk alone asks the operating system, so that
// projects can be read and checked out of any fs.FS.
func TestNoDiskInTheCore(t *testing.T) {
	may := []string{"muster/schema/project/disk", "muster/validate/checktest", "muster/validate/measuretest"}
	for _, p := range list(t, "muster/...") {
		if strings.HasPrefix(p.ImportPath, "muster/cmd/") || slices.Contains(may, p.ImportPath) {
			continue
		}
		for _, i := range p.Imports {
			if i == "os" || strings.HasPrefix(i, "os/") {
				t.Errorf("%s imports %s", p.ImportPath, i)
			}
		}
	}
}

func list(t *testing.T, pattern string) []listed {
	t.Helper()
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports,Standard", pattern)
	cmd.Dir = ".."
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var packages []listed
	for dec := json.NewDecoder(strings.NewReader(string(out))); dec.More(); {
		var p listed
		if err := dec.Decode(&p); err != nil {
			t.Fatal(err)
		}
		packages = append(packages, p)
	}
	return packages
}
