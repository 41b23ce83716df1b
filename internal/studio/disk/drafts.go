package disk

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"muster/internal/studio"
	"muster/schema/source"
)

// The limits of a project's drafts. Drafts are never removed to make room: the user may need them.
const (
	maxDrafts    = 1000
	maxDraftFile = 8 * source.MaxSize // a text of maximum size with every character escaped
)

// shortHash is the length of hashes in file names.
const shortHash = 32

// The ends of the names of drafts.
const (
	ending        = ".json"
	deletedEnding = "-deleted.json"
)

// recentFile has the URIs of the files that were opened.
const recentFile = "recent.json"

// StateFolder returns the folder for Muster's state: that of the environment variable XDG_STATE_HOME, or else the
// system's folder for such data.
func StateFolder() (string, error) {
	base := os.Getenv("XDG_STATE_HOME")
	if !filepath.IsAbs(base) { // the specification says to ignore relative paths
		base = ""
	}
	if base == "" && runtime.GOOS == "windows" {
		base = os.Getenv("LocalAppData")
	}
	if base == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", errors.New("no folder for drafts: set XDG_STATE_HOME or HOME")
		}
		base = filepath.Join(home, ".local", "state")
		if runtime.GOOS == "darwin" {
			base = filepath.Join(home, "Library", "Application Support")
		}
	}
	return filepath.Join(base, "muster"), nil
}

// Draft stores a draft in place of the earlier one of this tab and file.
func (s *Store) Draft(tab string, d studio.Draft) error {
	if _, err := s.name(d.URI); err != nil {
		return err
	}
	if len(d.Text) > source.MaxSize {
		return studio.Refuse("the draft is larger than %d bytes", source.MaxSize)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.keep(tab, d)
}

// keep writes a draft. Each deleted text has a file of its own, so that it replaces no other text.
func (s *Store) keep(tab string, d studio.Draft) error {
	d.Saved = s.opts.Now().UTC()
	end := ending
	if d.Deleted {
		tab, end = d.Hash, deletedEnding
	}
	name := studio.Hash([]byte(d.URI))[:shortHash] + "-" + studio.Hash([]byte(tab))[:shortHash] + end
	if _, err := os.Stat(filepath.Join(s.drafts, name)); errors.Is(err, fs.ErrNotExist) && s.full(d.Deleted) {
		if d.Deleted {
			return studio.Refuse("the project has %d deleted files, which is the maximum: restore some, or move the files "+
				"*%s in %s", maxDrafts, deletedEnding, s.drafts)
		}
		return studio.Refuse("the project has %d drafts, which is the maximum: save or drop some", maxDrafts)
	}
	return s.writeState(name, d)
}

// full reports whether the project has the maximum of deleted or of other drafts.
func (s *Store) full(deleted bool) bool {
	entries, _ := os.ReadDir(s.drafts)
	n := 0
	for _, e := range entries {
		if e.Name() != recentFile && strings.HasSuffix(e.Name(), deletedEnding) == deleted {
			n++
		}
	}
	return n >= maxDrafts
}

// writeState writes a value as JSON into a file of the state folder, completely or not at all.
func (s *Store) writeState(name string, v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(s.drafts, 0o700); err != nil {
		return s.failed("drafts", err)
	}
	tmp, err := os.CreateTemp(s.drafts, ".writing-*")
	if err != nil {
		return s.failed("drafts", err)
	}
	_, err = tmp.Write(text)
	if err == nil {
		err = tmp.Sync()
	}
	err = errors.Join(err, tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), filepath.Join(s.drafts, name))
	}
	if err != nil {
		os.Remove(tmp.Name())
		return s.failed("drafts", err)
	}
	return nil
}

// Drafts lists the drafts of the project. It skips files that are damaged or not its own.
func (s *Store) Drafts() ([]studio.Draft, error) {
	var list []studio.Draft
	err := s.eachDraft(func(_ string, d studio.Draft) error {
		list = append(list, d)
		return nil
	})
	slices.SortStableFunc(list, func(a, b studio.Draft) int { return b.Saved.Compare(a.Saved) })
	return list, err
}

// DropDraft removes the drafts of a file with this hash.
func (s *Store) DropDraft(uri, hash string, deleted bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.eachDraft(func(path string, d studio.Draft) error {
		if d.URI != uri || d.Hash != hash || d.Deleted != deleted {
			return nil
		}
		return os.Remove(path)
	})
}

// eachDraft calls do for each draft with the path of its file.
func (s *Store) eachDraft(do func(path string, d studio.Draft) error) error {
	entries, err := os.ReadDir(s.drafts)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return s.failed("drafts", err)
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() || info.Size() > maxDraftFile || !strings.HasSuffix(e.Name(), ending) {
			continue
		}
		path := filepath.Join(s.drafts, e.Name())
		text, err := os.ReadFile(path)
		var d studio.Draft
		if err != nil || json.Unmarshal(text, &d) != nil || studio.Hash([]byte(d.Text)) != d.Hash {
			continue
		}
		if err := do(path, d); err != nil {
			return s.failed("drafts", err)
		}
	}
	return nil
}

// Opened records that the user has opened a file.
func (s *Store) Opened(uri string) error {
	if _, err := s.name(uri); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	list := slices.DeleteFunc(s.recent(), func(u string) bool { return u == uri })
	list = append([]string{uri}, list...)
	return s.writeState(recentFile, list[:min(len(list), studio.MaxRecent)])
}

// Recent lists the files that the user has opened.
func (s *Store) Recent() ([]string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.recent(), nil
}

// recent reads the list of opened files. A damaged list is empty: it is a convenience.
func (s *Store) recent() []string {
	var list []string
	text, err := os.ReadFile(filepath.Join(s.drafts, recentFile))
	if err != nil || json.Unmarshal(text, &list) != nil {
		return nil
	}
	return list
}
