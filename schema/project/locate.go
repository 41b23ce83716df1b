package project

import (
	"path/filepath"
	"slices"
	"strings"

	"muster/schema"
	"muster/schema/diag"
)

// given is one path of a command line.
type given struct {
	path    string // as written
	spelled string // the folder: the path itself, or that of the file
	real    string // the folder, resolved
	folder  bool
	root    string // of the project, resolved
	marked  bool
}

// given examines a path; it returns nil for a rejected path.
func (f *Finder) given(path string) *given {
	if path == stdinName {
		here := f.Current()
		return &given{path: path, root: here.real, spelled: ".", real: f.here, marked: here.Marked}
	}
	info, err := f.files.Stat(path)
	if err != nil {
		f.refuse(slashed(path), err)
		return nil
	}
	g := &given{path: path, spelled: filepath.Clean(path), folder: info.IsDir()}
	if !g.folder {
		g.spelled = filepath.Dir(g.spelled)
	}
	if g.real, err = f.files.Real(g.spelled); err != nil {
		f.refuse(slashed(path), err)
		return nil
	}
	g.root, g.marked = f.locate(g.real)
	return g
}

// locate returns the project of a folder: the nearest ancestor with a Marker. Otherwise it is the folder itself, or its
// parent if the folder's name is that of a kind.
func (f *Finder) locate(folder string) (root string, marked bool) {
	for dir := folder; ; {
		if f.hasMarker(dir) {
			return dir, true
		}
		up := filepath.Dir(dir)
		if up == dir {
			break
		}
		dir = up
	}
	if slices.Contains(f.kinds.Folders(), filepath.Base(folder)) {
		return filepath.Dir(folder), false
	}
	return folder, false
}

func (f *Finder) hasMarker(dir string) bool {
	_, err := f.files.Lstat(filepath.Join(dir, Marker))
	return err == nil
}

// outermost merges nested folders without a Marker that are given together into one project.
func outermost(all []*given) {
	for _, g := range all {
		for _, other := range all {
			if !g.marked && !other.marked && other.folder && within(g.root, other.root) {
				g.root = other.root
			}
		}
	}
}

// within reports whether a path is a folder or below it.
func within(path, folder string) bool {
	return path == folder ||
		strings.HasPrefix(path, strings.TrimSuffix(folder, string(filepath.Separator))+string(filepath.Separator))
}

// project returns the project of a given path, created for its first path.
func (f *Finder) project(g given) *Project {
	if p := f.byReal[g.root]; p != nil {
		return p
	}
	p := &Project{
		kinds: f.kinds, real: g.root, Marked: g.marked, Root: f.rootName(g), counted: map[string]bool{},
		fits: map[string]bool{}, misnamed: map[string]misnamed{}, unread: map[string]diag.Diagnostic{},
		Settings: new(schema.Settings),
	}
	f.byReal[g.root] = p
	f.spelled = append(f.spelled, spelling{g.root, p.Root})
	f.Projects = append(f.Projects, p)
	f.marker(p)
	return p
}

// rootName returns a project's folder relative to a path in it: the path with upward steps, if that is the same folder.
func (f *Finder) rootName(g given) string {
	rel, err := filepath.Rel(g.real, g.root)
	if err != nil {
		return slashed(g.root)
	}
	name := filepath.Join(g.spelled, rel)
	if !f.files.Same(name, g.root) {
		name = g.root // the path contains a link
	}
	return slashed(name)
}

// name returns a file's path as the user would write it: below the given folder, or else from the project's folder.
func (f *Finder) name(real string) string {
	best := spelling{}
	for _, s := range f.spelled {
		if within(real, s.real) && len(s.real) > len(best.real) {
			best = s
		}
	}
	rel, err := filepath.Rel(best.real, real)
	if best.real == "" || err != nil {
		return slashed(real)
	}
	return slashed(filepath.Join(best.as, rel))
}

func slashed(path string) string { return filepath.ToSlash(path) }
