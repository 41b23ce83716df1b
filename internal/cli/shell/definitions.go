package shell

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/games"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/project/disk"
)

// Definitions reads what words name, each a file or an id of one of the kinds. A definition with errors ends the
// command: its findings are written, and nothing is made of it.
func (a *App) Definitions(want Wanted) (*Workspace, error) {
	words := want.Words
	want.Words = nil
	for _, w := range words {
		switch {
		case !IsPath(w):
			want.IDs = append(want.IDs, w)
		case IsFolder(w):
			return nil, Usage("name a file or an id", "%s is a folder", w)
		default:
			want.Words = append(want.Words, w)
		}
	}
	ws := a.Open(want)
	v, err := ws.Judge(a.Workers, nil)
	if err != nil {
		return nil, err
	}
	v.forgive(want.Despite)
	if v.Errors() && (want.Every == "" || v.Absent || ws.blocked(v, append(words, want.IDs...), want.Kinds)) {
		return nil, a.refuseFindings(ws, v)
	}
	ws.passed = map[*catalog.Entry]bool{}
	for _, e := range ws.All(want.Every) {
		if file := v.Blocks(e); file != "" {
			ws.passed[e] = true
			a.Complain("muster: ", fmt.Sprintf("%s is skipped: %s has errors", e.Doc.File.Name, file))
		}
	}
	if want.Every != "" {
		a.tellUnread(ws, want.Every)
	}
	a.TellStopped(ws)
	return ws, nil
}

// tellUnread says which files of a kind, of which everything is wanted, cannot be read at all.
func (a *App) tellUnread(ws *Workspace, kind string) {
	for _, c := range ws.Catalogs {
		for _, e := range c.Spoilt(kind) {
			if e.Doc.Tree == nil {
				a.Complain("muster: ", e.Doc.File.Name+" is skipped: it has errors")
			}
		}
	}
}

// blocked reports whether errors keep a definition from being used that a word names.
func (ws *Workspace) blocked(v *Verdict, words, kinds []string) bool {
	for _, w := range words {
		for _, kind := range kinds {
			if e := ws.meant(kind, w); e != nil && v.Blocks(e) != "" {
				return true
			}
		}
	}
	return false
}

// TellStopped says that a project was not looked through whole: an id may mean something in the rest.
func (a *App) TellStopped(ws *Workspace) {
	for i, p := range ws.Finder.Projects {
		if d := p.Stopped(); d != nil && (ws.Judged[i] || p.Definitions() > 0) {
			a.Complain("muster: ", d.Message)
			a.Complain("        ", d.Help)
		}
	}
}

// Definition finds one word's entry among kinds: an id is looked up in the projects, then in the library.
func (ws *Workspace) Definition(word string, kinds ...string) (*catalog.Entry, error) {
	var ids []string // of all kinds: the nearest of any is meant
	names, nouns := make([]string, len(kinds)), make([]string, len(kinds))
	for i, kind := range kinds {
		nouns[i] = games.Noun(kind)
		_, names[i], _ = strings.Cut(nouns[i], " ")
		if e := ws.meant(kind, word); e != nil && e.Doc.Tree != nil {
			return e, nil
		}
		ids = append(ids, ws.IDs(kind)...)
	}
	what := strings.Join(names, " or ")
	if IsPath(word) {
		return nil, Usage("name a definition of that kind", "%s holds no %s", word, what)
	}
	for _, kind := range games.Kinds().Names() {
		if e := ws.meant(kind, word); e != nil {
			why := ""
			if g := games.Of(e); g != nil && g.Lacks[games.Used] != "" {
				why = ": " + g.Lacks[games.Used]
			}
			return nil, Usage("name "+strings.Join(nouns, " or "), "%s is %s, where %s is wanted%s", word, games.Noun(kind),
				strings.Join(nouns, " or "), why)
		}
	}
	hint := fmt.Sprintf("run `muster list %s` to see the ids, or name a file",
		games.Folder(kinds[0]))
	if id := ws.titled(word, kinds); id != "" {
		hint = "write " + id
	} else if below := below(word, kinds); below != "" {
		hint = below
	} else {
		near := diag.Meant(word, ids)
		if near != "" {
			hint = near
		}
		if ws.nowhere() && !strings.HasPrefix(near, "write") {
			hint = diag.Also(hint, "this folder is not a project")
		}
	}
	return nil, Usage(hint+ws.Stopped(), "there is no %s %q", what, word)
}

// titled is the id of the definition of some kinds whose title a word is; "" for none.
func (ws *Workspace) titled(word string, kinds []string) string {
	for _, kind := range kinds {
		if id := diag.Titled(word, ws.IDs(kind), catalog.Titles(ws.All(kind))); id != "" {
			return id
		}
	}
	return ""
}

// InProject reports whether the current folder is in a project.
func InProject() bool { return project.Find(games.Kinds(), disk.Files{}, nil, nil).Current().Marked }

// below says in which folder below the current one a project has a definition of some kinds with an id; "" for none.
// It looks one level deep, and not in a project, whose folders belong to it.
func below(id string, kinds []string) string {
	if InProject() {
		return ""
	}
	entries, err := os.ReadDir(".")
	if err != nil {
		return "" // an unreadable folder has been reported
	}
	for _, e := range entries {
		if info, err := os.Stat(filepath.Join(e.Name(), project.Marker)); err != nil || info.IsDir() {
			continue
		}
		f := project.Find(games.Kinds(), disk.Files{}, []string{e.Name()}, nil)
		for _, p := range f.Projects {
			if p.Name(id, kinds...) {
				return fmt.Sprintf("run `cd %s` first: %s is in the project %s/", e.Name(), id, e.Name())
			}
		}
	}
	return ""
}

// nowhere reports whether no project is looked at.
func (ws *Workspace) nowhere() bool {
	return !slices.ContainsFunc(ws.Finder.Projects, func(p *project.Project) bool { return p.Marked })
}
