package memory_test

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"muster/internal/games"
	"muster/internal/studio"
	"muster/internal/studio/memory"
)

// database is a database in memory. It fails when broken is set.
type database struct {
	texts  map[string]string
	kept   []studio.Draft
	broken error
}

func (d *database) All() (map[string]string, error) {
	out := map[string]string{}
	for name, text := range d.texts {
		out[name] = text
	}
	return out, d.broken
}

func (d *database) Replace(name string, was *string, text string) (*string, error) {
	if d.broken != nil {
		return nil, d.broken
	}
	now, exists := d.texts[name]
	if exists != (was != nil) || exists && now != *was {
		if !exists {
			return nil, nil
		}
		return &now, nil
	}
	d.texts[name] = text
	return &text, nil
}

func (d *database) Remove(name, was string, kept *studio.Draft) (*string, error) {
	if d.broken != nil {
		return nil, d.broken
	}
	if now, exists := d.texts[name]; exists && now != was {
		return &now, nil
	}
	delete(d.texts, name)
	if kept != nil {
		d.kept = append(d.kept, *kept)
	}
	return nil, nil
}

// open opens a project with the files a.map.toml, deep/b.map.toml and .muster.toml.
func open(t *testing.T) (*memory.Store, *database) {
	t.Helper()
	d := &database{texts: map[string]string{"a.map.toml": "a", "deep/b.map.toml": "b", ".muster.toml": ""}}
	s, err := memory.Open(games.Kinds(), d)
	if err != nil {
		t.Fatal(err)
	}
	return s, d
}

func hash(text string) string { return studio.Hash([]byte(text)) }

// TestRead: the files of the project are listed and read; other files, and names of no definition, are refused.
func TestRead(t *testing.T) {
	s, _ := open(t)
	list, err := s.Files()
	if err != nil || len(list) != 2 || list[1].Name != "deep/b.map.toml" || list[1].Hash != hash("b") {
		t.Errorf("files: %v, %v", list, err)
	}
	for _, e := range list {
		if f, err := s.Read(e.URI); err != nil || f.Hash != e.Hash || f.ReadOnly {
			t.Errorf("%s: %v, %v", e.URI, f, err)
		}
	}
	if p := s.Project(); p.URI != "file:///project" || !p.Marked {
		t.Errorf("project: %v", p)
	}
	for _, uri := range []string{
		"", "http://x/project/a.map.toml", "file:///a.map.toml", "file:///project/../a.map.toml", "file:///project/x.toml",
		"file:///project/.git/a.map.toml", "file:///project/.a.map.toml", "file:///project/none.map.toml",
	} {
		if _, err := s.Read(uri); err == nil {
			t.Errorf("%q is read", uri)
		} else if _, refused := errors.AsType[studio.Refused](err); !refused {
			t.Errorf("%q: %v", uri, err)
		}
	}
}

// TestSave: a save replaces only the text that the user started from, also if another tab has saved meanwhile, and a
// failed save changes nothing.
func TestSave(t *testing.T) {
	s, d := open(t)
	const uri = "file:///project/a.map.toml"
	if got, err := s.Save(uri, "a2", hash("a")); err != nil || got != hash("a2") || d.texts["a.map.toml"] != "a2" {
		t.Errorf("saved %q, %v", d.texts["a.map.toml"], err)
	}
	want := func(what, was, text string) {
		t.Helper()
		_, err := s.Save(uri, "a3", hash(was))
		if c, ok := errors.AsType[*studio.Conflict](err); !ok || c.Text != text || d.texts["a.map.toml"] != text {
			t.Errorf("%s: %v, and the file is %q", what, err, d.texts["a.map.toml"])
		}
	}
	want("an old text", "a", "a2")
	d.texts["a.map.toml"] = "other tab"
	want("a save of another tab", "a2", "other tab")
	if f, err := s.Read(uri); err != nil || f.Text != "other tab" {
		t.Errorf("after the conflict: %v, %v", f, err)
	}
	if _, err := s.Save(uri, "other tab", ""); err != nil {
		t.Errorf("saving the present text: %v", err)
	}
	if _, err := s.Save("file:///project/new.map.toml", "n", ""); err != nil || d.texts["new.map.toml"] != "n" {
		t.Errorf("a new file: %q, %v", d.texts["new.map.toml"], err)
	}
	if _, err := s.Save(uri, strings.Repeat("x", 2<<20), hash("other tab")); err == nil {
		t.Error("a text that is too large is saved")
	}
	d.broken = errors.New("no room")
	if _, err := s.Save(uri, "a4", hash("other tab")); !errors.Is(err, d.broken) {
		t.Errorf("a broken database: %v", err)
	}
	if f, _ := s.Read(uri); f.Text != "other tab" {
		t.Errorf("after a failed save: %q", f.Text)
	}
}

