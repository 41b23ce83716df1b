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

// Files are files in which settings and marks are those of the revision. A project that the revision does not have is
// one all the same, or else its definitions would be read with others; it has settings that say nothing.
func (r *Revision) Files(disk project.Files) project.Files { return trustFiles{disk, r} }

type trustFiles struct {
	project.Files
	r *Revision
}

// guarded reports whether a path is of a file that the revision decides.
func guarded(name string) bool {
	base := filepath.Base(name)
	return base == project.Marker || base == project.Ignore
}

// in is the path of a guarded file in the revision, where it decides; false when it does not.
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

// Stat tells what a path leads to.
func (f trustFiles) Stat(name string) (fs.FileInfo, error) { return f.stat(name, f.Files.Stat) }

// Lstat tells what stands at a path.
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

// begun reports whether the disk has settings where the revision has none: a project is begun there.
func (f trustFiles) begun(name string) bool {
	_, err := f.Files.Lstat(name)
	return err == nil && filepath.Base(name) == project.Marker
}

// ReadDir lists a folder, with the marks of folders that are left out as the revision has them.
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

// Called is the name by which a file is told of: that of the revision where its text is another one than on the disk.
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
