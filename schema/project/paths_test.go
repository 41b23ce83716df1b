package project_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/project/disk"
)

// TestFits: a pattern matches a path and everything below a matching folder.
func TestFits(t *testing.T) {
	for _, tt := range []struct {
		pattern, name string
		want          bool
	}{
		{"maps", "maps/a/x.map.toml", true},
		{"maps", "old/maps/x.map.toml", false},
		{"map", "maps/x.map.toml", false},
		{"maps/*.map.toml", "maps/x.map.toml", true},
		{"maps/*.map.toml", "maps/a/x.map.toml", false},
		{"**/*.map.toml", "x.map.toml", true},
		{"**/*.map.toml", "maps/a/x.map.toml", true},
		{"**/drafts", "maps/drafts/a/x.map.toml", true},
		{"maps/**/x.map.toml", "maps/x.map.toml", true},
		{"maps/**", "maps/x.map.toml", true},
		{"maps/?.map.toml", "maps/x.map.toml", true},
		{"maps/[xy].map.toml", "maps/z.map.toml", false},
		{"**", "x.map.toml", true},
		{"*", "maps/x.map.toml", true},
	} {
		if got := project.Fits(tt.pattern, tt.name); got != tt.want {
			t.Errorf("%s fits %s: %v", tt.pattern, tt.name, got)
		}
	}
	start := time.Now()
	long := strings.Repeat("**/", 80) + "x"
	if project.Fits(long, strings.Repeat("a/", 200)+"b") || time.Since(start) > 5*time.Second {
		t.Error("a pattern of many ** fits, or takes long")
	}
}

// TestPaths: settings select the files of the project; a file that is named directly is read anyway.
func TestPaths(t *testing.T) {
	for _, tt := range []struct {
		what, settings string
		paths          []string
		named, others  string
	}{
		{"left out", `leave_out = ["maps/drafts", "**/*.old.map.toml"]`, []string{"."},
			"maps/a.map.toml w/b.map.toml", ""},
		{"left out and named, a folder", `leave_out = ["maps/drafts"]`, []string{"maps/drafts"},
			"maps/drafts/c.map.toml maps/drafts/deep/d.map.toml", "maps/a.map.toml maps/e.old.map.toml w/b.map.toml"},
		{"left out and named, a file", `leave_out = ["maps/drafts"]`, []string{"maps/drafts/c.map.toml"},
			"maps/drafts/c.map.toml", "maps/a.map.toml maps/e.old.map.toml w/b.map.toml"},
		{"only", `only = ["w", "maps/*.map.toml"]`, []string{"."}, "maps/a.map.toml maps/e.old.map.toml w/b.map.toml", ""},
		{"only, in a folder that it reaches", `only = ["maps/*.map.toml"]`, []string{"maps"},
			"maps/a.map.toml maps/e.old.map.toml", ""},
		{"only, in another folder by name", `only = ["maps"]`, []string{"w"}, "w/b.map.toml",
			"maps/a.map.toml maps/drafts/c.map.toml maps/drafts/deep/d.map.toml maps/e.old.map.toml"},
		{"both", "only = [\"maps\"]\nleave_out = [\"maps/drafts\"]", []string{"."},
			"maps/a.map.toml maps/e.old.map.toml", ""},
	} {
		t.Run(tt.what, func(t *testing.T) {
			lay(t, ".muster.toml", "maps/a.map.toml", "maps/drafts/c.map.toml", "maps/drafts/deep/d.map.toml",
				"maps/e.old.map.toml", "w/b.map.toml")
			if err := os.WriteFile(".muster.toml", []byte("[paths]\n"+tt.settings+"\n"), 0o644); err != nil {
				t.Fatal(err)
			}
			f := project.Find(rulebook.FileKinds(), disk.Files{}, tt.paths, nil)
			p := f.Projects[0]
			f.Fill(p)
			if len(p.Findings) > 0 || names(p.Named) != tt.named || names(p.Others) != tt.others {
				t.Errorf("named %s\nothers %s\n%v", names(p.Named), names(p.Others), p.Findings)
			}
		})
	}
}