// TestFileSystem: the store is a file system with the folder of the project, also of an empty one.
func TestFileSystem(t *testing.T) {
	s, d := open(t)
	if err := fstest.TestFS(s, "project/a.map.toml", "project/deep/b.map.toml"); err != nil {
		t.Error(err)
	}
	text := "c"
	s.Put("c.map.toml", &text)
	s.Put("a.map.toml", nil)
	list, err := fs.Glob(s, "project/*.map.toml")
	if err != nil || !slices.Equal(list, []string{"project/c.map.toml"}) {
		t.Errorf("%v, %v", list, err)
	}
	d.texts = nil
	empty, err := memory.Open(games.Kinds(), d)
	if err != nil {
		t.Fatal(err)
	}
	if list, err := fs.ReadDir(empty, "project"); err != nil || len(list) > 0 {
		t.Errorf("an empty project: %v, %v", list, err)
	}
}

// TestRemove: a deleted file is among the drafts, a renamed one has its text under the other name only, and nothing
// happens to a file that another tab has changed.
func TestRemove(t *testing.T) {
	s, d := open(t)
	const a, b, c = "file:///project/a.map.toml", "file:///project/deep/b.map.toml", "file:///project/c.map.toml"
	for what, err := range map[string]error{
		"an old text": s.Delete(a, hash("old")), "a missing file": s.Delete(c, hash("")),
		"a taken name": s.Rename(a, b, hash("a")), "no definition": s.Rename(a, a+".txt", hash("a")),
		"an old text to rename": s.Rename(a, c, hash("old")), "the same name": s.Rename(a, a, hash("a")),
	} {
		if err == nil || len(d.texts) != 3 || d.texts["a.map.toml"] != "a" {
			t.Errorf("%s: %v, %v", what, err, d.texts)
		}
	}
	if err := s.Rename(a, c, hash("a")); err != nil || d.texts["c.map.toml"] != "a" || len(d.texts) != 3 {
		t.Errorf("renamed: %v, %v", err, d.texts)
	}
	if _, err := s.Read(a); err == nil || len(d.kept) > 0 {
		t.Errorf("the old name is there; drafts %v", d.kept)
	}
	d.texts["c.map.toml"] = "other tab"
	err := s.Delete(c, hash("a"))
	if x, ok := errors.AsType[*studio.Conflict](err); !ok || x.Text != "other tab" || len(d.kept) > 0 {
		t.Errorf("a text of another tab: %v, %v", err, d.kept)
	}
	if err := s.Delete(c, hash("other tab")); err != nil || len(d.texts) != 2 {
		t.Errorf("deleted: %v, %v", err, d.texts)
	}
	if len(d.kept) != 1 || d.kept[0].URI != c || d.kept[0].Text != "other tab" || !d.kept[0].Deleted {
		t.Errorf("kept: %+v", d.kept)
	}
	d.broken = errors.New("no room")
	if err := s.Delete(b, hash("b")); !errors.Is(err, d.broken) {
		t.Errorf("a broken database: %v", err)
	}
	if _, err := s.Read(b); err != nil {
		t.Errorf("after a failed deletion: %v", err)
	}
}
