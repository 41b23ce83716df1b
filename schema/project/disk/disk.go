// Package disk implements project.Files on the operating system's disk. No other package under schema accesses it:
// links, pipes, permissions and system error messages are handled here.
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

// Stat describes a path, following links.
func (Files) Stat(name string) (fs.FileInfo, error) { return os.Stat(name) }

// Lstat describes a path without following links.
func (Files) Lstat(name string) (fs.FileInfo, error) { return os.Lstat(name) }

// ReadDir lists a folder by name; with an error it returns the entries read before it.
func (Files) ReadDir(name string) ([]fs.DirEntry, error) { return os.ReadDir(name) }

// Here returns the current folder, resolved.
func (Files) Here() (string, error) {
	here, err := os.Getwd()
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(here)
}

// Real returns an absolute path without links.
func (Files) Real(name string) (string, error) {
	real, err := filepath.EvalSymlinks(name)
	if err != nil {
		if _, why := os.Stat(name); why != nil {
			return "", why // for a link loop this is the system's message
		}
		return "", err
	}
	return filepath.Abs(real)
}

// Same reports whether two paths refer to the same file.
func (Files) Same(a, b string) bool {
	one, errOne := os.Stat(a)
	other, errOther := os.Stat(b)
	return errOne == nil && errOther == nil && os.SameFile(one, other)
}

// Reason returns an operating system error without the path, which the message already names.
func Reason(err error) error {
	if l, ok := errors.AsType[*os.LinkError](err); ok { // of a rename: it names the internal temporary file
		return l.Err
	}
	return project.Reason(err)
}
