package workspace

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/games"
	"muster/report"
	"muster/schema/diag"
	"muster/schema/project"
)

// Definition finds the entry of a word among kinds: it looks up an id in the projects, then in the library.
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
		hint := "name a definition of that kind"
		if strings.HasSuffix(word, ".json") {
			hint = "run `muster replay " + diag.Quoted(word) + " --format html` if it is a recorded game"
		}
		return nil, report.Wrongf(hint, "%s holds no %s", word, what)
	}
	for _, kind := range games.Kinds().Names() {
		if e := ws.meant(kind, word); e != nil {
			why := ""
			if g := games.Of(e); g != nil && g.Lacks[games.Enabled] != "" {
				why = ": " + g.Lacks[games.Enabled]
			}
			wanted := strings.Join(nouns, " or ")
			return nil, report.Wrongf("name "+wanted, "%s is %s, where %s is wanted%s", word, games.Noun(kind), wanted, why)
		}
	}
	hint := fmt.Sprintf("run `muster list %s` to see the ids, or name a file",
		games.Folder(kinds[0]))
	if id := ws.titled(word, kinds); id != "" {
		hint = "write " + id
	} else if below := ws.below(word, kinds); below != "" {
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
	return nil, report.Wrongf(hint+ws.Stopped(), "there is no %s %q", what, word)
}

// titled returns the id of the definition of some kinds with a title; "" for none.
func (ws *Workspace) titled(word string, kinds []string) string {
	for _, kind := range kinds {
		if id := diag.Titled(word, ws.IDs(kind), catalog.Titles(ws.All(kind))); id != "" {
			return id
		}
	}
	return ""
}

// InProject reports whether the current folder is in a project.
func InProject(files project.Files) bool {
	return project.Find(games.Kinds(), files, nil, nil).Current().Marked
}

// below returns the folder below the current one whose project has a definition of some kinds with an id; "" for none.
// It looks one level deep, and not inside a project, whose folders belong to it.
func (ws *Workspace) below(id string, kinds []string) string {
	if InProject(ws.files) {
		return ""
	}
	entries, err := ws.files.ReadDir(".")
	if err != nil {
		return "" // an unreadable folder has been reported
	}
	for _, e := range entries {
		if info, err := ws.files.Stat(path.Join(e.Name(), project.Marker)); err != nil || info.IsDir() {
			continue
		}
		f := project.Find(games.Kinds(), ws.files, []string{e.Name()}, nil)
		for _, p := range f.Projects {
			if p.Name(id, kinds...) {
				return fmt.Sprintf("run `cd %s` first: %s is in the project %s/", e.Name(), id, e.Name())
			}
		}
	}
	return ""
}

// nowhere reports whether there is no project.
func (ws *Workspace) nowhere() bool {
	return !slices.ContainsFunc(ws.Finder.Projects, func(p *project.Project) bool { return p.Marked })
}

// Blocked reports whether errors make the definition named by a word unusable.
func (ws *Workspace) Blocked(v *Verdict, words, kinds []string) bool {
	for _, w := range words {
		for _, kind := range kinds {
			if e := ws.meant(kind, w); e != nil && v.Blocks(e) != "" {
				return true
			}
		}
	}
	return false
}

// Pass excludes an invalid definition from All.
func (ws *Workspace) Pass(e *catalog.Entry) {
	if ws.passed == nil {
		ws.passed = map[*catalog.Entry]bool{}
	}
	ws.passed[e] = true
}

// Entry returns the entry of a file by its name, of any kind, or nil.
func (ws *Workspace) Entry(name string) *catalog.Entry {
	for _, c := range ws.Catalogs {
		if e := c.Named(name); e != nil {
			return e
		}
	}
	return nil
}

// Namesakes returns the definitions of other kinds with the same id.
func (ws *Workspace) Namesakes(e *catalog.Entry) []*catalog.Entry {
	var out []*catalog.Entry
	for _, kind := range games.Printed() {
		if other := ws.Find(kind, e.ID); kind != e.Doc.Kind && other != nil && other.Doc.Tree != nil {
			out = append(out, other)
		}
	}
	return out
}

// Games returns the number of games for checks in the settings of the checked projects; 0 if unset.
func (ws *Workspace) Games() int {
	for i, p := range ws.Finder.Projects {
		if ws.Judged[i] && p.Settings.Play.Games > 0 {
			return p.Settings.Play.Games
		}
	}
	return 0
}
