package project

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
)

// TestUnlisted: an unreadable folder is reported once and may contain any definition, so that no reference is reported
// as missing.
func TestUnlisted(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.MkdirAll("p/maps", 0o755); err != nil {
		t.Fatal(err)
	}
	f := Find(rulebook.FileKinds(), Tree(os.DirFS(".")), []string{"p"}, nil)
	p := f.Projects[0]
	for range 2 { // the walk of the path, and that of the project
		f.unlisted(p, filepath.Join(p.real, "maps"), &fs.PathError{Op: "open", Path: "maps", Err: fs.ErrPermission})
	}
	if len(p.Findings) != 1 || p.Findings[0].File != "p/maps" || p.Findings[0].Code != unreadable {
		t.Errorf("findings %+v", p.Findings)
	}
	if len(p.Named) != 0 || len(p.Others) != 1 || !p.Others[0].Lost {
		t.Errorf("named %v, others %v", p.Named, p.Others)
	}
}
