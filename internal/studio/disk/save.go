package disk

import (
	"bytes"
	"crypto/rand"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"muster/internal/studio"
	"muster/schema/source"
)

// newMode is the mode of new definitions before the umask.
const newMode = 0o644

// Save writes a definition of the project. It writes a temporary file in the same folder and renames it.
func (s *Store) Save(uri, text, was string) (string, error) {
	name, err := s.name(uri)
	if err != nil {
		return "", err
	}
	if len(text) > source.MaxSize {
		return "", studio.Refuse("%s would be larger than %d bytes", name, source.MaxSize)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	now, err := s.present(name)
	if err != nil {
		return "", s.failed(name, err)
	}
	hash := studio.Hash([]byte(text))
	if now != nil && bytes.Equal(now, []byte(text)) {
		return hash, nil
	}
	if found := hashOf(now); found != was {
		return "", conflict(now)
	}
	err = s.replace(name, []byte(text), was)
	if changed, ok := errors.AsType[*studio.Conflict](err); ok {
		return "", changed
	}
	if err != nil {
		return "", s.failed(name, err)
	}
	return hash, nil
}

// present returns the content of a file, nil if it does not exist.
func (s *Store) present(name string) ([]byte, error) {
	text, err := read(s.root, name)
	if errors.Is(err, fs.ErrNotExist) {
		// A link to nowhere exists, and a new file would replace it.
		if _, linked := s.root.Lstat(name); linked == nil {
			return nil, studio.Refuse("%s is a link to a file that does not exist", name)
		}
		return nil, nil
	}
	if text == nil && err == nil {
		text = []byte{}
	}
	return text, err
}

// hashOf returns the hash of a present text, "" for none.
func hashOf(text []byte) string {
	if text == nil {
		return ""
	}
	return studio.Hash(text)
}

// conflict returns the error for a file with another text than expected.
func conflict(now []byte) error {
	return &studio.Conflict{Text: strings.ToValidUTF8(string(now), "\uFFFD"), Hash: hashOf(now)}
}

// replace writes a file atomically. It compares the file again at the last moment, since another program may have
// written it meanwhile.
func (s *Store) replace(name string, text []byte, was string) error {
	folder := filepath.Dir(name)
	if err := s.root.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	mode := fs.FileMode(newMode)
	if info, err := s.root.Stat(name); err == nil {
		mode = info.Mode().Perm()
	}
	tmp := filepath.Join(folder, ".muster-"+rand.Text())
	if err := s.fill(tmp, text, mode, was != ""); err != nil {
		return err
	}
	now, err := s.present(name)
	switch {
	case err != nil:
	case hashOf(now) != was:
		err = conflict(now)
	case was == "":
		if err = s.link(tmp, name); errors.Is(err, fs.ErrExist) {
			now, _ = s.present(name)
			err = conflict(now)
		}
	default:
		err = s.root.Rename(tmp, name)
	}
	if err != nil {
		_ = s.root.Remove(tmp) // the first error counts
	}
	return err
}

// fill writes a new file and syncs it. keep sets the mode of the replaced file despite the umask.
func (s *Store) fill(tmp string, text []byte, mode fs.FileMode, keep bool) error {
	f, err := s.root.OpenFile(tmp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err == nil && keep {
		err = f.Chmod(mode)
	}
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		_ = s.root.Remove(tmp) // the first error counts
	}
	return err
}
