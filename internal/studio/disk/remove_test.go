package disk_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/studio"
)

// TestDelete: the text of a deleted file is among the drafts, also when the name is used and deleted again, and can be
// saved under its name.
func TestDelete(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "a"})
	uri := d.uri("a.map.toml")
	for _, text := range []string{"a", "b"} {
		if err := d.Delete(uri, hash(text)); err != nil {
			t.Fatal(err)
		}
		if files := d.snapshot(); len(files) != 0 {
			t.Errorf("after deleting %s: %v", text, files)
		}
		if text == "a" {
			if _, err := d.Save(uri, "b", ""); err != nil {
				t.Fatal(err)
			}
		}
	}
	list, err := d.Drafts()
	if err != nil || len(list) != 2 || list[0].Text != "b" || list[1].Text != "a" || !list[0].Deleted {
		t.Fatalf("the drafts are %+v, %v", list, err)
	}
	if _, err := d.Save(uri, list[1].Text, ""); err != nil {
		t.Fatal(err)
	}
	for _, deleted := range []bool{false, true} {
		if err := d.DropDraft(uri, hash("a"), deleted); err != nil {
			t.Error(err)
		}
		if list, _ := d.Drafts(); len(list) != 2 && !deleted || len(list) != 1 && deleted {
			t.Errorf("dropped, deleted %v: %+v", deleted, list)
		}
	}
	if f, err := d.Read(uri); err != nil || f.Text != "a" {
		t.Errorf("restored: %+v, %v", f, err)
	}
}

// TestDeleteRefused: a file stays if its text is not the one that the user knows, if the text cannot be stored, or if
// it is a link.
func TestDeleteRefused(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "a", "link.map.toml": "-> a.map.toml", "latin.map.toml": "\xff",
		"../out.map.toml": "o"})
	before := d.snapshot()
	if err := d.Delete(d.uri("a.map.toml"), hash("old")); !isConflict(err, "a") {
		t.Errorf("a changed file: %v", err)
	}
	for name, was := range map[string]string{"link.map.toml": "a", "latin.map.toml": "\xff", "../out.map.toml": "o",
		"none.map.toml": "", "notes.txt": ""} {
		if err := d.Delete(d.uri(name), hash(was)); err == nil {
			t.Errorf("%s is deleted", name)
		}
		if err := d.Rename(d.uri(name), d.uri("new.map.toml"), hash(was)); err == nil && name != "latin.map.toml" {
			t.Errorf("%s is renamed", name)
		} else if err == nil {
			if err := d.Rename(d.uri("new.map.toml"), d.uri(name), hash(was)); err != nil {
				t.Error(err)
			}
		}
	}
	d.same(before)
	broken := open(t, map[string]string{"a.map.toml": "a", "../state": "a file"})
	if err := broken.Delete(broken.uri("a.map.toml"), hash("a")); err == nil {
		t.Error("a file is deleted without a draft of it")
	}
	if text, err := os.ReadFile(filepath.Join(broken.dir, "a.map.toml")); err != nil || string(text) != "a" {
		t.Errorf("%q, %v", text, err)
	}
}

// TestRename: a file gets another name and keeps its text; a rename overwrites nothing.
func TestRename(t *testing.T) {
	d := open(t, map[string]string{"a.map.toml": "a", "b.map.toml": "b", "l.map.toml": "-> b.map.toml"})
	before := d.snapshot()
	for _, to := range []string{"b.map.toml", "l.map.toml", "../c.map.toml", "c.txt", "a.map.toml"} {
		if err := d.Rename(d.uri("a.map.toml"), d.uri(to), hash("a")); err == nil {
			t.Errorf("renamed to %s", to)
		}
	}
	if err := d.Rename(d.uri("a.map.toml"), d.uri("c.map.toml"), hash("old")); !isConflict(err, "a") {
		t.Errorf("a changed file: %v", err)
	}
	d.same(before)
	if err := d.Rename(d.uri("a.map.toml"), d.uri("deep/c.map.toml"), hash("a")); err != nil {
		t.Fatal(err)
	}
	files := d.snapshot()
	if files[filepath.Join(d.dir, "deep", "c.map.toml")] != "a" || len(files) != len(before) {
		t.Errorf("renamed: %v", files)
	}
	for name := range files {
		if strings.Contains(filepath.Base(name), "muster") {
			t.Errorf("%s is left", name)
		}
	}
}

// isConflict reports whether an error is a Conflict with a text.
func isConflict(err error, text string) bool {
	c, ok := errors.AsType[*studio.Conflict](err)
	return ok && c.Text == text
}
