package disk_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/games"
	"muster/internal/studio"
	"muster/internal/studio/disk"
)

// draft stores a draft.
func (d *desk) draft(tab, name, text string) {
	d.t.Helper()
	err := d.Draft(tab, studio.Draft{URI: d.uri(name), Text: text, Hash: hash(text), Was: hash("a")})
	if err != nil {
		d.t.Fatal(err)
	}
}

// texts lists the texts of all drafts.
func (d *desk) texts() string {
	d.t.Helper()
	list, err := d.Drafts()
	if err != nil {
		d.t.Fatal(err)
	}
	var out []string
	for _, draft := range list {
		if draft.Hash != hash(draft.Text) || draft.Was != hash("a") || draft.Saved.IsZero() {
			d.t.Errorf("the draft is %+v", draft)
		}
		out = append(out, draft.Text)
	}
	return strings.Join(out, " ")
}

// TestDrafts: drafts are kept outside the project, newest first, one for each tab and file; a drop removes one text
// only, and the drafts of a project outlive its store.
func TestDrafts(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "a"})
	before := d.snapshot()
	if got := d.texts(); got != "" {
		t.Errorf("the drafts are %s", got)
	}
	d.draft("one", "a.map.toml", "first")
	d.draft("one", "new.map.toml", "new")
	d.draft("two", "a.map.toml", "other")
	d.draft("one", "a.map.toml", "second")
	if got := d.texts(); got != "second other new" {
		t.Errorf("the drafts are %s", got)
	}
	for _, hash := range []string{hash("first"), hash("other"), ""} {
		if err := d.DropDraft(d.uri("a.map.toml"), hash, false); err != nil {
			t.Error(err)
		}
	}
	if err := d.DropDraft(d.uri("a.map.toml"), hash("new"), false); err != nil {
		t.Error(err)
	}
	again, err := disk.Open(disk.Options{Folder: d.dir, State: d.state, Kinds: games.Kinds()})
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if list, err := again.Drafts(); err != nil || len(list) != 2 {
		t.Errorf("another store has %+v, %v", list, err)
	}
	if got := d.texts(); got != "second new" {
		t.Errorf("the drafts are %s", got)
	}
	d.same(before)
	other := open(t, map[string]string{"a.map.toml": "a"})
	if got := other.texts(); got != "" {
		t.Errorf("another project has the drafts %s", got)
	}
}

// TestDraftFiles: only the user can read drafts, and damaged files do not stop the others.
func TestDraftFiles(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "a"})
	d.draft("one", "a.map.toml", "text")
	var folder string
	err := filepath.WalkDir(d.state, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := e.Info()
		if err == nil && info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s has the mode %v", path, info.Mode())
		}
		if !e.IsDir() {
			folder = filepath.Dir(path)
		}
		return err
	})
	if err != nil || folder == "" {
		t.Fatal(folder, err)
	}
	for name, text := range map[string]string{"x.json": "{", "y.json": `{"uri":"x","text":"y","hash":"z"}`, "z.txt": ""} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if got := d.texts(); got != "text" {
		t.Errorf("the drafts are %s", got)
	}
}

// TestFullState: a draft that cannot be stored is an error, and too many are refused; what is there stays.
func TestFullState(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "a"})
	for i := range 1000 {
		d.draft(strings.Repeat("x", i), "a.map.toml", "text")
	}
	for tab, refused := range map[string]bool{"": false, "new": true} {
		if err := d.Draft(tab, studio.Draft{URI: d.uri("a.map.toml")}); (err != nil) != refused {
			t.Errorf("tab %q: %v", tab, err)
		}
	}
	other := open(t, map[string]string{"a.map.toml": "a", "../state": "a file"})
	if err := other.Draft("one", studio.Draft{URI: other.uri("a.map.toml")}); err == nil {
		t.Error("a draft is stored in a file")
	}
}

// TestStateFolder: the environment names the folder, if its path is absolute.
func TestStateFolder(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_STATE_HOME", dir)
	if got, err := disk.StateFolder(); err != nil || got != filepath.Join(dir, "muster") {
		t.Errorf("%s, %v", got, err)
	}
	t.Setenv("XDG_STATE_HOME", "relative")
	if got, err := disk.StateFolder(); err != nil || !filepath.IsAbs(got) || strings.HasPrefix(got, dir) {
		t.Errorf("%s, %v", got, err)
	}
}

// TestRecent: opened files are listed once, the newest first, and a damaged list is empty.
func TestRecent(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "a"})
	for i := range 2 * studio.MaxRecent {
		if err := d.Opened(d.uri("f" + strings.Repeat("x", i) + ".map.toml")); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"a.map.toml", "b.map.toml", "a.map.toml"} {
		if err := d.Opened(d.uri(name)); err != nil {
			t.Fatal(err)
		}
	}
	list, err := d.Recent()
	if err != nil || len(list) != studio.MaxRecent || list[0] != d.uri("a.map.toml") || list[1] != d.uri("b.map.toml") {
		t.Errorf("%d recent files: %v, %v", len(list), list, err)
	}
	if err := d.Opened("file:///etc/passwd"); err == nil {
		t.Error("a file outside the project is recorded")
	}
	if drafts, err := d.Drafts(); err != nil || len(drafts) != 0 {
		t.Errorf("the list is a draft: %v, %v", drafts, err)
	}
}
