package check

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"muster/catalog"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/schema/source"
)

// unchecked counts the definitions that a revision checked and that are still there where this check does not look: in
// a folder that is left out, behind a link, under another name. Each is told of. One that was deleted does not count.
func (a *app) unchecked(ws *workspace.Workspace, want workspace.Wanted, rev string) (n int, err error) {
	old, r, err := a.before(want, rev)
	if err != nil {
		return 0, err
	}
	defer r.tree.Close()
	gone := ws.Gone(old)
	if len(gone) == 0 {
		return 0, nil
	}
	elsewhere := r.unread(gone, ws)
	for _, s := range gone {
		where := ""
		if now := elsewhere[s]; now != "" {
			where = " at " + now
		}
		// Left out, or behind a link: what stands there now need not be a definition any more.
		if _, err := os.Lstat(filepath.FromSlash(s.File.Name)); err != nil && where == "" {
			continue
		}
		n++
		a.Complain("muster: ", fmt.Sprintf("%s was checked before the changes since %s and still exists%s, but is no "+
			"longer checked",
			s.File.Name, rev, where))
	}
	if n > 0 {
		a.Complain("        ", "move it into a folder that is checked, or delete it")
	}
	return n, nil
}

// unread finds on the disk what became of definitions that are not checked any more: files of the repository with the
// same bytes, or definitions of the same kind and id, that the revision did not have there and the check does not read.
// The names are those of the repository.
func (r revision) unread(gone []*catalog.Slot, ws *workspace.Workspace) map[*catalog.Slot]string {
	read := map[string]bool{}
	for _, c := range ws.Catalogs {
		for _, s := range c.Slots() {
			if below, err := r.repository.Path(filepath.FromSlash(s.File.Name)); err == nil && s.File.Meant == "" {
				read[below] = true
			}
		}
	}
	byID := map[catalog.Name]*catalog.Slot{}
	for _, s := range gone {
		if b := s.Brief(); b.ID != "" {
			byID[catalog.Name{Kind: b.Kind, ID: b.ID}] = s
		}
	}
	ids := slices.Collect(maps.Keys(byID))
	found := map[*catalog.Slot]string{}
	top := r.repository.Real(".")
	_ = filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil // what cannot be read is in no folder of anybody's
		case d.IsDir() && d.Name() == ".git":
			return fs.SkipDir
		case !d.Type().IsRegular():
			return nil
		}
		info, err := d.Info()
		if err != nil || info.Size() == 0 || info.Size() > source.MaxSize {
			return nil
		}
		below, err := filepath.Rel(top, path)
		if err != nil {
			return nil
		}
		below = filepath.ToSlash(below)
		if read[below] {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return nil
		}
		if was, err := r.tree.Holds(below, text); err == nil && was {
			return nil
		}
		for _, s := range gone {
			if bytes.Equal(text, s.File.Text) {
				found[s] = below
			}
		}
		names := func(n catalog.Name) bool { return bytes.Contains(text, []byte(n.ID)) }
		if slices.ContainsFunc(ids, names) {
			doc, _ := games.Kinds().Load(source.NewFile(below, text))
			id, _ := doc.Tree["id"].(string)
			if s := byID[catalog.Name{Kind: doc.Kind, ID: id}]; s != nil {
				found[s] = below
			}
		}
		return nil
	})
	return found
}
