// Package trust lets a trusted revision decide how files are checked. Such a revision is the target of a pull request:
// settings of projects, marks of excluded folders, waivers of definitions and the baseline come from it, not from the
// pull request. The checked definitions stay those on the disk. Start with At.
package trust

import (
	"errors"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"muster/internal/git"
	"muster/report"
	"muster/schema"
	"muster/schema/project"
	"muster/schema/source"
)

// Revision is a revision whose word counts.
type Revision struct {
	Name string // as the user wrote it

	repository *git.Repository
	tree       *git.Tree
	waives     *waivers // read when the first one is asked for
}

// At opens a revision of the repository that the current folder is in. What is wrong with its name, or that there is no
// git, is a report.Wrong.
func At(name string) (*Revision, error) {
	r, err := git.Open()
	if err != nil {
		return nil, err
	}
	commit, err := r.Commit(name)
	if err != nil {
		return nil, err
	}
	if err := r.Certain(name); err != nil {
		return nil, err
	}
	t, err := r.Tree(commit)
	if err != nil {
		return nil, err
	}
	return &Revision{Name: name, repository: r, tree: t}, nil
}

// Close ends the git that reads.
func (r *Revision) Close() { r.tree.Close() }

// Read reads a file by its path on the disk; there is false where the revision does not have it. A link in it is a
// report.Wrong: what it leads to need not be of that revision.
func (r *Revision) Read(name string, most int64) (text []byte, there bool, err error) {
	below, err := r.repository.Path(name)
	if err != nil {
		return nil, false, err
	}
	f, err := r.tree.Open(below)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil
	}
	if err != nil {
		return nil, false, err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		return nil, true, report.Wrongf("commit the file itself instead of the link",
			"%s is a symbolic link in %s, and its target may be of another revision", name, r.Name)
	}
	text, err = io.ReadAll(io.LimitReader(f, most))
	return text, true, err
}

// Files are files in which settings and marks are those of the revision. A project that the revision does not have is
// one all the same, or else its definitions would be read with others; it has settings that say nothing.
func (r *Revision) Files(disk project.Files) project.Files { return files{disk, r} }

type files struct {
	project.Files
	r *Revision
}

// guarded reports whether a path is of a file that the revision decides.
func guarded(name string) bool {
	base := filepath.Base(name)
	return base == project.Marker || base == project.Ignore
}

// in is the path of a guarded file in the revision, where it decides; false when it does not.
func (f files) in(name string) (string, bool) {
	if !guarded(name) {
		return "", false
	}
	below, err := f.r.repository.Path(name)
	return below, err == nil
}

// Open opens a file or folder.
func (f files) Open(name string) (fs.File, error) {
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
func (f files) Stat(name string) (fs.FileInfo, error) { return f.stat(name, f.Files.Stat) }

// Lstat tells what stands at a path.
func (f files) Lstat(name string) (fs.FileInfo, error) { return f.stat(name, f.Files.Lstat) }

func (f files) stat(name string, disk func(string) (fs.FileInfo, error)) (fs.FileInfo, error) {
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
func (f files) begun(name string) bool {
	_, err := f.Files.Lstat(name)
	return err == nil && filepath.Base(name) == project.Marker
}

// ReadDir lists a folder, with the marks of folders that are left out as the revision has them.
func (f files) ReadDir(name string) ([]fs.DirEntry, error) {
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
func (f files) Called(name string) string {
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

// Settle gives a project that the revision does not have what the settings around it ask for in the revision: a new
// project inside another one must not be a way around that one's.
func (r *Revision) Settle(p *project.Project) {
	marker := path.Join(p.Root, project.Marker)
	if _, there, err := r.Read(filepath.FromSlash(marker), 1); there || err != nil {
		return
	}
	below, err := r.repository.Path(filepath.FromSlash(p.Root))
	for err == nil && below != "." {
		below = path.Dir(below)
		name := path.Join(below, project.Marker)
		text, missing := fs.ReadFile(r.tree, name)
		if missing != nil {
			continue
		}
		around, _ := schema.LoadSettings(source.NewFile(r.Name+":"+name, text))
		p.Settings.Severity, p.Settings.Limits, p.Settings.Boxes = around.Severity, around.Limits, around.Boxes
		return
	}
}
