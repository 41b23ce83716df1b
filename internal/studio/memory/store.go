// Package memory holds the files of Muster Studio where there is no disk: in a web worker. The texts are in memory, so
// that the editor server can read them at once, and each save goes to a Database that outlives the worker. Start with
// Open.
package memory

import (
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"muster/internal/editor/protocol"
	"muster/internal/studio"
	"muster/schema"
	"muster/schema/project"
	"muster/schema/source"
)

// folder is the name of the project's folder below the root.
const folder = "project"

// Database keeps texts by their name in the project. Several tabs share it.
type Database interface {
	// All returns all texts.
	All() (map[string]string, error)
	// Replace sets a text if the present one is was, nil for none, and returns the text that is there at the end. Both
	// happen at once for all tabs.
	Replace(name string, was *string, text string) (now *string, err error)
	// Remove removes a text if the present one is was, and returns the text that is there at the end. It stores the
	// draft, if not nil, at once with that.
	Remove(name, was string, kept *studio.Draft) (now *string, err error)
}

// Store is a project in memory. It is the file system of the editor server too.
type Store struct {
	kinds *schema.Kinds
	kept  Database

	mu    sync.Mutex
	texts map[string]string // by name in the project
}

var (
	_ studio.Store = (*Store)(nil)
	_ fs.FS        = (*Store)(nil)
)

// Open reads a project from a database.
func Open(kinds *schema.Kinds, kept Database) (*Store, error) {
	texts, err := kept.All()
	if texts == nil {
		texts = map[string]string{}
	}
	return &Store{kinds: kinds, kept: kept, texts: texts}, err
}

// Project describes the project.
func (s *Store) Project() studio.Project {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, marked := s.texts[project.Marker]
	return studio.Project{URI: protocol.URIOf("/" + folder), Name: "This browser", Marked: marked}
}

// Files lists the definitions of the project.
func (s *Store) Files() ([]studio.Entry, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []studio.Entry
	for _, name := range slices.Sorted(maps.Keys(s.texts)) {
		if path.Base(name) == project.Marker {
			continue
		}
		text := s.texts[name]
		list = append(list, studio.Entry{
			URI: protocol.URIOf("/" + folder + "/" + name), Name: name, Size: len(text), Hash: studio.Hash([]byte(text)),
		})
	}
	return list, nil
}

// Read returns a file of the project.
func (s *Store) Read(uri string) (*studio.File, error) {
	name, err := s.name(uri)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	text, ok := s.texts[name]
	if !ok {
		return nil, studio.Refuse("%s does not exist", name)
	}
	return &studio.File{Text: text, Hash: studio.Hash([]byte(text))}, nil
}

// Save writes a definition into the database, and into memory when the database has it.
func (s *Store) Save(uri, text, was string) (string, error) {
	name, err := s.name(uri)
	if err != nil {
		return "", err
	}
	if len(text) > source.MaxSize {
		return "", studio.Refuse("%s would be larger than %d bytes", name, source.MaxSize)
	}
	s.mu.Lock()
	before, exists := s.texts[name]
	s.mu.Unlock()
	old := &before
	if !exists {
		old = nil
	}
	if hashOf(old) != was {
		if exists && before == text {
			return studio.Hash([]byte(text)), nil
		}
		return "", conflict(old)
	}
	now, err := s.kept.Replace(name, old, text)
	if err != nil {
		return "", err
	}
	s.Put(name, now)
	if now == nil || *now != text {
		return "", conflict(now)
	}
	return studio.Hash([]byte(text)), nil
}

// Rename saves a file under another name, then removes the first.
func (s *Store) Rename(uri, to, was string) error {
	name, text, err := s.expected(uri, was)
	if err != nil {
		return err
	}
	next, err := s.name(to)
	if err != nil {
		return err
	}
	s.mu.Lock()
	_, exists := s.texts[next]
	s.mu.Unlock()
	if !exists {
		now, err := s.kept.Replace(next, nil, text)
		if err != nil {
			return err
		}
		s.Put(next, now)
		exists = now == nil || *now != text
	}
	if exists {
		return studio.Refuse("%s exists already", next)
	}
	return s.remove(name, text, nil)
}

// Delete moves a file to the deleted drafts.
func (s *Store) Delete(uri, was string) error {
	name, text, err := s.expected(uri, was)
	if err != nil {
		return err
	}
	now := time.Now().UTC()
	return s.remove(name, text, &studio.Draft{URI: uri, Text: text, Hash: was, Was: was, Saved: now, Deleted: true})
}

// expected returns the name and the text of a file, or a Conflict if it has another hash than expected.
func (s *Store) expected(uri, was string) (name, text string, err error) {
	if name, err = s.name(uri); err != nil {
		return "", "", err
	}
	f, err := s.Read(uri)
	if err != nil {
		return "", "", err
	}
	if f.Hash != was {
		return "", "", conflict(&f.Text)
	}
	return name, f.Text, nil
}

// remove removes a text from the database, and from memory when the database has done so.
func (s *Store) remove(name, text string, kept *studio.Draft) error {
	now, err := s.kept.Remove(name, text, kept)
	if err != nil {
		return err
	}
	s.Put(name, now)
	if now != nil {
		return conflict(now)
	}
	return nil
}

// Put records the text of a file that another tab has saved, nil if it does not exist.
func (s *Store) Put(name string, text *string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if text == nil {
		delete(s.texts, name)
	} else {
		s.texts[name] = *text
	}
}

// hashOf returns the hash of a present text, "" for none.
func hashOf(text *string) string {
	if text == nil {
		return ""
	}
	return studio.Hash([]byte(*text))
}

func conflict(now *string) error {
	c := &studio.Conflict{Hash: hashOf(now)}
	if now != nil {
		c.Text = *now
	}
	return c
}

// name returns the name of a definition in the project.
func (s *Store) name(uri string) (string, error) {
	at, ok := protocol.PathOf(uri)
	if !ok {
		return "", studio.Refuse("%q is not a file", uri)
	}
	name, ok := strings.CutPrefix(at, "/"+folder+"/")
	if !ok {
		return "", studio.Refuse("%s is outside the project", at)
	}
	dir, base := path.Split(name)
	for part := range strings.SplitSeq(dir, "/") {
		if strings.HasPrefix(part, ".") {
			return "", studio.Refuse("%s is in a hidden folder", name)
		}
	}
	if base != project.Marker && (strings.HasPrefix(base, ".") || s.kinds.OfName(base) == "") {
		return "", studio.Refuse("%s is not a definition; its name must end with .KIND.toml", name)
	}
	return name, nil
}

// drafts is the error of the methods for drafts. The page keeps drafts itself: a worker that checks a project answers
// late, and a draft must be kept before the tab is closed.
const drafts = studio.Refused("the page keeps the drafts")

// Draft returns an error.
func (s *Store) Draft(string, studio.Draft) error { return drafts }

// Drafts returns an error.
func (s *Store) Drafts() ([]studio.Draft, error) { return nil, drafts }

// DropDraft returns an error.
func (s *Store) DropDraft(string, string, bool) error { return drafts }

// Opened returns an error.
func (s *Store) Opened(string) error { return drafts }

// Recent returns an error.
func (s *Store) Recent() ([]string, error) { return nil, drafts }
