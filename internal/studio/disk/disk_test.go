package disk_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/editor/protocol"
	"muster/internal/games"
	"muster/internal/studio"
	"muster/internal/studio/disk"
	"muster/schema/source"
)

// desk is a store over a temporary folder.
type desk struct {
	*disk.Store
	t          *testing.T
	dir, state string // of the project and of the drafts
	copies     string
	now        time.Time
}

// open opens a project with files, by name; a text "-> PATH" makes a link.
func open(t *testing.T, files map[string]string) *desk {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{t: t, dir: filepath.Join(dir, "our project"), state: filepath.Join(dir, "state"),
		now: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	for name, text := range files {
		path := filepath.Join(d.dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if to, linked := strings.CutPrefix(text, "-> "); linked {
			err = os.Symlink(to, path)
		} else {
			err = os.WriteFile(path, []byte(text), 0o640)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	d.Store, err = disk.Open(disk.Options{
		Folder: d.dir, State: d.state, Kinds: games.Kinds(), Copies: func() string { return d.copies },
		Now: func() time.Time { d.now = d.now.Add(time.Second); return d.now },
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return d
}

// uri returns the URI of a file of the project.
func (d *desk) uri(name string) string { return protocol.URIOf(filepath.Join(d.dir, name)) }

// snapshot returns all files below the project's parent folder with their content, but for drafts.
func (d *desk) snapshot() map[string]string {
	d.t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(filepath.Dir(d.dir), func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || strings.HasPrefix(path, d.state) {
			return err
		}
		to, err := os.Readlink(path)
		if err != nil {
			text, err := os.ReadFile(path)
			out[path] = string(text)
			return err
		}
		out[path] = "-> " + to
		return nil
	})
	if err != nil {
		d.t.Fatal(err)
	}
	return out
}

// hash returns the hash of a text.
func hash(text string) string { return studio.Hash([]byte(text)) }

// TestRefused: nothing outside the project, behind a link out of it, or of another name is read, written or drafted.
func TestRefused(t *testing.T) {
	d := open(t, map[string]string{
		"a.map.toml": "a", "notes.txt": "secret", "../outside.map.toml": "secret", "../out/x.map.toml": "secret",
		"link.map.toml": "-> ../outside.map.toml", "absolute.map.toml": "-> /etc/passwd", "folder": "-> ../out",
		"inside.map.toml": "-> notes.txt", "dangling.map.toml": "-> nothing.map.toml",
		"escaping.map.toml": "-> ../new.map.toml", ".git/x.map.toml": "secret", "d.map.toml/x": "",
		"latin.map.toml": "\xff", "huge.map.toml": strings.Repeat("#", source.MaxSize+1),
	})
	before := d.snapshot()
	for _, uri := range []string{
		d.uri("notes.txt"), d.uri("a.toml"), d.uri("a.map.toml.txt"), d.uri("map.toml"), d.uri("x.muster.toml"),
		d.uri(".hidden.map.toml"), d.uri(".git/x.map.toml"), d.uri(".git/config"), d.uri(""), d.uri("."),
		d.uri("../outside.map.toml"), d.uri("new/../../outside.map.toml"), d.uri("../our project 2/x.map.toml"),
		strings.Replace(d.uri("a.map.toml"), "our%20project", "our%20project/%2e%2e", 1) + "/../outside.map.toml",
		d.uri("link.map.toml"), d.uri("absolute.map.toml"), d.uri("folder/x.map.toml"), d.uri("folder/new.map.toml"),
		d.uri("folder/deep/new.map.toml"), d.uri("inside.map.toml"), d.uri("dangling.map.toml"),
		d.uri("escaping.map.toml"), d.uri("d.map.toml"), "file:///etc/passwd", "file:///etc/x.map.toml",
		"http://127.0.0.1/a.map.toml", "a.map.toml", "", "file://", "file://host/share/a.map.toml",
		d.uri("a.map.toml") + "%00.map.toml",
	} {
		if f, err := d.Read(uri); err == nil {
			t.Errorf("%s is read: %q", uri, f.Text)
		}
		for _, was := range []string{"", hash("secret"), hash("")} {
			if _, err := d.Save(uri, "taken", was); err == nil {
				t.Errorf("%s is saved", uri)
			} else if conflict, ok := errors.AsType[*studio.Conflict](err); ok {
				t.Errorf("saving %s shows %q", uri, conflict.Text)
			}
		}
	}
	for _, name := range []string{"latin.map.toml", "huge.map.toml"} {
		if _, err := d.Read(d.uri(name)); err == nil {
			t.Errorf("%s is read", name)
		}
	}
	if _, err := d.Save(d.uri("a.map.toml"), before[filepath.Join(d.dir, "huge.map.toml")], hash("a")); err == nil {
		t.Error("a text that is too large is saved")
	}
	if _, err := d.Save(d.uri("huge.map.toml"), "small", ""); err == nil {
		t.Error("a file that is too large to read is replaced")
	}
	for _, uri := range []string{d.uri("notes.txt"), "file:///etc/x.map.toml", d.uri("link.map.toml")} {
		if err := d.Draft("tab", studio.Draft{URI: uri}); err == nil {
			t.Errorf("a draft of %s is stored", uri)
		}
	}
	d.same(before)
}

// same compares all files with a snapshot.
func (d *desk) same(want map[string]string) {
	d.t.Helper()
	got := d.snapshot()
	for path := range got {
		if got[path] != want[path] {
			d.t.Errorf("%s was %.50q and is %.50q", path, want[path], got[path])
		}
	}
	for path := range want {
		if _, ok := got[path]; !ok {
			d.t.Errorf("%s is gone", path)
		}
	}
}

// TestSave: a save replaces the file as a whole and keeps its mode and its links; a new file may need folders.
func TestSave(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "a", "link.map.toml": "-> a.map.toml", ".muster.toml": ""})
	want := d.snapshot()
	save := func(name, text, was string) {
		t.Helper()
		if got, err := d.Save(d.uri(name), text, was); err != nil || got != hash(text) {
			t.Errorf("%s: %s, %v", name, got, err)
		}
	}
	save("a.map.toml", "é\r\n\x00", hash("a"))
	save("link.map.toml", "b", hash("é\r\n\x00"))
	save("new folder/deep/n.adventure.toml", "n", "")
	save("empty.map.toml", "", "")
	save(".muster.toml", "[print]\n", hash(""))
	for name, text := range map[string]string{"a.map.toml": "b", "new folder/deep/n.adventure.toml": "n",
		"empty.map.toml": "", ".muster.toml": "[print]\n"} {
		want[filepath.Join(d.dir, name)] = text
	}
	d.same(want)
	for name, mode := range map[string]fs.FileMode{"a.map.toml": 0o640, ".muster.toml": 0o640} {
		info, err := os.Stat(filepath.Join(d.dir, name))
		if err != nil || info.Mode().Perm() != mode {
			t.Errorf("%s has the mode %v, %v", name, info.Mode(), err)
		}
	}
}

// TestUnchanged: a file that already has the text is not written, whatever the page started from.
func TestUnchanged(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "a"})
	path := filepath.Join(d.dir, "a.map.toml")
	before, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, was := range []string{hash("a"), hash("older"), ""} {
		if got, err := d.Save(d.uri("a.map.toml"), "a", was); err != nil || got != hash("a") {
			t.Errorf("%s, %v", got, err)
		}
	}
	after, err := os.Stat(path)
	if err != nil || !os.SameFile(before, after) || !before.ModTime().Equal(after.ModTime()) {
		t.Errorf("the file was written: %v", err)
	}
}

// TestConflict: a file that another program has changed, made or removed is never overwritten.
func TestConflict(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "theirs", "latin.map.toml": "\xff"})
	before := d.snapshot()
	for _, c := range []struct{ name, was, text, hash string }{
		{"a.map.toml", hash("a"), "theirs", hash("theirs")}, {"a.map.toml", "", "theirs", hash("theirs")},
		{"gone.map.toml", hash("a"), "", ""}, {"latin.map.toml", hash("a"), "\uFFFD", hash("\xff")},
	} {
		_, err := d.Save(d.uri(c.name), "mine", c.was)
		conflict, ok := errors.AsType[*studio.Conflict](err)
		if !ok || conflict.Text != c.text || conflict.Hash != c.hash {
			t.Errorf("%s: %v, %+v", c.name, err, conflict)
		}
	}
	d.same(before)
}

