package revision

import (
	"bytes"
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

// Unchecked is a definition that the revision checked. It still exists, but the check no longer reads it.
type Unchecked struct {
	Name string // of its file in the revision
	Now  string // the path of the repository that holds it now; "" if that is its old path
}

// Unchecked finds definitions of the revision that still exist and that the current workspace does not read: in an
// excluded folder, behind a link, under another name. A deleted definition is not among them.
func (p *Past) Unchecked(now *workspace.Workspace) []Unchecked {
	gone := now.Gone(p.Workspace)
	if len(gone) == 0 {
		return nil
	}
	elsewhere := p.files.unread(gone, now)
	var out []Unchecked
	for _, s := range gone {
		// Excluded, or behind a link: the file at the old path may no longer be a definition.
		if _, err := os.Lstat(filepath.FromSlash(s.File.Name)); err == nil || elsewhere[s] != "" {
			out = append(out, Unchecked{Name: s.File.Name, Now: elsewhere[s]})
		}
	}
	return out
}

// unread finds definitions on disk that are no longer checked. These are files of the repository with the same bytes,
// or definitions of the same kind and id. They were not there in the revision, and the check does not read them. The
// paths are those of the repository.
func (f files) unread(gone []*catalog.FileEntry, ws *workspace.Workspace) map[*catalog.FileEntry]string {
	read := map[string]bool{}
	for _, c := range ws.Catalogs {
		for _, s := range c.Slots() {
			if below, err := f.repository.Path(filepath.FromSlash(s.File.Name)); err == nil && s.File.Meant == "" {
				read[below] = true
			}
		}
	}
	byID := map[catalog.Name]*catalog.FileEntry{}
	for _, s := range gone {
		if b := s.Header(); b.ID != "" {
			byID[catalog.Name{Kind: b.Kind, ID: b.ID}] = s
		}
	}
	ids := slices.Collect(maps.Keys(byID))
	found := map[*catalog.FileEntry]string{}
	top := f.repository.Real(".")
	_ = filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil // an unreadable file is in no project
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
		if was, err := f.tree.Holds(below, text); err == nil && was {
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
