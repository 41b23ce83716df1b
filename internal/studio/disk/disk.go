// Package disk stores the files of Muster Studio on the disk: definitions in the folder of their project, drafts in the
// user's state folder. It changes a file only when the user saves, renames or deletes
// it, and the text of a deleted file stays among the drafts. Start with Open.
package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"muster/internal/editor/protocol"
	"muster/internal/studio"
	"muster/schema"
	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// Options configure a Store.
type Options struct {
	Folder string           // of the project
	State  string           // the state folder, for drafts; "" for StateFolder
	Kinds  *schema.Kinds    // the kinds of definitions
	Copies func() string    // the folder with copies of shipped definitions, "" before the first copy; may be nil
	Now    func() time.Time // the time of drafts; nil for the clock
}

// Store is a project on the disk.
type Store struct {
	opts   Options
	folder string // resolved
	root   *os.Root
	drafts string // the folder of the drafts

	mu sync.Mutex // held while a file is compared and written
}

var _ studio.Store = (*Store)(nil)

// Open opens the project of a folder: the nearest folder upward with .muster.toml, or else the folder itself. Close it
// at the end.
func Open(opts Options) (*Store, error) {
	f := project.Find(opts.Kinds, disk.Files{}, nil, nil)
	folder, err := (disk.Files{}).Real(opts.Folder)
	if err != nil {
		return nil, err
	}
	f.Of(folder, true)
	if len(f.Projects) > 0 {
		folder = f.Projects[0].Folder()
	}
	if opts.State == "" {
		if opts.State, err = StateFolder(); err != nil {
			return nil, err
		}
	}
	if opts.Now == nil {
		opts.Now = time.Now
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, err
	}
	drafts := filepath.Join(opts.State, "studio", studio.Hash([]byte(folder))[:shortHash])
	return &Store{opts: opts, folder: folder, root: root, drafts: drafts}, nil
}

// Close closes the project's folder.
func (s *Store) Close() error { return s.root.Close() }

// Project describes the project.
func (s *Store) Project() studio.Project {
	_, err := s.root.Stat(project.Marker)
	return studio.Project{URI: protocol.URIOf(s.folder), Name: filepath.Base(s.folder), Marked: err == nil}
}

// Files lists the definitions of the project, as `muster check` finds them.
func (s *Store) Files() ([]studio.Entry, error) {
	f := project.Find(s.opts.Kinds, disk.Files{}, []string{s.folder}, nil)
	var list []studio.Entry
	for _, p := range f.Projects {
		if p.Folder() != s.folder {
			continue // a project inside this one
		}
		f.Fill(p)
		for _, file := range p.Named {
			if file.Lost || file.Path == "" {
				continue
			}
			e := studio.Entry{
				URI: protocol.URIOf(filepath.Join(s.folder, filepath.FromSlash(file.Path))), Name: file.Path,
				Size: len(file.Text),
			}
			if e.Size <= source.MaxSize {
				e.Hash = studio.Hash(file.Text)
			}
			list = append(list, e)
		}
	}
	return list, nil
}

// Read returns a file of the project, or a copy of a shipped definition.
func (s *Store) Read(uri string) (*studio.File, error) {
	path, ok := protocol.PathOf(uri)
	if !ok {
		return nil, studio.Refuse("%q is not a file", uri)
	}
	if s.opts.Copies != nil {
		if copies := s.opts.Copies(); copies != "" && strings.HasPrefix(path, copies+string(filepath.Separator)) {
			return s.readCopy(copies, path)
		}
	}
	name, err := s.name(uri)
	if err != nil {
		return nil, err
	}
	text, err := read(s.root, name)
	if err != nil {
		return nil, s.failed(name, err)
	}
	return fileOf(name, text, false)
}

// readCopy reads a copy of a shipped definition.
func (s *Store) readCopy(folder, path string) (*studio.File, error) {
	name, err := filepath.Rel(folder, path)
	if err != nil || !s.definition(filepath.Base(name)) {
		return nil, studio.Refuse("%s is not a definition", filepath.Base(path))
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	text, err := read(root, name)
	if err != nil {
		return nil, s.failed(name, err)
	}
	return fileOf(name, text, true)
}

// fileOf returns the content of a file. Text that is not UTF-8 cannot be shown and saved unchanged.
func fileOf(name string, text []byte, readOnly bool) (*studio.File, error) {
	if !utf8.Valid(text) {
		return nil, studio.Refuse("%s is not UTF-8 text", name)
	}
	return &studio.File{Text: string(text), Hash: studio.Hash(text), ReadOnly: readOnly}, nil
}

// name returns the path of a definition relative to the project's folder, with links resolved.
func (s *Store) name(uri string) (string, error) {
	path, ok := protocol.PathOf(uri)
	if !ok {
		return "", studio.Refuse("%q is not a file", uri)
	}
	name, err := s.inside(path)
	if err != nil {
		return "", err
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return s.inside(real)
	}
	// A new file: a link to nowhere is refused later.
	if real, err := filepath.EvalSymlinks(filepath.Dir(path)); err == nil {
		return s.inside(filepath.Join(real, filepath.Base(path)))
	}
	return name, nil
}

// inside returns a path relative to the project's folder. It refuses other paths and names of no definition.
func (s *Store) inside(path string) (string, error) {
	name, err := filepath.Rel(s.folder, path)
	if err != nil || !filepath.IsLocal(name) {
		return "", studio.Refuse("%s is outside the project", path)
	}
	folder, base := filepath.Split(name)
	for part := range strings.SplitSeq(folder, string(filepath.Separator)) {
		if strings.HasPrefix(part, ".") {
			return "", studio.Refuse("%s is in a hidden folder", name)
		}
	}
	if !s.definition(base) {
		return "", studio.Refuse("%s is not a definition; its name must end with .KIND.toml", name)
	}
	return name, nil
}

// definition reports whether a file name is that of a definition or of project settings.
func (s *Store) definition(base string) bool {
	if base == project.Marker {
		return true
	}
	kind := s.opts.Kinds.OfName(base)
	return kind != "" && !strings.HasPrefix(base, ".")
}

// read reads a regular file completely, up to the maximum size of a definition.
func read(root *os.Root, name string) ([]byte, error) {
	info, err := root.Stat(name)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular(): // opening a pipe would block
		return nil, studio.Refuse("%s is not a file", name)
	}
	f, err := root.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, source.MaxSize+1))
	if err == nil && len(text) > source.MaxSize {
		err = studio.Refuse("%s is larger than %d bytes", name, source.MaxSize)
	}
	return text, err
}

// failed returns an error with the name of the file and without the system's path.
func (s *Store) failed(name string, err error) error {
	if _, refused := errors.AsType[studio.Refused](err); refused {
		return err
	}
	if errors.Is(err, fs.ErrNotExist) {
		return studio.Refuse("%s does not exist", filepath.ToSlash(name))
	}
	return errors.New(filepath.ToSlash(name) + ": " + disk.Reason(err).Error())
}