// TestSaveFails: a save that fails leaves the old file and no temporary one.
func TestSaveFails(t *testing.T) {
	d := open(t, map[string]string{"a/x.map.toml": "a"})
	before := d.snapshot()
	folder := filepath.Join(d.dir, "a")
	if err := os.Chmod(folder, 0o500); err != nil {
		t.Fatal(err)
	}
	defer os.Chmod(folder, 0o700)
	if _, err := d.Save(d.uri("a/x.map.toml"), "b", hash("a")); err == nil && os.Getuid() != 0 {
		t.Error("a file in a folder without permission is saved")
	} else if err != nil && strings.Contains(err.Error(), d.dir) {
		t.Errorf("the message has the path of the system: %v", err)
	}
	if os.Getuid() == 0 { // root may write everywhere
		before[filepath.Join(folder, "x.map.toml")] = "b"
	}
	d.same(before)
}

// TestConcurrentSaves: of many saves that start from one text exactly one wins, and the others are conflicts.
func TestConcurrentSaves(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "a"})
	for name, was := range map[string]string{"a.map.toml": hash("a"), "new.map.toml": ""} {
		results := make(chan error)
		const many = 20
		for i := range many {
			go func() {
				_, err := d.Save(d.uri(name), strings.Repeat("x", i+2), was)
				results <- err
			}()
		}
		won := 0
		for range many {
			if err := <-results; err == nil {
				won++
			} else if _, ok := errors.AsType[*studio.Conflict](err); !ok {
				t.Error(err)
			}
		}
		if won != 1 {
			t.Errorf("%s: %d saves win", name, won)
		}
	}
}

