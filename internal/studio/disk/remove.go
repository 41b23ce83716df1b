package disk

import (
	"bytes"
	"crypto/rand"
	"errors"
	"io/fs"
	"path/filepath"
	"unicode/utf8"

	"muster/internal/editor/protocol"
	"muster/internal/studio"
)

// Delete moves a file of the project to the deleted drafts. The file goes after its text is stored.
func (s *Store) Delete(uri, was string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	name, text, err := s.expected(uri, was)
	if err != nil {
		return err
	}
	if !utf8.Valid(text) {
		return studio.Refuse("%s is not UTF-8 text", name)
	}
	d := studio.Draft{URI: uri, Text: string(text), Hash: was, Was: was, Deleted: true}
	if err := s.keep("", d); err != nil {
		return err
	}
	// Another program may have written the file by now: it moves away first, and comes back if its text is another.
	tmp := filepath.Join(filepath.Dir(name), ".muster-"+rand.Text())
	if err := s.root.Rename(name, tmp); err != nil {
		return s.failed(name, err)
	}
	moved, err := read(s.root, tmp)
	if err == nil && !bytes.Equal(moved, text) {
		err = conflict(moved)
	}
	if err == nil {
		err = s.root.Remove(tmp)
	}
	if err == nil {
		return nil
	}
	err = errors.Join(err, s.link(tmp, name))
	if changed, ok := errors.AsType[*studio.Conflict](err); ok {
		return changed
	}
	return s.failed(name, err)
}

// Rename gives a file of the project another name.
func (s *Store) Rename(uri, to, was string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	name, _, err := s.expected(uri, was)
	if err != nil {
		return err
	}
	next, err := s.unlinked(to)
	if err != nil {
		return err
	}
	if err := s.root.MkdirAll(filepath.Dir(next), 0o755); err != nil {
		return s.failed(next, err)
	}
	err = s.link(name, next)
	if errors.Is(err, fs.ErrExist) {
		return studio.Refuse("%s exists already", filepath.ToSlash(next))
	}
	if err != nil {
		return s.failed(next, err)
	}
	return nil
}

// link gives a file another name. It fails with fs.ErrExist if a file has that name by now; a rename would replace it.
func (s *Store) link(name, to string) error {
	err := s.root.Link(name, to)
	switch {
	case err == nil:
		return s.root.Remove(name)
	case errors.Is(err, fs.ErrExist):
		return err
	}
	if _, found := s.root.Lstat(to); found == nil {
		return fs.ErrExist
	}
	return s.root.Rename(name, to) // a file system without links
}

// expected returns the name and the text of a file, or a Conflict if it has another hash than expected.
func (s *Store) expected(uri, was string) (name string, text []byte, err error) {
	if name, err = s.unlinked(uri); err != nil {
		return "", nil, err
	}
	if text, err = read(s.root, name); err != nil {
		return "", nil, s.failed(name, err)
	}
	if studio.Hash(text) != was {
		return "", nil, conflict(text)
	}
	return name, text, nil
}

// unlinked returns the name of a definition. It refuses a link, whose file has another name.
func (s *Store) unlinked(uri string) (string, error) {
	name, err := s.name(uri)
	if err != nil {
		return "", err
	}
	path, _ := protocol.PathOf(uri)
	if own, err := s.inside(path); err != nil || own != name {
		return "", studio.Refuse("%s is a link: use your file manager", filepath.Base(path))
	}
	return name, nil
}
