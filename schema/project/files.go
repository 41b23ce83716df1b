package project

import (
	"bytes"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
)

// Files is the file system of a Finder: a disk, or any fs.FS via Tree. Names are paths relative to its current folder,
// or absolute.
type Files interface {
	fs.StatFS    // follows links, as Open does
	fs.ReadDirFS // with an error it lists the entries read before it
	// Lstat describes a path without following links.
	Lstat(name string) (fs.FileInfo, error)
	// Here returns the current folder: an absolute path without links.
	Here() (string, error)
	// Real returns an absolute path without links.
	Real(name string) (string, error)
	// Same reports whether two paths refer to the same file.
	Same(a, b string) bool
}

// Tree returns the files of an fs.FS, such as an archive, embedded files, or an editor's memory. Its root is the
// current folder. The fs.FS handles links itself.
func Tree(fsys fs.FS) Files { return tree{fsys} }

type tree struct{ fs fs.FS }

// name converts a path to fs.FS form.
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

// readUpTo reads at most the given number of bytes of a file.
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
	text := make([]byte, 0, min(max(size, 0), most)+1) // exact size: thousands of texts are in memory at once
	for int64(len(text)) < most {
		if len(text) == cap(text) {
			text = slices.Grow(text, bytes.MinRead) // it has grown, or is not a regular file
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
