package project_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// lay writes files into an empty folder and changes into it.
func lay(t *testing.T, names ...string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for _, name := range names {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		id, _, _ := strings.Cut(filepath.Base(name), ".")
		text := fmt.Sprintf("kind = \"map\"\nid = %q\n", id)
		if filepath.Base(name) == project.Marker {
			text = ""
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func names(files []*source.File) string {
	var out []string
	for _, f := range files {
		out = append(out, f.Name)
	}
	return strings.Join(out, " ")
}

// TestProjectOf: the project folder of a path, the files it names and the other files.
func TestProjectOf(t *testing.T) {
	for _, c := range []struct {
		what   string
		files  []string
		paths  []string
		root   string
		named  string
		others string
	}{
		{"a folder", []string{"a/x.map.toml", "a/b/y.map.toml", "z.map.toml"}, []string{"a"}, "a",
			"a/b/y.map.toml a/x.map.toml", ""},
		{"a file", []string{"a/x.map.toml", "a/b/y.map.toml"}, []string{"a/x.map.toml"}, "a", "a/x.map.toml",
			"a/b/y.map.toml"},
		{"a file of a folder of its kind", []string{"p/maps/x.map.toml", "p/adventures/y.map.toml"},
			[]string{"p/maps/x.map.toml"}, "p",
			"p/maps/x.map.toml", "p/adventures/y.map.toml"},
		{"a folder of a kind", []string{"p/maps/x.map.toml", "p/adventures/y.map.toml"}, []string{"./p/maps/"}, "p",
			"p/maps/x.map.toml", "p/adventures/y.map.toml"},
		{"a mark further up", []string{"p/.muster.toml", "p/a/b/x.map.toml", "p/y.map.toml"}, []string{"p/a/b"}, "p",
			"p/a/b/x.map.toml", "p/y.map.toml"},
		{"a mark beats the name of a folder", []string{"p/maps/.muster.toml", "p/maps/x.map.toml", "p/y.map.toml"},
			[]string{"p/maps"}, "p/maps",
			"p/maps/x.map.toml", ""},
		{"left out", []string{"p/.muster.toml", "p/testdata/x.map.toml", "p/.git/x.map.toml", "p/node_modules/x.map.toml",
			"p/.x.map.toml", "p/y.map.toml"},
			[]string{"p"}, "p", "p/y.map.toml", ""},
		{"a folder that is left out, by name", []string{"p/.muster.toml", "p/testdata/x.map.toml", "p/y.map.toml"},
			[]string{"p/testdata"}, "p",
			"p/testdata/x.map.toml", "p/y.map.toml"},
		{"marked to be left out", []string{"p/drafts/.muster-ignore", "p/drafts/a/x.map.toml", "p/y.map.toml"}, []string{"p"},
			"p",
			"p/y.map.toml", ""},
		{"a marked folder, by name", []string{"p/drafts/.muster-ignore", "p/drafts/x.map.toml", "p/y.map.toml"},
			[]string{"p/drafts"},
			"p/drafts", "p/drafts/x.map.toml", ""},
		{"misnamed", []string{"p/x.toml", "p/y.map.toml"}, []string{"p"}, "p", "p/y.map.toml", "p/x.toml"},
		{"one in the other", []string{"p/a/x.map.toml", "p/y.map.toml"}, []string{"p/a", "p"}, "p",
			"p/a/x.map.toml p/y.map.toml", ""},
	} {
		t.Run(c.what, func(t *testing.T) {
			lay(t, c.files...)
			f := project.Find(rulebook.FileKinds(), disk.Files{}, c.paths, nil)
			if len(f.Projects) != 1 || len(f.Findings) > 0 {
				t.Fatalf("%d projects, findings %v", len(f.Projects), f.Findings)
			}
			p := f.Projects[0]
			f.Fill(p)
			if p.Root != c.root || names(p.Named) != c.named || names(p.Others) != c.others {
				t.Errorf(
					"root %s, named %s, others %s; want %s, %s, %s",
					p.Root,
					names(p.Named),
					names(p.Others),
					c.root,
					c.named,
					c.others,
				)
			}
		})
	}
}

// TestSeveral: several paths are several projects, and a nested project is separate.
func TestSeveral(t *testing.T) {
	lay(t, "a/x.map.toml", "b/.muster.toml", "b/y.map.toml", "b/in/.muster.toml", "b/in/z.map.toml")
	f := project.Find(rulebook.FileKinds(), disk.Files{}, []string{"a", "b"}, nil)
	var got []string
	for _, p := range f.Projects {
		f.Fill(p)
		got = append(got, p.Root+": "+names(p.Named)+names(p.Others))
	}
	if want := []string{"a: a/x.map.toml", "b: b/y.map.toml", "b/in: b/in/z.map.toml"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	f = project.Find(rulebook.FileKinds(), disk.Files{}, []string{"b/y.map.toml"}, nil)
	f.Fill(f.Projects[0])
	if n := f.Projects[0].Definitions(); n != 1 {
		t.Errorf("%d definitions in b: the project inside is its own", n)
	}
}

// TestFromBelow: names lead upward from a folder of the project, and absolute paths stay absolute.
func TestFromBelow(t *testing.T) {
	lay(t, "p/.muster.toml", "p/maps/x.map.toml", "p/maps/deep/y.map.toml", "p/z.map.toml")
	top, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir("p/maps")
	f := project.Find(rulebook.FileKinds(), disk.Files{}, []string{"."}, nil)
	f.Fill(f.Projects[0])
	if got := f.Projects[0].Root + " " + names(
		f.Projects[0].Named,
	) + " " + names(
		f.Projects[0].Others,
	); got != ".. deep/y.map.toml x.map.toml ../z.map.toml" {
		t.Error(got)
	}
	f = project.Find(rulebook.FileKinds(), disk.Files{}, []string{filepath.Join(top, "p", "maps", "deep")}, nil)
	f.Fill(f.Projects[0])
	if got, want := names(
		f.Projects[0].Others,
	), filepath.ToSlash(
		filepath.Join(top, "p", "maps", "x.map.toml"),
	); !strings.HasPrefix(
		got,
		want,
	) {
		t.Errorf("%s, want %s first", got, want)
	}
}

// TestBounds: a folder without a Marker is searched 4 folders deep and up to 10,000 entries; the omission is reported
// once.
func TestBounds(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	lay(t, "p/1/2/3/4/x.map.toml", "p/1/2/3/4/5/y.map.toml", "p/1/2/3/4/5/6/z.map.toml")
	f := project.Find(rulebook.FileKinds(), disk.Files{}, []string{"p"}, nil)
	if p := f.Projects[0]; names(p.Named) != "p/1/2/3/4/x.map.toml" || p.Stopped() == nil ||
		!strings.HasPrefix(p.Stopped().Message, "p/1/2/3/4/5 is skipped") {
		t.Errorf("%s, %+v", names(p.Named), p.Stopped())
	}
	var many []string
	for i := range project.MaxEntries + 10 {
		many = append(many, fmt.Sprintf("q/%05d.txt", i))
	}
	lay(t, append(many, "q/a.map.toml")...)
	if p := project.Find(rulebook.FileKinds(), disk.Files{}, []string{"q"}, nil).Projects[0]; len(p.Named) > 0 ||
		p.Stopped() == nil ||
		!strings.Contains(p.Stopped().Message, "more than 10000") {
		t.Errorf("%s, %+v", names(p.Named), p.Stopped())
	}
	// Entries that a path names and that the project walk visits again count once.
	lay(t, append(many[:project.MaxEntries*6/10], "r/a.map.toml", "r/maps/b.map.toml")...)
	if err := os.Rename("q", "r/maps/q"); err != nil {
		t.Fatal(err)
	}
	f = project.Find(rulebook.FileKinds(), disk.Files{}, []string{"r", "r/maps"}, nil)
	f.Fill(f.Projects[0])
	if p := f.Projects[0]; len(p.Named) != 2 || p.Stopped() != nil {
		t.Errorf("counted once: %s, %+v", names(p.Named), p.Stopped())
	}
	lay(t, append(many, "q/a.map.toml")...)
	if err := os.WriteFile("q/.muster.toml", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if p := project.Find(rulebook.FileKinds(), disk.Files{}, []string{"q"}, nil).Projects[0]; len(p.Named) != 1 ||
		p.Stopped() != nil {
		t.Errorf("marked: %s, %+v", names(p.Named), p.Stopped())
	}
}

// TestName marks the files of an id as named, wherever the id is in the file.
func TestName(t *testing.T) {
	lay(t, "p/x.map.toml", "p/y.map.toml", "p/odd.map.toml")
	if err := os.WriteFile(
		"p/odd.map.toml",
		[]byte("name = \"\"\"\nodd\"\"\"\nkind = \"map\"\nid = \"other\"\n"),
		0o644,
	); err != nil {
		t.Fatal(err)
	}
	f := project.Find(rulebook.FileKinds(), disk.Files{}, []string{"p/x.map.toml"}, nil)
	p := f.Projects[0]
	f.Fill(p)
	if p.Name("y", "adventure") || !p.Name("y", "map") || !p.Name("other", "map", "adventure") || !p.Name("x", "map") ||
		p.Name("odd", "map") {
		t.Error("wrong files are named")
	}
	if names(p.Named) != "p/x.map.toml p/y.map.toml p/odd.map.toml" || len(p.Others) > 0 {
		t.Errorf("named %s, others %s", names(p.Named), names(p.Others))
	}
}
