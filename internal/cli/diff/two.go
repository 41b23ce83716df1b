package diff

import (
	"errors"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/changes"
	"muster/internal/workspace"
	"muster/report"
)

// two compares two definitions, or two folders.
func (a *app) two(oldWord, newWord string) (*changes.Diff, error) {
	if oldWord == cliutil.Standard && newWord == cliutil.Standard {
		return nil, cliutil.Usage("name a file for one of them", "- can stand for only one of the two versions")
	}
	d := &changes.Diff{Old: oldWord, New: newWord}
	old, young, folders, err := a.sides(oldWord, newWord)
	switch {
	case err != nil:
		return nil, err
	case folders:
		return d, a.between(d, old, young, old.under(oldWord), young.under(newWord))
	}
	return d, a.pair(d, old, young)
}

// sides reads the two sides that words name: two definitions, or two folders.
func (a *app) sides(oldWord, newWord string) (old, young *side, folders bool, err error) {
	var both [2]*side
	var folder [2]bool
	for i, word := range []string{oldWord, newWord} {
		s, err := a.newSide(workspace.Wanted{Words: []string{word}}, "", below(word))
		if err != nil {
			return nil, nil, false, err
		}
		both[i] = s
		_, folder[i] = s.ws.Finder.Under[word]
	}
	old, young = both[0], both[1]
	switch {
	case folder[0] && folder[1]:
		if len(old.ws.Finder.Empty()) > 0 && len(young.ws.Finder.Empty()) > 0 {
			return nil, nil, false, old.ws.NoDefinitions()
		}
		return old, young, true, nil
	case folder[0] != folder[1]:
		return nil, nil, false, cliutil.Usage("name two definitions, or two folders",
			"one of %s and %s is a folder, the other is not", oldWord, newWord)
	}
	return old, young, false, nil
}

// below returns a function for paths relative to a folder.
func below(folder string) func(name string) string {
	folder = filepath.ToSlash(filepath.Clean(folder))
	return func(name string) string {
		if folder == "." {
			return name
		}
		return strings.TrimPrefix(strings.TrimPrefix(name, folder), "/")
	}
}

// under returns the definitions of a folder.
func (s *side) under(word string) []*catalog.Entry {
	var out []*catalog.Entry
	for _, name := range s.ws.Finder.Under[word] {
		if e := s.ws.Entry(name); e != nil {
			out = append(out, e)
		}
	}
	return out
}

// pair compares two directly named definitions.
func (a *app) pair(d *changes.Diff, old, young *side) error {
	was, is, err := a.chosen(old, young, d)
	if err != nil {
		return err
	}
	f, g := old.file(was), young.file(is)
	f.Path, g.Path = "", "" // two files that are named by themselves may be called as they like
	lost, lostToo := old.unread(was), young.unread(is)
	if err := a.through(d, old, young, 0, func(changes.Run) {
		if !lost && !lostToo {
			d.Pair(f, g, terms())
		}
	}); err != nil {
		return err
	}
	switch {
	case lost:
		d.Unread = append(d.Unread, changes.Unread{File: f.Name, With: g.Name, Why: "it has errors"})
	case lostToo:
		d.Unread = append(d.Unread, changes.Unread{File: g.Name, With: f.Name, Why: "it has errors"})
	default:
		// Two versions of one definition may be in the same folder.
		old.verdict.Forgive("reference/duplicate-id")
		young.verdict.Forgive("reference/duplicate-id")
		old.doubt(was, d)
		young.doubt(is, d)
	}
	if err := a.findings(old); err != nil {
		return err
	}
	return a.findings(young)
}

// chosen finds the definitions that two words name: of the same kind, as required for a comparison.
func (a *app) chosen(old, young *side, d *changes.Diff) (was, is *catalog.Entry, err error) {
	all, others := old.meant(d.Old), young.meant(d.New)
	for _, e := range all {
		for _, other := range others {
			if e.Doc.Kind == other.Doc.Kind {
				return e, other, nil
			}
		}
	}
	for i, list := range [][]*catalog.Entry{all, others} {
		if len(list) > 0 {
			continue
		}
		s, word := old, d.Old
		if i == 1 {
			s, word = young, d.New
		}
		for _, e := range s.ws.Catalogs {
			for _, bad := range e.Given() {
				s.unread(bad)
			}
		}
		if err := a.findings(s); err != nil {
			return nil, nil, err
		}
		var wrong report.Wrong
		if _, err := s.ws.Definition(word, games.Kinds().Names()...); errors.As(err, &wrong) {
			return nil, nil, cliutil.Usage(wrong.Hint+" (two revisions are written REV1..REV2)", "%s", wrong.What)
		}
		return nil, nil, cliutil.Usage("name a definition", "%s holds no definition", word)
	}
	for i, list := range [][]*catalog.Entry{all, others} {
		if word := []string{d.Old, d.New}[i]; list[0].Doc.Kind == "" {
			return nil, nil, cliutil.Usage("name a definition", "%s holds no definition", word)
		}
	}
	return nil, nil, cliutil.Usage("name two of one kind", "%s is %s, and %s is %s", d.Old, games.Noun(all[0].Doc.Kind),
		d.New, games.Noun(others[0].Doc.Kind))
}

// meant returns the definitions that a word may name: that of a file, or those with an id.
func (s *side) meant(word string) []*catalog.Entry {
	if s.named(word) != nil {
		return []*catalog.Entry{s.named(word)}
	}
	var out []*catalog.Entry
	for _, kind := range games.Kinds().Names() {
		if e := s.ws.Find(kind, word); e != nil && !slices.Contains(out, e) {
			out = append(out, e)
		}
	}
	return out
}

// named returns the entry of the file that a word names.
func (s *side) named(word string) *catalog.Entry {
	if !workspace.IsPath(word) {
		return nil
	}
	if e := s.ws.Entry(word); e != nil {
		return e
	}
	return s.ws.Entry(path.Clean(filepath.ToSlash(word)))
}
