// Package checktest runs checks over folders of definitions. Comments in the definitions name the expected findings:
//
//	". . x .",  # want map/unknown-symbol "no terrain has the symbol"
//
// A check's folder has the check's name and contains three folders. ok has files without findings, bad files with
// exactly the findings in their comments, and projects folders of files that are read together.
package checktest

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// Case is the findings about files that are read together.
type Case struct {
	Files []*source.File
	Found []diag.Diagnostic
}

// Run tests each check of some games on its folder of dir, named for the part of its code after the slash. A file's
// comments must list every error, and all findings with the tested check's own code, but no others. Findings of the
// tested check must follow the style guide. looks also get the cases of a folder.
func Run(
	t *testing.T,
	games *catalog.Games,
	checks []*check.Check,
	dir string,
	looks ...func(*testing.T, *check.Check, []Case),
) {
	t.Helper()
	Part(t, games, checks, checks, dir, looks...)
}

// Part tests some checks of a list as Run tests all of it: those of one topic, with their folders in dir. The whole
// list checks every file.
func Part(
	t *testing.T,
	games *catalog.Games,
	part, checks []*check.Check,
	dir string,
	looks ...func(*testing.T, *check.Check, []Case),
) {
	t.Helper()
	for _, c := range part {
		_, name, _ := strings.Cut(c.Code, "/")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			folder := filepath.Join(dir, name)
			cases := append(single(t, folder, "ok"), single(t, folder, "bad")...)
			cases = append(cases, projects(t, folder)...)
			bad := 0
			var all []Case
			for _, files := range cases {
				if testing.Short() && slices.ContainsFunc(files, long) {
					bad += wanted(c, files)
					continue
				}
				found := Find(t, games, checks, files...)
				bad += expect(t, c, files, found)
				all = append(all, Case{files, found})
			}
			for _, look := range looks {
				look(t, c, all)
			}
			if len(cases) == 0 || bad == 0 {
				t.Errorf("%s holds no file that wants %s", folder, c.Code)
			}
			for _, rule := range c.Rules {
				if !names(cases, rule) {
					t.Errorf("no file of %s names %s, which %s enforces", folder, rule, c.Code)
				}
			}
		})
	}
	for _, e := range entries(t, dir) {
		if !slices.ContainsFunc(part, func(c *check.Check) bool { return strings.HasSuffix(c.Code, "/"+e.Name()) }) {
			t.Errorf("%s belongs to no check", filepath.Join(dir, e.Name()))
		}
	}
}

// long reports whether a file is marked as slow to check.
func long(f *source.File) bool { return longPattern.Match(f.Text) }

var longPattern = regexp.MustCompile(`(?m)^# long: `)

// wanted counts the comments of files that expect a finding of c.
func wanted(c *check.Check, files []*source.File) int {
	n := 0
	for _, f := range files {
		n += bytes.Count(f.Text, []byte("# want "+c.Code+" "))
	}
	return n
}

// names reports whether one of the files names a rule.
func names(cases [][]*source.File, rule string) bool {
	return slices.ContainsFunc(cases, func(files []*source.File) bool {
		return slices.ContainsFunc(files, func(f *source.File) bool { return bytes.Contains(f.Text, []byte(rule)) })
	})
}

func entries(t *testing.T, dir string) []fs.DirEntry {
	t.Helper()
	list, err := os.ReadDir(dir)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return list
}

func single(t *testing.T, folder, kind string) (cases [][]*source.File) {
	t.Helper()
	for _, e := range entries(t, filepath.Join(folder, kind)) {
		f := read(t, filepath.Join(folder, kind, e.Name()))
		if kind == "ok" && strings.Contains(string(f.Text), "# want ") {
			t.Errorf("%s is in ok and wants a finding", f.Name)
		}
		if kind == "bad" && !strings.Contains(string(f.Text), "# want ") {
			t.Errorf("%s is in bad and wants no finding", f.Name)
		}
		cases = append(cases, []*source.File{f})
	}
	return cases
}

func projects(t *testing.T, folder string) (cases [][]*source.File) {
	t.Helper()
	for _, e := range entries(t, filepath.Join(folder, "projects")) {
		var files []*source.File
		for _, f := range entries(t, filepath.Join(folder, "projects", e.Name())) {
			files = append(files, read(t, filepath.Join(folder, "projects", e.Name(), f.Name())))
		}
		cases = append(cases, files)
	}
	return cases
}

func read(t *testing.T, name string) *source.File {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return source.NewFile(filepath.ToSlash(name), text)
}

// want is the expectation of a comment.
type want struct {
	code    string
	message *regexp.Regexp
	met     bool
}

var wantPattern = regexp.MustCompile(`([a-z]+/[a-z0-9-]+) "((?:[^"\\]|\\.)*)"`)

// expect compares the findings in files with their comments; it returns how many findings of c were expected.
func expect(t *testing.T, c *check.Check, files []*source.File, found []diag.Diagnostic) int {
	t.Helper()
	wants, own := map[string][]*want{}, 0
	for _, f := range files {
		for n := 1; n <= f.Lines(); n++ {
			_, comment, found := strings.Cut(f.Line(n), "# want ")
			if !found {
				continue
			}
			place := fmt.Sprintf("%s:%d", f.Name, n)
			matches := wantPattern.FindAllStringSubmatch(comment, -1)
			if len(matches) == 0 {
				t.Errorf("%s: cannot read %q", place, comment)
			}
			for _, m := range matches {
				wants[place] = append(wants[place], &want{code: m[1], message: regexp.MustCompile(m[2])})
				if m[1] == c.Code {
					own++
				}
			}
		}
	}
	for _, d := range found {
		if d.Code != c.Code && d.Severity != diag.Error {
			continue
		}
		if d.Severity == diag.Note && c.Severity != diag.Note {
			continue // the file departs from the rule
		}
		if d.Code == c.Code {
			readsAlike(t, d)
		}
		place := fmt.Sprintf("%s:%d", d.File, d.Start.Line)
		i := slices.IndexFunc(wants[place], func(w *want) bool {
			return !w.met && w.code == d.Code && w.message.MatchString(d.Message)
		})
		if i < 0 {
			t.Errorf("%s:%d: not wanted: %s %s: %s", place, d.Start.Column, d.Severity, d.Code, d.Message)
			continue
		}
		wants[place][i].met = true
	}
	for place, list := range wants {
		for _, w := range list {
			if !w.met {
				t.Errorf("%s: wanted %s %q, not found", place, w.code, w.message)
			}
		}
	}
	return own
}
