package validate_test

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"muster/internal/engine/battlelore/library"
	blrules "muster/internal/engine/battlelore/rulebook"
	"muster/schema/project"
)

// TestProjectWithoutADisk: a project is found, read and checked without a disk, from any fs.FS.
func TestProjectWithoutADisk(t *testing.T) {
	adventure := `kind = "adventure"
format = 1
id = "brook"
name = "The Brook"
type = "medieval"
map = "two-oaks"
first = "pennant"
background = "A brook."
briefing = "Cross it."
[victory]
banners = 3
[pennant]
command_cards = 5
[[pennant.units]]
type = "brook-guard"
at = ["C9", "D9", "E9", "F9"]
[standard]
command_cards = 5
[[standard.units]]
type = "red-human-sword"
at = ["C1", "D1", "E1", "F1"]
`
	rulebook := `kind = "rulebook"
format = 1
id = "own"
name = "Own"
[[units]]
id = "brook-guard"
name = "Brook guards"
house = ["race", "banner", "class", "weapon", "box"]
race = "human"
banner = "blue"
class = "foot"
weapon = "common-bow"
box = "base"
`
	files := fstest.MapFS{
		"games/.muster.toml":                    {},
		"games/adventures/brook.adventure.toml": {Data: []byte(adventure)},
		"games/own.rulebook.toml":               {Data: []byte(rulebook)},
		"games/notes/a.map.tom":                 {Data: []byte("kind = \"map\"\n")},
		"games/pipe.map.toml":                   {Mode: fs.ModeNamedPipe},
		"games/testdata/x.map.toml":             {Data: []byte("no TOML")},
		"other/y.map.toml":                      {Data: []byte("no TOML")},
	}
	codes := func(paths ...string) (*project.Project, map[string]string) {
		f := project.Find(blrules.FileKinds(), project.Tree(files), paths, nil)
		if len(f.Projects) != 1 || len(f.Findings) > 0 {
			t.Fatalf("%d projects, %+v", len(f.Projects), f.Findings)
		}
		p := f.Projects[0]
		f.Fill(p)
		r, err := run(library.Project(p.Named, p.Others, 2), 2)
		if err != nil {
			t.Fatal(err)
		}
		out := map[string]string{}
		for _, d := range append(r.Findings, p.Findings...) {
			out[d.Code] = d.File
		}
		return p, out
	}
	p, found := codes("games/adventures/brook.adventure.toml")
	if p.Root != "games" || !p.Marked || len(p.Named) != 1 || len(p.Others) != 2 {
		t.Errorf("the project %s has %d files named and %d others", p.Root, len(p.Named), len(p.Others))
	}
	// The base box has none of the author's guards: everything else is valid.
	if found["adventure/bearers"] != "games/adventures/brook.adventure.toml" || found["adventure/unknown-unit"] != "" {
		t.Errorf("one file: %v", found)
	}
	delete(files, "games/own.rulebook.toml")
	if _, found := codes("games"); found["adventure/unknown-unit"] != "games/adventures/brook.adventure.toml" ||
		found["file/not-read"] == "" || found["toml/syntax"] != "" {
		t.Errorf("the folder: %v", found)
	}
	if f := project.Find(
		blrules.FileKinds(),
		project.Tree(files),
		[]string{"games/none.map.toml"},
		nil,
	); len(f.Findings) != 1 ||
		f.Findings[0].Code != "file/missing" {
		t.Errorf("a file that is not there: %+v", f.Findings)
	}
}
