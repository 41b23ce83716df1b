package cliutil

import "muster/internal/workspace"

// Serving opens the current project for a command without named definitions. It checks everything of a kind, such as
// rulebooks, and errors end the command.
func (a *App) Serving(kind string) (*workspace.Workspace, error) {
	ws := a.Open(workspace.Wanted{Here: true, Every: kind, Kinds: []string{kind}})
	v, err := ws.Judge(a.Workers, nil)
	switch {
	case err != nil:
		return nil, err
	case v.Errors():
		return nil, a.refuseFindings(ws, v)
	}
	a.TellStopped(ws)
	return ws, nil
}
