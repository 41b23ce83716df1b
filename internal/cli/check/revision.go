package check

import (
	"io/fs"
	"os"
	"path/filepath"

	"muster/internal/git"
	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// revision is the disk with the files of a repository as they were in a commit. What has the same contents on the disk
// is read from there, so that line ends that git has rewritten are no change.
type revision struct {
	disk.Files
	repository *git.Repository
	tree       *git.Tree
}

var _ project.Files = revision{}

// at is a path as the repository has it; ok is false for what lies outside of it.
func (r revision) at(name string) (below string, ok bool) {
	below, err := r.repository.Path(name)
	return below, err == nil
}

// Open opens a file or folder.
func (r revision) Open(name string) (fs.File, error) {
	below, ok := r.at(name)
	if !ok {
		return r.Files.Open(name)
	}
	info, err := r.tree.Stat(below)
	if err != nil {
		return nil, err
	}
	if info.Mode().IsRegular() && r.same(below) {
		return r.Files.Open(name)
	}
	return r.tree.Open(below)
}

// same reports whether a file of the commit is a file of the same contents on the disk.
func (r revision) same(below string) bool {
	now := r.repository.Real(below)
	info, err := os.Stat(now)
	if err != nil || !info.Mode().IsRegular() || info.Size() > source.MaxSize {
		return false
	}
	text, err := os.ReadFile(now)
	if err != nil {
		return false
	}
	same, err := r.tree.Holds(below, text)
	return err == nil && same
}

// Stat tells what stood at a path.
func (r revision) Stat(name string) (fs.FileInfo, error) {
	if below, ok := r.at(name); ok {
		return r.tree.Stat(below)
	}
	return r.Files.Stat(name)
}

// Lstat is Stat: links of a revision are not followed.
func (r revision) Lstat(name string) (fs.FileInfo, error) {
	if below, ok := r.at(name); ok {
		return r.tree.Stat(below)
	}
	return r.Files.Lstat(name)
}

// ReadDir lists a folder by name.
func (r revision) ReadDir(name string) ([]fs.DirEntry, error) {
	if below, ok := r.at(name); ok {
		return r.tree.ReadDir(below)
	}
	return r.Files.ReadDir(name)
}

// Real is an absolute path without links.
func (r revision) Real(name string) (string, error) {
	below, ok := r.at(name)
	if !ok {
		return r.Files.Real(name)
	}
	if _, err := r.tree.Stat(below); err != nil {
		return "", err
	}
	return r.repository.Real(below), nil
}

// Same reports whether two paths lead to one thing.
func (r revision) Same(a, b string) bool {
	one, okOne := r.at(a)
	other, okOther := r.at(b)
	if okOne && okOther {
		return filepath.Clean(one) == filepath.Clean(other)
	}
	return r.Files.Same(a, b)
}
