package editor

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"muster/schema/project"
	"muster/schema/source"
)

// sep separates path elements.
const sep = string(filepath.Separator)

// unsaved is the disk with open documents layered over it. An open document takes precedence over the saved file and
// exists even if it was never saved.
type unsaved struct {
	project.Files
	here  string            // the client's folder, resolved
	texts map[string][]byte // by resolved path
}

// abs returns the absolute path of a name.
func (u unsaved) abs(name string) string {
	if !filepath.IsAbs(name) {
		name = filepath.Join(u.here, name)
	}
	return filepath.Clean(name)
}

// text returns the open document at a path.
func (u unsaved) text(path string) ([]byte, bool) {
	if text, ok := u.texts[path]; ok {
		return text, true
	}
	if real, err := u.Files.Real(path); err == nil {
		text, ok := u.texts[real]
		return text, ok
	}
	return nil, false
}

// Here returns the client's folder.
func (u unsaved) Here() (string, error) { return u.here, nil }

// Open opens a file or folder.
func (u unsaved) Open(name string) (fs.File, error) {
	path := u.abs(name)
	if text, ok := u.text(path); ok {
		text = text[:min(len(text), source.MaxSize+1)]
		return &memory{name: filepath.Base(path), size: int64(len(text)), Reader: *bytes.NewReader(text)}, nil
	}
	return u.Files.Open(path)
}

// Stat describes a file, following links.
func (u unsaved) Stat(name string) (fs.FileInfo, error) {
	return u.stat(u.abs(name), u.Files.Stat)
}

// Lstat describes a file without following links.
func (u unsaved) Lstat(name string) (fs.FileInfo, error) {
	return u.stat(u.abs(name), u.Files.Lstat)
}

func (u unsaved) stat(path string, disk func(string) (fs.FileInfo, error)) (fs.FileInfo, error) {
	info, err := disk(path)
	if !errors.Is(err, fs.ErrNotExist) {
		return info, err
	}
	if text, ok := u.texts[path]; ok {
		return &memory{name: filepath.Base(path), size: int64(len(text))}, nil
	}
	if u.leadsTo(path) {
		return &memory{name: filepath.Base(path), folder: true}, nil
	}
	return info, err
}

// leadsTo reports whether an open document lies below a path. Such a path counts as a folder, created when the document
// is saved.
func (u unsaved) leadsTo(path string) bool {
	for file := range u.texts {
		if strings.HasPrefix(file, path+sep) {
			return true
		}
	}
	return false
}

// ReadDir lists a folder, including open documents.
func (u unsaved) ReadDir(name string) ([]fs.DirEntry, error) {
	dir := u.abs(name)
	list, err := u.Files.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) && u.leadsTo(dir) {
		err = nil
	}
	added := false
	for path := range u.texts {
		rest, below := strings.CutPrefix(path, strings.TrimSuffix(dir, sep)+sep)
		base, _, folder := strings.Cut(rest, sep)
		named := func(e fs.DirEntry) bool { return e.Name() == base }
		if below && !slices.ContainsFunc(list, named) {
			list = append(slices.Clip(list), fs.FileInfoToDirEntry(&memory{name: base, folder: folder}))
			added = true
		}
	}
	if added {
		slices.SortFunc(list, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	}
	return list, err
}

// Real resolves the links in a path.
func (u unsaved) Real(name string) (string, error) {
	path := u.abs(name)
	real, err := u.Files.Real(path)
	if _, ok := u.texts[path]; err != nil && (ok || errors.Is(err, fs.ErrNotExist) && u.leadsTo(path)) {
		return path, nil
	}
	return real, err
}

// Same reports whether two paths refer to the same file.
func (u unsaved) Same(a, b string) bool {
	a, b = u.abs(a), u.abs(b)
	return a == b || u.Files.Same(a, b)
}

// memory is an open document, or a folder that contains one.
type memory struct {
	bytes.Reader
	name   string
	size   int64
	folder bool // a folder that does not exist yet
}

// Methods of fs.File and fs.FileInfo.
func (m *memory) Stat() (fs.FileInfo, error) { return m, nil }
func (m *memory) Close() error               { return nil }
func (m *memory) Name() string               { return m.name }
func (m *memory) Size() int64                { return m.size }
func (m *memory) Mode() fs.FileMode {
	if m.folder {
		return fs.ModeDir | 0o755
	}
	return 0o644
}
func (m *memory) ModTime() time.Time { return time.Time{} }
func (m *memory) IsDir() bool        { return m.folder }
func (m *memory) Sys() any           { return nil }