// TestBadPaths: a pattern that can match nothing is reported at its location.
func TestBadPaths(t *testing.T) {
	lay(t, ".muster.toml", "a.map.toml")
	text := "[paths]\nonly = [\"/maps\", \"maps/\", \"a\\\\b\"]\nleave_out = [\"../x\", \"a//b\", \"[a\"]\n" +
		"[[waive]]\ncode = \"map/river-end\"\nreason = \"so\"\npath = \"./maps\"\n"
	if err := os.WriteFile(".muster.toml", []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	f := project.Find(rulebook.FileKinds(), disk.Files{}, []string{"."}, nil)
	var at []int
	for _, d := range f.Projects[0].Findings {
		if d.Code != project.BadPath {
			t.Errorf("%+v", d)
		}
		at = append(at, d.Start.Line, d.Start.Column)
	}
	if want := []int{2, 9, 2, 18, 2, 27, 3, 14, 3, 22, 3, 30, 7, 8}; !slices.Equal(at, want) {
		t.Errorf("at %v, want %v", at, want)
	}
	f.Fill(f.Projects[0])
	if idle := f.Projects[0].Idle(); len(idle) > 0 {
		t.Errorf("what is wrong in itself is told twice: %v", idle)
	}
}

// TestIdlePaths: a pattern that matches nothing is reported at its location, unless its targets may be in an excluded
// folder.
func TestIdlePaths(t *testing.T) {
	lay(t, ".muster.toml", "maps/a.map.toml", "maps/drafts/c.map.toml", "w/b.map.toml", "testdata/x.map.toml")
	text := "[paths]\nonly = [\"maps/**\", \"mops\", \"W\", \"w/?.map.toml\", \"testdata/x.map.toml\"]\n" +
		"leave_out = [\"**/drafts\", \"maps/drafts/old\", \"maps/draft\"]\n"
	if err := os.WriteFile(".muster.toml", []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	f := project.Find(rulebook.FileKinds(), disk.Files{}, []string{"."}, nil)
	p := f.Projects[0]
	if len(p.Idle()) > 0 {
		t.Error("patterns are judged before the project was looked through")
	}
	f.Fill(p)
	var at []int
	for _, d := range p.Idle() {
		if d.Code != project.UnusedPath || d.Severity != diag.Warning {
			t.Errorf("%+v", d)
		}
		at = append(at, d.Start.Line, d.Start.Column)
	}
	if want := []int{2, 20, 2, 28, 2, 49, 3, 46}; !slices.Equal(at, want) {
		t.Errorf("at %v, want %v", at, want)
	}
}

// TestPrintFolder: the print folder must be in the project, on every system.
func TestPrintFolder(t *testing.T) {
	for out, want := range map[string]string{
		"sheets": "", "a/b": "", "a/../b": "", "..a": "", ".": "", "../x": "is outside the project",
		"a/../../x": "is outside the project", "..": "is outside the project", "/tmp": "is an absolute path",
		"C:/x": "is an absolute path", `a\b`: "contains a backslash", `..\x`: "contains a backslash",
	} {
		lay(t, ".muster.toml", "a.map.toml")
		if err := os.WriteFile(".muster.toml", []byte("[print]\nout = '"+out+"'\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		p := project.Find(rulebook.FileKinds(), disk.Files{}, []string{"."}, nil).Projects[0]
		got := ""
		for _, d := range p.Findings {
			got += d.Code + " " + d.Message
		}
		if want != "" {
			want = fmt.Sprintf("%s the folder %q %s", project.BadPath, out, want)
		}
		if got != want {
			t.Errorf("%s: %s, want %s", out, got, want)
		}
	}
}

// TestFromShell: a pipe that the shell supplies is read; any other pipe is refused.
func TestFromShell(t *testing.T) {
	for path, want := range map[string]bool{
		"/dev/fd/63": true, "/dev/stdin": true, "/proc/self/fd/3": true,
		"/dev/shm/a.map.toml": false, "/tmp/a.map.toml": false, "dev/fd/63": false,
	} {
		if got := project.FromShell(path); got != want {
			t.Errorf("FromShell(%q) is %v, want %v", path, got, want)
		}
	}
}
