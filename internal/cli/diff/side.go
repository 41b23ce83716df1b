package diff

import (
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/cli/shell"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report/changes"
	"muster/schema/diag"
	"muster/schema/source"
)

// side is one of the two sides that are compared.
type side struct {
	ws      *workspace.Workspace
	verdict *workspace.Verdict       // nil before it was judged
	prefix  string                   // before the names of files, as people are told them: "HEAD:"
	path    func(name string) string // where a file stands within the side
	tell    map[string]bool          // files whose errors are to be told
	all     []string                 // every definition that there is by its name; nil where nobody knows
}

// newSide reads a side, which is not judged yet. A path that is not there ends the command.
func (a *app) newSide(want workspace.Wanted, prefix string, path func(string) string) (*side, error) {
	s := &side{ws: a.Open(want), prefix: prefix, path: path, tell: map[string]bool{}}
	if len(s.ws.Finder.Findings) > 0 {
		if err := a.tellOf(s, s.ws.Finder.Findings); err != nil {
			return nil, err
		}
		return nil, shell.Findings{Status: shell.ExitUsage}
	}
	return s, nil
}

// through compares two sides, and then looks for errors in both, until Ctrl-C comes. A person at a terminal is told how
// far that is: files is how many of both are compared.
func (a *app) through(d *changes.Diff, old, young *side, files int, compare func(changes.Run)) error {
	ctx, stop := shell.Interruptible(a.ctx)
	defer stop()
	sides := slices.DeleteFunc([]*side{old, young}, func(s *side) bool { return s.ws == nil })
	tell, total := a.Progress("files"), files
	for _, s := range sides {
		total += s.ws.Left(games.Kinds().Names(), nil)
	}
	done := a.done
	if tell != nil {
		done = shell.Counter(tell, total)
		defer tell(total, total) // the line is gone before anything else is told, however the run ends
	}
	compare(changes.Run{Stopped: func() bool { return ctx.Err() != nil }, Done: done})
	for _, s := range sides {
		var err error
		if s.verdict, err = s.ws.JudgeUntil(ctx, a.Workers, done); err != nil {
			return err
		}
		d.Unchecked += s.verdict.Left
	}
	d.Interrupted = d.Left+d.Unchecked > 0
	return nil
}

// file is a definition of the side.
func (s *side) file(e *catalog.Entry) changes.File {
	name := e.Doc.File.Name
	if !e.Given {
		return changes.File{Entry: e, Name: name}
	}
	return changes.File{Entry: e, Name: s.prefix + name, Path: s.path(name)}
}

// unread reports whether so much is wrong with a file that nothing in it can be relied on: what is told then are its
// errors.
func (s *side) unread(e *catalog.Entry) bool {
	if e.Doc.Tree != nil && diag.Count(e.Schema, diag.Error) == 0 {
		return false
	}
	s.tell[e.Doc.File.Name] = true
	return true
}

// doubt notes the errors that a definition has, or what it is read with.
func (s *side) doubt(e *catalog.Entry, d *changes.Diff) {
	name := s.verdict.Blocks(e)
	if name == "" {
		return
	}
	s.tell[name] = true
	if told := s.prefix + name; !slices.Contains(d.Doubtful, told) {
		d.Doubtful = append(d.Doubtful, told)
	}
}

// stopped notes that a project was not looked through whole, unless it is known that nothing is in the rest.
func (s *side) stopped(d *changes.Diff) {
	missed := func(name string) bool { return s.ws.Entry(name) == nil }
	if s.all != nil && !slices.ContainsFunc(s.all, missed) {
		return
	}
	for _, p := range s.ws.Finder.Projects {
		if x := p.Stopped(); x != nil {
			d.Unread = append(d.Unread, changes.Unread{File: s.prefix + x.File, Why: x.Message + "; " + x.Help})
		}
	}
}

