package memory

import (
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"time"
)

// Open opens a file or a folder of the project, by its path below the root.
func (s *Store) Open(name string) (fs.File, error) {
	if !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if inside, ok := strings.CutPrefix(name, folder+"/"); ok {
		if text, ok := s.texts[inside]; ok {
			return &file{name: path.Base(name), size: int64(len(text)), Reader: strings.NewReader(text)}, nil
		}
	}
	entries := map[string]fs.DirEntry{}
	if name == "." {
		entries[folder] = fs.FileInfoToDirEntry(&file{name: folder, folder: true})
	}
	for inside, text := range s.texts {
		if rest, below := strings.CutPrefix(folder+"/"+inside, name+"/"); below {
			base, _, isFolder := strings.Cut(rest, "/")
			info := &file{name: base, folder: isFolder}
			if !isFolder {
				info.size = int64(len(text))
			}
			entries[base] = fs.FileInfoToDirEntry(info)
		}
	}
	if len(entries) == 0 && name != folder {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	f := &file{name: path.Base(name), folder: true, Reader: strings.NewReader("")}
	for _, base := range slices.Sorted(maps.Keys(entries)) {
		f.entries = append(f.entries, entries[base])
	}
	return f, nil
}

// file is an open file or folder, and its description.
type file struct {
	*strings.Reader
	name    string
	size    int64
	folder  bool
	entries []fs.DirEntry // of a folder, those that were not read yet
}

var _ fs.ReadDirFile = (*file)(nil)

func (f *file) Stat() (fs.FileInfo, error) { return f, nil }
func (f *file) Close() error               { return nil }
func (f *file) Name() string               { return f.name }
func (f *file) Size() int64                { return f.size }
func (f *file) ModTime() time.Time         { return time.Time{} }
func (f *file) IsDir() bool                { return f.folder }
func (f *file) Sys() any                   { return nil }

func (f *file) Mode() fs.FileMode {
	if f.folder {
		return fs.ModeDir | 0o755
	}
	return 0o644
}

// ReadDir lists a folder as fs.ReadDirFile says.
func (f *file) ReadDir(n int) ([]fs.DirEntry, error) {
	if n <= 0 {
		n = len(f.entries)
	} else if len(f.entries) == 0 {
		return nil, io.EOF
	}
	n = min(n, len(f.entries))
	list := f.entries[:n:n]
	f.entries = f.entries[n:]
	return list, nil
}
