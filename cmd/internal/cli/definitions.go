package cli

import (
	"fmt"
	"strings"

	"muster/engine/battlelore/kinds"
	"muster/engine/catalog"
	"muster/schema/diag"
)

// definitions reads what words name, each a file or an id of one of the kinds. A definition with errors ends the
// command: its findings are written, and nothing is made of it.
func (a *app) definitions(want wanted) (*workspace, error) {
	words := want.words
	want.words = nil
	for _, w := range words {
		switch {
		case !isPath(w):
			want.ids = append(want.ids, w)
		case isFolder(w):
			return nil, usage("name a file or an id", "%s is a folder", w)
		default:
			want.words = append(want.words, w)
		}
	}
	ws := a.open(want)
	v, err := ws.judge(a.workers, nil)
	if err != nil {
		return nil, err
	}
	if v.errors() && (want.every == "" || v.absent || ws.blocked(v, append(words, want.ids...), want.kinds)) {
		return nil, a.refuseFindings(ws, v)
	}
	ws.passed = map[*catalog.Entry]bool{}
	for _, e := range ws.all(want.every) {
		if file := v.blocks(e); file != "" {
			ws.passed[e] = true
			a.complain("muster: ", fmt.Sprintf("%s is passed over: %s has errors", e.Doc.File.Name, file))
		}
	}
	if want.every != "" {
		a.tellUnread(ws, want.every)
	}
	a.tellStopped(ws)
	return ws, nil
}

// tellUnread says which files of a kind, of which everything is wanted, cannot be read at all.
func (a *app) tellUnread(ws *workspace, kind string) {
	for _, c := range ws.catalogs {
		for _, e := range c.Spoilt(kind) {
			if e.Doc.Tree == nil {
				a.complain("muster: ", e.Doc.File.Name+" is passed over: it has errors")
			}
		}
	}
}

// blocked tells whether errors keep a definition from being used that a word names.
func (ws *workspace) blocked(v *verdict, words, kinds []string) bool {
	for _, w := range words {
		for _, kind := range kinds {
			if e := ws.meant(kind, w); e != nil && v.blocks(e) != "" {
				return true
			}
		}
	}
	return false
}

// tellStopped says that a project was not looked through whole: an id may mean something in the rest.
func (a *app) tellStopped(ws *workspace) {
	for i, p := range ws.finder.Projects {
		if d := p.Stopped(); d != nil && (ws.judged[i] || p.Definitions() > 0) {
			a.complain("muster: ", d.Message)
			a.complain("        ", d.Help)
		}
	}
}

// kindNames are the kinds of definition as people say them.
var kindNames = map[string]string{
	kinds.Map: "map", kinds.Deploycards: "deployment set", kinds.Adventure: "adventure", kinds.Rulebook: "rulebook",
}

// definition finds one word's entry among kinds: an id is looked up in the projects, then in the library.
func (a *app) definition(ws *workspace, word string, kinds ...string) (*catalog.Entry, error) {
	var near string
	names := make([]string, len(kinds))
	for i, kind := range kinds {
		names[i] = kindNames[kind]
		if e := ws.meant(kind, word); e != nil && e.Doc.Tree != nil {
			return e, nil
		}
		if near == "" {
			near = diag.Nearest(word, ws.ids(kind))
		}
	}
	what := strings.Join(names, " or ")
	if isPath(word) {
		return nil, usage("name a definition of that kind", "%s holds no %s", word, what)
	}
	hint := fmt.Sprintf("run `muster list %s` for those of the project and the library, or name a file", listName(kinds[0]))
	if near != "" {
		hint = "write " + near
	}
	return nil, usage(hint+ws.stopped(), "there is no %s %q", what, word)
}

// use has definitions read together: a page made from them is stamped with all of them.
func (ws *workspace) use(list []*catalog.Entry) { ws.used, ws.rules = list, catalog.Use(list...) }

// refuseClash refuses definitions that bring rows of one id which say different things.
func refuseClash(used []*catalog.Entry) error {
	for _, c := range catalog.Clashes(used...) {
		return usage("give one of the rows another id", "%s and %s both have a row %q in the table %s, and they differ",
			c.First.Entry.Doc.File.Name, c.Second.Entry.Doc.File.Name, c.ID, c.Table)
	}
	return nil
}

// listName is the list of a kind of definition.
func listName(kind string) string {
	if kind == kinds.Deploycards {
		return kind
	}
	return kind + "s"
}