// findings tells what is wrong with the files that are not compared, or in doubt, and which were passed over.
func (a *app) findings(s *side) error {
	if s.verdict == nil {
		var err error
		if s.verdict, err = s.ws.Judge(a.Workers, nil); err != nil {
			return err
		}
	}
	list := slices.DeleteFunc(slices.Clone(s.verdict.Findings), func(d diag.Diagnostic) bool {
		return d.Code != "file/not-read" && (d.Severity != diag.Error || !s.tell[d.File])
	})
	return a.tellOf(s, list)
}

// tellOf writes findings of a side to standard error.
func (a *app) tellOf(s *side, list []diag.Diagnostic) error {
	list = slices.Clone(list)
	for i := range list {
		list[i].File = s.prefix + list[i].File
		list[i].Related = slices.Clone(list[i].Related)
		for j := range list[i].Related {
			if r := &list[i].Related[j]; r.File != "" {
				r.File = s.prefix + r.File
			}
		}
	}
	return a.Findings(a.Err, func(name string) *source.File {
		return s.ws.Source(strings.TrimPrefix(name, s.prefix))
	}).Write(list)
}

// terms are those of all games: the kind of a definition says which one's.
func terms() changes.Terms {
	return changes.Terms{
		Compare: func(old, young *catalog.Entry) []changes.Change {
			if old.Doc.Game != young.Doc.Game { // nothing of one is what it is in the other
				return []changes.Change{{What: changes.Changed, Name: "game", Old: old.Doc.Game, New: young.Doc.Game}}
			}
			if g := games.Of(young); g != nil && g.Diff.Compare != nil {
				return g.Diff.Compare(old, young)
			}
			return nil
		},
		Sum: func(e *catalog.Entry) string {
			if g := games.Of(e); g != nil && g.Diff.Sum != nil {
				return g.Diff.Sum(e)
			}
			return ""
		},
	}
}

// between compares what lies in two folders, or revisions.
func (a *app) between(d *changes.Diff, old, young *side, was, is []*catalog.Entry) error {
	before, lost := old.sorted(was)
	after, lostToo := young.sorted(is)
	after, before = without(d, after, lost), without(d, before, lostToo)
	if err := a.through(d, old, young, len(before)+len(after), func(run changes.Run) {
		d.Between(before, after, terms(), run)
	}); err != nil {
		return err
	}
	for _, f := range before {
		old.doubt(f.Entry, d)
	}
	for _, f := range after {
		young.doubt(f.Entry, d)
	}
	for _, s := range []*side{old, young} {
		if s.ws == nil {
			continue
		}
		s.stopped(d)
		if err := a.findings(s); err != nil {
			return err
		}
	}
	return nil
}

// sorted parts entries into those that can be compared and those that cannot be read.
func (s *side) sorted(list []*catalog.Entry) (files, lost []changes.File) {
	for _, e := range list {
		if s.unread(e) {
			lost = append(lost, s.file(e))
		} else {
			files = append(files, s.file(e))
		}
	}
	return files, lost
}

// without takes out of the files of a side what belongs to one of the other that cannot be read: nobody knows whether
// it differs.
func without(d *changes.Diff, files, lost []changes.File) []changes.File {
	for _, x := range lost {
		u := changes.Unread{File: x.Name, Why: "it has errors"}
		files = slices.DeleteFunc(files, func(f changes.File) bool {
			if !sameDefinition(x, f) {
				return false
			}
			u.With = f.Name
			return true
		})
		d.Unread = append(d.Unread, u)
	}
	return files
}

// sameDefinition reports whether a file that cannot be read may hold a version of what another one holds.
func sameDefinition(lost, f changes.File) bool {
	if lost.Path == f.Path {
		return true
	}
	kind, id := f.Entry.Doc.Kind, f.Entry.ID
	if lost.Entry.Doc.Kind == kind && lost.Entry.ID == id && id != "" {
		return true
	}
	for _, i := range lost.Entry.Doc.Identities() {
		if i.ID == id && (i.Kind == kind || i.Kind == "") {
			return true
		}
	}
	return false
}
