// Package disk is the disk as a project's Finder reads it. Nothing else under schema knows that there is one: links,
// pipes and permissions are the disk's matter, and so is what the operating system says of them.
package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"muster/schema/project"
)

// Files is the disk, by the paths that a user writes. The zero value is ready for use.
type Files struct{}

var _ project.Files = Files{}

// Open opens a file or folder.
func (Files) Open(name string) (fs.File, error) { return os.Open(name) }

// Stat tells what a path leads to.
func (Files) Stat(name string) (fs.FileInfo, error) { return os.Stat(name) }

// Lstat tells what stands at a path, a link for a link.
func (Files) Lstat(name string) (fs.FileInfo, error) { return os.Lstat(name) }

// ReadDir lists a folder by name; with an error what could be listed before it.
func (Files) ReadDir(name string) ([]fs.DirEntry, error) { return os.ReadDir(name) }

// Here is the current folder, without links.
func (Files) Here() (string, error) {
	here, err := os.Getwd()
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(here)
}

// Real is an absolute path without links.
func (Files) Real(name string) (string, error) {
	real, err := filepath.EvalSymlinks(name)
	if err != nil {
		if _, why := os.Stat(name); why != nil {
			return "", why // of links that lead round in a circle it says so in the system's words
		}
		return "", err
	}
	return filepath.Abs(real)
}

// Same reports whether two paths lead to one thing.
func (Files) Same(a, b string) bool {
	one, errOne := os.Stat(a)
	other, errOther := os.Stat(b)
	return errOne == nil && errOther == nil && os.SameFile(one, other)
}

// Reason is what an error of the operating system says, without the path that is named already.
func Reason(err error) error {
	if l, ok := errors.AsType[*os.LinkError](err); ok { // of a rename: it names the temporary file, which nobody knows
		return l.Err
	}
	return project.Reason(err)
}
