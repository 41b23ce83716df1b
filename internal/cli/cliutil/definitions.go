package cliutil

import (
	"fmt"

	"muster/internal/workspace"
)

// Definitions reads the definitions that words name, each a file or an id of one of the kinds. An invalid definition
// ends the command: its findings are written, and there is no other output.
func (a *App) Definitions(want workspace.Wanted) (*workspace.Workspace, error) {
	words := want.Words
	want.Words = nil
	for _, w := range words {
		switch {
		case !workspace.IsPath(w):
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
	v.Forgive(want.Despite...)
	if v.Errors() && (want.Every == "" || v.Absent || ws.Blocked(v, append(words, want.IDs...), want.Kinds)) {
		return nil, a.refuseFindings(ws, v)
	}
	for _, e := range ws.All(want.Every) {
		if file := v.Blocks(e); file != "" {
			ws.Pass(e)
			a.Complain("muster: ", fmt.Sprintf("%s is skipped: %s has errors", e.Doc.File.Name, file))
		}
	}
	if want.Every != "" {
		a.tellUnread(ws, want.Every)
	}
	a.TellStopped(ws)
	return ws, nil
}

// tellUnread reports the unreadable files of a kind if all are requested.
func (a *App) tellUnread(ws *workspace.Workspace, kind string) {
	for _, c := range ws.Catalogs {
		for _, e := range c.InvalidFiles(kind) {
			if e.Doc.Tree == nil {
				a.Complain("muster: ", e.Doc.File.Name+" is skipped: it has errors")
			}
		}
	}
}

// TellStopped reports that a project was not searched completely: an id may exist in the rest.
func (a *App) TellStopped(ws *workspace.Workspace) {
	for i, p := range ws.Finder.Projects {
		if d := p.Stopped(); d != nil && (ws.Judged[i] || p.Definitions() > 0) {
			a.Complain("muster: ", d.Message)
			a.Complain("        ", d.Help)
		}
	}
}
