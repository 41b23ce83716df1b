package project

import (
	"bytes"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
)

// Files is where a Finder reads: a disk, or any fs.FS by way of Tree. Names are paths as a user of the place writes
// them, from its current folder on, or absolute ones.
type Files interface {
	fs.StatFS    // follows links, as Open does
	fs.ReadDirFS // with an error it lists what could be listed before it
	// Lstat tells what stands at a path, a link for a link.
	Lstat(name string) (fs.FileInfo, error)
	// Here is the current folder: an absolute path without links.
	Here() (string, error)
	// Real is an absolute path without links.
	Real(name string) (string, error)
	// Same reports whether two paths lead to one thing.
	Same(a, b string) bool
}

// Tree is the files of an fs.FS: an archive, what is embedded, what an editor holds in memory. Its root is the current
// folder. Links in it are its own matter.
func Tree(fsys fs.FS) Files { return tree{fsys} }

type tree struct{ fs fs.FS }

// name is a path as an fs.FS has it.
func (t tree) name(name string) string {
	if name = path.Clean("/" + filepath.ToSlash(name))[1:]; name == "" {
		return "."
	}
	return name
}

func (t tree) Open(name string) (fs.File, error)          { return t.fs.Open(t.name(name)) }
func (t tree) Stat(name string) (fs.FileInfo, error)      { return fs.Stat(t.fs, t.name(name)) }
func (t tree) Lstat(name string) (fs.FileInfo, error)     { return fs.Lstat(t.fs, t.name(name)) }
func (t tree) ReadDir(name string) ([]fs.DirEntry, error) { return fs.ReadDir(t.fs, t.name(name)) }
func (t tree) Here() (string, error)                      { return t.Real(".") }
func (t tree) Same(a, b string) bool                      { return t.name(a) == t.name(b) }

func (t tree) Real(name string) (string, error) {
	if _, err := t.Stat(name); err != nil {
		return "", err
	}
	return filepath.FromSlash(path.Join("/", t.name(name))), nil
}

// readUpTo reads a file, and no more than so many bytes of it.
func readUpTo(files Files, path string, most int64) ([]byte, error) {
	file, err := files.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	size := int64(0)
	if info, err := file.Stat(); err == nil && info.Mode().IsRegular() {
		size = info.Size()
	}
	text := make([]byte, 0, min(max(size, 0), most)+1) // of just its size: thousands of texts are held at once
	for int64(len(text)) < most {
		if len(text) == cap(text) {
			text = slices.Grow(text, bytes.MinRead) // it has grown, or is no regular file
		}
		n, err := file.Read(text[len(text):min(int64(cap(text)), most)])
		text = text[:len(text)+n]
		if err != nil {
			if err == io.EOF {
				err = nil
			}
			return text, err
		}
	}
	return text, nil
}
