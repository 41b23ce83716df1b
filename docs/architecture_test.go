package docs_test

import (
	"encoding/json"
	"flag"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the imports of folders into architecture.md")

// listed is what `go list` says of a package.
type listed struct {
	ImportPath string
	Imports    []string
	Standard   bool
}

// upward are the imports of folders further down in the table, each with the reason why it is still there.
var upward = map[string]string{}

// TestFolders holds the table of folders in architecture.md against the code: every package is of a row, the last
// column is what its packages import, and imports lead upward. With -update it writes that column.
func TestFolders(t *testing.T) {
	text, err := os.ReadFile("architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	const head = "| folders | contain | import |\n"
	row := regexp.MustCompile("(?m)^(\\| ((?:`[a-z/]+`(?:, )?)+) \\| .* \\| )(.*) \\|$")
	before, table, _ := strings.Cut(string(text), head)
	table, behind, _ := strings.Cut(table, "\n\n")
	var folders []string        // the first folder of each row names it
	rows := map[string]string{} // the row of each folder
	for _, m := range row.FindAllStringSubmatch(table, -1) {
		names := strings.Split(strings.ReplaceAll(m[2], "`", ""), ", ")
		folders = append(folders, names[0])
		for _, name := range names {
			rows[name] = names[0]
		}
	}
	of := func(path string) string {
		if path == "muster" { // the root, whose name all paths begin with
			return path
		}
		best := ""
		for f := range rows {
			if strings.HasPrefix(path+"/", "muster/"+f+"/") && len(f) > len(best) {
				best = f
			}
		}
		return rows[best]
	}
	imports, lived := map[string][]string{}, map[string]bool{}
	for _, p := range list(t, "muster/...") {
		from := of(p.ImportPath)
		if lived[from] = true; from == "" {
			t.Errorf("%s is of no folder in architecture.md", p.ImportPath)
		}
		for _, i := range p.Imports {
			to := of(i)
			if i != "muster" && !strings.HasPrefix(i, "muster/") || to == from || slices.Contains(imports[from], to) {
				continue
			}
			imports[from] = append(imports[from], to)
			_, excepted := upward[from+" -> "+to]
			if up := slices.Index(folders, to) > slices.Index(folders, from); up != excepted {
				t.Errorf("%s imports %s: it leads down: %t, and is an exception: %t", p.ImportPath, i, up, excepted)
			}
		}
	}
	written := row.ReplaceAllStringFunc(table, func(line string) string {
		m := row.FindStringSubmatch(line)
		of := strings.Trim(strings.Split(m[2], ", ")[0], "`")
		if !lived[of] {
			t.Errorf("architecture.md names %s, which has no package", of)
		}
		names := imports[of]
		slices.SortFunc(names, func(a, b string) int { return slices.Index(folders, a) - slices.Index(folders, b) })
		for i, n := range names {
			names[i] = "`" + n + "`"
		}
		if len(names) == 0 {
			names = []string{"–"}
		}
		return m[1] + strings.Join(names, ", ") + " |"
	})
	if written == table {
		return
	}
	if !*update {
		t.Error("the imports in architecture.md are out of date: run go test ./docs -run TestFolders -update")
		return
	}
	whole := before + head + written + "\n\n" + behind
	if err := os.WriteFile("architecture.md", []byte(whole), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestThirdParties: third-party packages stay where architecture.md says that they are imported, and are used there.
func TestThirdParties(t *testing.T) {
	text, err := os.ReadFile("architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "| third-party package | imported by |\n")
	table, _, _ = strings.Cut(table, "\n\n")
	word := regexp.MustCompile("`([^`]+)`")
	may, used := map[string][]string{}, map[string]bool{}
	for line := range strings.Lines(table) {
		var names []string
		for _, m := range word.FindAllStringSubmatch(line, -1) {
			names = append(names, m[1])
		}
		if len(names) > 1 {
			may[names[0]] = names[1:]
		}
	}
	for _, p := range list(t, "muster/...") {
		for _, i := range p.Imports {
			if strings.HasPrefix(i, "muster/") || !strings.Contains(strings.Split(i, "/")[0], ".") {
				continue
			}
			allowed := false
			for third, folders := range may {
				if !strings.HasPrefix(i, third) {
					continue
				}
				for _, f := range folders {
					if strings.HasPrefix(p.ImportPath+"/", "muster/"+f+"/") {
						allowed, used[third+" "+f] = true, true
					}
				}
			}
			if !allowed {
				t.Errorf("%s imports %s, which belongs to another package", p.ImportPath, i)
			}
		}
	}
	for third, folders := range may {
		for _, f := range folders {
			if !used[third+" "+f] {
				t.Errorf("architecture.md says that %s imports %s, which it does not", f, third)
			}
		}
	}
}

// maxFiles is the maximum number of files in a folder, tests aside.
const maxFiles = 40

// TestLargePackages compares the number of files in each folder with the limit.
func TestLargePackages(t *testing.T) {
	files := map[string]int{}
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			files[strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), "../")]++
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for folder, n := range files {
		if n > maxFiles {
			t.Errorf("%s has %d files, the limit is %d", folder, n, maxFiles)
		}
	}
}

// enginePages are the pages that put the files of a game's engine with their frames.
var enginePages = map[string]string{
	"explanation/engine.md":          "../internal/engine/battlelore",
	"explanation/medieval-engine.md": "../internal/engine/command/kernel",
	"explanation/runewars-engine.md": "../internal/engine/runewars",
}

// TestFilesOfTheBattle: the page of an engine puts every file of the battle with the frame that it belongs to, or with
// what is of no frame, and names none twice.
func TestFilesOfTheBattle(t *testing.T) {
	for page, folder := range enginePages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		_, tables, _ := strings.Cut(string(text), "\n## The frames\n")
		tables, _, _ = strings.Cut(tables, "\n## ")
		placed := map[string]int{}
		for line := range strings.Lines(tables) {
			if !strings.HasPrefix(line, "|") {
				continue
			}
			for _, m := range regexp.MustCompile("`([a-z_]+\\.go)`").FindAllStringSubmatch(line, -1) {
				placed[m[1]]++
			}
		}
		checkPlaced(t, page, folder, placed)
	}
}

// checkPlaced holds the files that a page names in its tables, and how often, against those of a folder.
func checkPlaced(t *testing.T, page, folder string, placed map[string]int) {
	t.Helper()
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		name := f.Name()
		if f.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		if placed[name] != 1 {
			t.Errorf("%s names %s %d times in its tables of files, not once", page, name, placed[name])
		}
		delete(placed, name)
	}
	for name := range placed {
		t.Errorf("%s names %s, which does not exist", page, name)
	}
}

// is there at once.
func TestMusterHasNoServer(t *testing.T) {
	all := list(t, "-deps", "./cmd/muster")
	if !slices.ContainsFunc(all, func(p listed) bool { return p.ImportPath == "muster/internal/cli" }) {
		t.Errorf("the %d packages that muster needs do not have the command line among them", len(all))
	}
	for _, p := range all {
		if strings.Contains(p.ImportPath, "nats-io/") || strings.HasPrefix(p.ImportPath, "muster/internal/batch/") {
			t.Errorf("cmd/muster links %s", p.ImportPath)
		}
	}
}

func list(t *testing.T, patterns ...string) []listed {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list", "-json=ImportPath,Imports,Standard"}, patterns...)...)
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
