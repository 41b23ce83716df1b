package diff

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/changes"
	"muster/internal/revision"
	"muster/internal/workspace"
	"muster/schema/project"
)

// isRange reports whether a word is two revisions, not a path. ../old is a path, and so is every existing file.
func isRange(word string) bool {
	if !strings.Contains(word, "..") || strings.Trim(word, ".") == "" ||
		slices.Contains(strings.Split(strings.ReplaceAll(word, `\`, "/"), "/"), "..") {
		return false
	}
	_, err := os.Lstat(word)
	return errors.Is(err, fs.ErrNotExist)
}

// asked is the requested part of a repository.
type asked struct {
	repository *revision.Repository
	paths      []string // as the repository has them
	words      []string // the same as they were written, for the files on disk
	ids        []string
}

// revisions compares a revision with the files on disk, or two revisions.
func (a *app) revisions(rev string, words []string) (*changes.Diff, error) {
	var d *changes.Diff
	err := a.ofRevisions(rev, words, func(names [2]string, was, is *side, oldFiles, newFiles []*catalog.Entry) error {
		d = &changes.Diff{Old: names[0], New: names[1]}
		return a.between(d, was, is, oldFiles, newFiles)
	})
	return d, err
}

// ofRevisions reads both sides, a revision and the files on disk, or two revisions. It calls do with them while the
// revisions are open.
func (a *app) ofRevisions(
	rev string, words []string, do func(names [2]string, was, is *side, oldFiles, newFiles []*catalog.Entry) error,
) error {
	r, err := revision.OpenRepository()
	if err != nil {
		return err
	}
	from, to, names, err := commits(r, rev)
	if err != nil {
		return err
	}
	old, err := r.Tree(from)
	if err != nil {
		return err
	}
	defer old.Close()
	var young *revision.Tree
	if to != "" {
		if young, err = r.Tree(to); err != nil {
			return err
		}
		defer young.Close()
	}
	ask, err := sortWords(r, words, old, young)
	if err != nil {
		return err
	}
	was, oldFiles, err := a.inTree(ask, old, names[0])
	if err != nil {
		return err
	}
	is, newFiles := (*side)(nil), []*catalog.Entry(nil)
	if young != nil {
		is, newFiles, err = a.inTree(ask, young, names[1])
	} else {
		is, newFiles, err = a.onDisk(ask)
	}
	if err != nil {
		return err
	}
	if len(ask.ids) > 0 && len(oldFiles)+len(newFiles) == 0 {
		return cliutil.Usage("name files, or ids of existing definitions", "no definition %q in %s or %s",
			ask.ids[0], names[0], names[1])
	}
	return do(names, was, is, oldFiles, newFiles)
}

// commits returns the ids and names of the two commits in a word; the second id is "" for the files on disk.
func commits(r *revision.Repository, rev string) (from, to string, names [2]string, err error) {
	first, second, three := strings.Cut(rev, "...")
	two := three
	if !three {
		first, second, two = strings.Cut(rev, "..")
	}
	if !two {
		from, err = r.Commit(rev)
		return from, "", [2]string{rev, "the files on disk"}, err
	}
	head := func(name string) string {
		if name == "" {
			return "HEAD"
		}
		return name
	}
	names = [2]string{head(first), head(second)}
	if from, err = r.Commit(names[0]); err != nil {
		return "", "", names, err
	}
	if to, err = r.Commit(names[1]); err != nil || !three {
		return from, to, names, err
	}
	if from, err = r.MergeBase(from, to); err == nil {
		names[0] = from[:min(len(from), 12)]
	}
	return from, to, names, err
}

// sortWords splits words into paths, which exist in a revision or on disk, and ids.
func sortWords(r *revision.Repository, words []string, old, young *revision.Tree) (*asked, error) {
	ask := &asked{repository: r}
	for _, word := range words {
		below, err := r.Path(word)
		if err != nil {
			return nil, err
		}
		_, missing := old.Stat(below)
		if missing != nil && young != nil {
			_, missing = young.Stat(below)
		} else if missing != nil {
			_, missing = os.Stat(word)
		}
		switch {
		case missing == nil:
			ask.paths, ask.words = append(ask.paths, below), append(ask.words, word)
		case workspace.IsPath(word):
			return nil, cliutil.Usage("check the spelling of the path", "%s is in neither version", word)
		default:
			ask.ids = append(ask.ids, word)
		}
	}
	return ask, nil
}

// inTree returns the requested files of a revision.
func (a *app) inTree(ask *asked, t *revision.Tree, name string) (*side, []*catalog.Entry, error) {
	var words []string
	for _, p := range ask.paths {
		if _, err := t.Stat(p); err == nil {
			words = append(words, p)
		}
	}
	if len(ask.paths) == 0 || len(ask.ids) > 0 {
		words = []string{"."}
	}
	want := workspace.Wanted{Files: project.Tree(t)}
	s, list, err := a.gather(ask, words, want, name+":", func(p string) string { return p })
	if err == nil && s.ws != nil {
		s.all = slices.DeleteFunc(t.Names(), func(p string) bool { return games.Kinds().OfName(p) == "" })
	}
	return s, list, err
}

// onDisk returns the requested files on disk.
func (a *app) onDisk(ask *asked) (*side, []*catalog.Entry, error) {
	var words []string
	for _, w := range ask.words {
		if _, err := os.Stat(w); err == nil {
			words = append(words, w)
		}
	}
	if len(ask.words) == 0 || len(ask.ids) > 0 {
		top := strings.TrimSuffix(strings.Repeat("../", strings.Count(ask.repository.Prefix(), "/")), "/")
		words = []string{top}
		if top == "" {
			words = []string{"."}
		}
	}
	return a.gather(ask, words, workspace.Wanted{}, "", func(name string) string {
		p, err := ask.repository.Path(name)
		if err != nil {
			return name
		}
		return p
	})
}

// gather reads a side and keeps the requested definitions. Without words the list is empty.
func (a *app) gather(
	ask *asked, words []string, want workspace.Wanted, prefix string, path func(string) string,
) (*side, []*catalog.Entry, error) {
	if len(words) == 0 {
		return &side{}, nil, nil
	}
	want.Paths = words
	s, err := a.newSide(want, prefix, path)
	if err != nil {
		return nil, nil, err
	}
	var list []*catalog.Entry
	taken := map[*catalog.Entry]bool{}
	for _, w := range words {
		all := s.under(w)
		if e := s.named(w); e != nil {
			all = append(all, e)
		}
		for _, e := range all {
			if !taken[e] && ask.has(path(e.Doc.File.Name), e) {
				taken[e] = true
				list = append(list, e)
			}
		}
	}
	return s, list, nil
}

// has reports whether a definition was requested.
func (ask *asked) has(path string, e *catalog.Entry) bool {
	if len(ask.paths)+len(ask.ids) == 0 {
		return true
	}
	for _, p := range ask.paths {
		if p == "." || p == path || strings.HasPrefix(path, p+"/") {
			return true
		}
	}
	for _, i := range e.Doc.Identities() {
		if slices.Contains(ask.ids, i.ID) {
			return true
		}
	}
	return slices.Contains(ask.ids, e.ID)
}