// TestFiles: the list has what `muster check` finds, with the hash that a save needs.
func TestFiles(t *testing.T) {
	d := open(t, map[string]string{
		".muster.toml": "", "a.map.toml": "a", "deep/er/b.adventure.toml": "bb", "notes.txt": "", "c.toml": "",
		".hidden/c.map.toml": "", "other/.muster.toml": "", "other/d.map.toml": "", "testdata/e.map.toml": "",
		"out.map.toml": "-> /etc/passwd",
	})
	list, err := d.Files()
	if err != nil {
		t.Fatal(err)
	}
	want := []studio.Entry{
		{URI: d.uri("a.map.toml"), Name: "a.map.toml", Size: 1, Hash: hash("a")},
		{URI: d.uri("deep/er/b.adventure.toml"), Name: "deep/er/b.adventure.toml", Size: 2, Hash: hash("bb")},
	}
	if !slices.Equal(list, want) {
		t.Errorf("the files are %+v, want %+v", list, want)
	}
	if p := d.Project(); p != (studio.Project{URI: d.uri(""), Name: "our project", Marked: true}) {
		t.Errorf("the project is %+v", p)
	}
}

// TestUpward: the project of a folder is that of the settings above it.
func TestUpward(t *testing.T) {
	d := open(t, map[string]string{".muster.toml": "", "deep/a.map.toml": "a"})
	s, err := disk.Open(disk.Options{Folder: filepath.Join(d.dir, "deep"), State: d.state, Kinds: games.Kinds()})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if s.Project() != d.Project() {
		t.Errorf("the project is %+v", s.Project())
	}
	if _, err := disk.Open(disk.Options{Folder: filepath.Join(d.dir, "nowhere"), Kinds: games.Kinds()}); err == nil {
		t.Error("a folder that does not exist is opened")
	}
}

// TestCopies: copies of shipped definitions are read, and not written.
func TestCopies(t *testing.T) {
	d := open(t, map[string]string{"../copies/map/a.map.toml": "shipped", "../copies/page.html": "", "b.map.toml": ""})
	d.copies = filepath.Join(filepath.Dir(d.dir), "copies")
	before := d.snapshot()
	uri := protocol.URIOf(filepath.Join(d.copies, "map", "a.map.toml"))
	f, err := d.Read(uri)
	if err != nil || *f != (studio.File{Text: "shipped", Hash: hash("shipped"), ReadOnly: true}) {
		t.Errorf("%+v, %v", f, err)
	}
	if _, err := d.Save(uri, "mine", hash("shipped")); err == nil {
		t.Error("a copy is saved")
	}
	for _, name := range []string{"page.html", "map/none.map.toml", "../our project/notes.txt", "../other/a.map.toml"} {
		if _, err := d.Read(protocol.URIOf(d.copies) + "/" + name); err == nil {
			t.Errorf("%s is read", name)
		}
	}
	d.same(before)
}
