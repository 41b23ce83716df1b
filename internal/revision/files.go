package revision

import (
	"io/fs"
	"os"
	"path/filepath"

	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// files is the disk with the repository's files as of a commit. A file with equal content on disk is read from there,
// so that line ends rewritten by git are not a change.
type files struct {
	disk.Files
	repository *Repository
	tree       *Tree
}

var _ project.Files = files{}

// at converts a path to one of the repository; ok is false for a path outside it.
func (f files) at(name string) (below string, ok bool) {
	below, err := f.repository.Path(name)
	return below, err == nil
}

// Open opens a file or folder.
func (f files) Open(name string) (fs.File, error) {
	below, ok := f.at(name)
	if !ok {
		return f.Files.Open(name)
	}
	info, err := f.tree.Stat(below)
	if err != nil {
		return nil, err
	}
	if info.Mode().IsRegular() && f.same(below) {
		return f.Files.Open(name)
	}
	return f.tree.Open(below)
}

// same reports whether a file of the commit has the same content on disk.
func (f files) same(below string) bool {
	now := f.repository.Real(below)
	info, err := os.Stat(now)
	if err != nil || !info.Mode().IsRegular() || info.Size() > source.MaxSize {
		return false
	}
	text, err := os.ReadFile(now)
	if err != nil {
		return false
	}
	same, err := f.tree.Holds(below, text)
	return err == nil && same
}

// Stat describes the file or folder at a path.
func (f files) Stat(name string) (fs.FileInfo, error) {
	if below, ok := f.at(name); ok {
		return f.tree.Stat(below)
	}
	return f.Files.Stat(name)
}

// Lstat is Stat: links in a revision are not followed.
func (f files) Lstat(name string) (fs.FileInfo, error) {
	if below, ok := f.at(name); ok {
		return f.tree.Stat(below)
	}
	return f.Files.Lstat(name)
}

// ReadDir lists a folder by name.
func (f files) ReadDir(name string) ([]fs.DirEntry, error) {
	if below, ok := f.at(name); ok {
		return f.tree.ReadDir(below)
	}
	return f.Files.ReadDir(name)
}

// Real returns an absolute path without links.
func (f files) Real(name string) (string, error) {
	below, ok := f.at(name)
	if !ok {
		return f.Files.Real(name)
	}
	if _, err := f.tree.Stat(below); err != nil {
		return "", err
	}
	return f.repository.Real(below), nil
}

// Same reports whether two paths lead to the same file.
func (f files) Same(a, b string) bool {
	one, okOne := f.at(a)
	other, okOther := f.at(b)
	if okOne && okOther {
		return filepath.Clean(one) == filepath.Clean(other)
	}
	return f.Files.Same(a, b)
}
