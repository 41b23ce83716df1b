package diff

import (
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/changes"
	"muster/internal/workspace"
	"muster/schema/diag"
	"muster/schema/source"
)

// side is one of the two compared sides.
type side struct {
	ws      *workspace.Workspace
	verdict *workspace.Verdict       // nil before it was judged
	prefix  string                   // prefix of file names in messages: "HEAD:"
	path    func(name string) string // path of a file within the side
	tell    map[string]bool          // files whose errors are reported
	all     []string                 // all definitions by name; nil if unknown
}

// newSide reads a side without checking it. A missing path ends the command.
func (a *app) newSide(want workspace.Wanted, prefix string, path func(string) string) (*side, error) {
	s := &side{ws: a.Open(want), prefix: prefix, path: path, tell: map[string]bool{}}
	if len(s.ws.Finder.Findings) > 0 {
		if err := a.tellOf(s, s.ws.Finder.Findings); err != nil {
			return nil, err
		}
		return nil, cliutil.Findings{Status: cliutil.ExitUsage}
	}
	return s, nil
}

// through compares two sides, then checks both for errors, until Ctrl-C. A terminal shows the progress: files is the
// number of compared files of both sides.
func (a *app) through(d *changes.Diff, old, young *side, files int, compare func(changes.Run)) error {
	ctx, stop := cliutil.Interruptible(a.ctx)
	defer stop()
	sides := slices.DeleteFunc([]*side{old, young}, func(s *side) bool { return s.ws == nil })
	tell, total := a.Progress("files"), files
	for _, s := range sides {
		total += s.ws.Left(games.Kinds().Names(), nil)
	}
	done := a.done
	if tell != nil {
		done = cliutil.Counter(tell, total)
		defer tell(total, total) // remove the line before any other output, however the run ends
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

// file returns a definition of the side.
func (s *side) file(e *catalog.Entry) changes.File {
	name := e.Doc.File.Name
	if !e.Given {
		return changes.File{Entry: e, Name: name}
	}
	return changes.File{Entry: e, Name: s.prefix + name, Path: s.path(name)}
}

// unread reports whether a file has errors that make its whole content unreliable: only those errors are reported.
func (s *side) unread(e *catalog.Entry) bool {
	if e.Doc.Tree != nil && diag.Count(e.Schema, diag.Error) == 0 {
		return false
	}
	s.tell[e.Doc.File.Name] = true
	return true
}

// doubt records the errors of a definition, or of its dependencies.
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

// stopped records that a project was not searched completely, unless the rest is known to be empty.
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

// findings reports the errors of files that are not compared or in doubt, and the skipped files.
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

// terms returns the terms of all games: the kind of a definition selects the game.
func terms() changes.Terms {
	return changes.Terms{
		Compare: func(old, young *catalog.Entry) []changes.Change {
			if old.Doc.Game != young.Doc.Game { // the games have nothing in common
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

// between compares two folders, or revisions.
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

// sorted splits entries into those that can be compared and unreadable ones.
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

// without removes a side's files that match an unreadable file of the other side: their differences are unknown.
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

// sameDefinition reports whether an unreadable file may be a version of the same definition as another file.
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
