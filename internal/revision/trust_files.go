package revision

import (
	"errors"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema/project"
	"muster/schema/source"
)

// Files returns files with the settings and marks of the revision. A project that the revision lacks stays a project
// with empty settings; otherwise its definitions would be read with those of others.
func (r *Revision) Files(disk project.Files) project.Files { return trustFiles{disk, r} }

type trustFiles struct {
	project.Files
	r *Revision
}

// guarded reports whether the revision controls a path.
func guarded(name string) bool {
	base := filepath.Base(name)
	return base == project.Marker || base == project.Ignore
}

// in returns the path of a guarded file in the revision; false if the revision does not control it.
func (f trustFiles) in(name string) (string, bool) {
	if !guarded(name) {
		return "", false
	}
	below, err := f.r.repository.Path(name)
	return below, err == nil
}

// Open opens a file or folder.
func (f trustFiles) Open(name string) (fs.File, error) {
	below, decides := f.in(name)
	if !decides {
		return f.Files.Open(name)
	}
	file, err := f.r.tree.Open(below)
	if errors.Is(err, fs.ErrNotExist) && f.begun(name) {
		return blank{}, nil
	}
	return file, err
}

// Stat describes the target of a path.
func (f trustFiles) Stat(name string) (fs.FileInfo, error) { return f.stat(name, f.Files.Stat) }

// Lstat describes the file at a path, without following links.
func (f trustFiles) Lstat(name string) (fs.FileInfo, error) { return f.stat(name, f.Files.Lstat) }

func (f trustFiles) stat(name string, disk func(string) (fs.FileInfo, error)) (fs.FileInfo, error) {
	below, decides := f.in(name)
	if !decides {
		return disk(name)
	}
	info, err := f.r.tree.Stat(below)
	if errors.Is(err, fs.ErrNotExist) && f.begun(name) {
		return blank{}, nil
	}
	return info, err
}

// begun reports whether the disk has settings that the revision lacks: a new project.
func (f trustFiles) begun(name string) bool {
	_, err := f.Files.Lstat(name)
	return err == nil && filepath.Base(name) == project.Marker
}

// ReadDir lists a folder, with the revision's marks of ignored folders.
func (f trustFiles) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := f.Files.ReadDir(name)
	below, outside := f.r.repository.Path(name)
	if outside != nil {
		return entries, err
	}
	entries = slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return e.Name() == project.Ignore })
	if info, missing := f.r.tree.Stat(path.Join(below, project.Ignore)); missing == nil {
		entries = append(entries, fs.FileInfoToDirEntry(info))
		slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	}
	return entries, err
}

// Called returns the display name of a file: that of the revision if its text differs from the one on disk.
func (f trustFiles) Called(name string) string {
	below, decides := f.in(filepath.FromSlash(name))
	if !decides {
		return name
	}
	text, there, err := f.r.Read(filepath.FromSlash(name), source.MaxSize)
	if err != nil {
		return name
	}
	if !there {
		return f.r.Name + ":" + below
	}
	if file, err := f.Files.Open(filepath.FromSlash(name)); err == nil {
		defer file.Close()
		if now, err := io.ReadAll(io.LimitReader(file, source.MaxSize)); err == nil && string(now) == string(text) {
			return name
		}
	}
	return f.r.Name + ":" + below
}
