package play

import (
	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/workspace"
)

// adventure finds the adventure that a word names. near is a file in whose project the id is also looked up, or "". An
// invalid adventure ends the command.
func (a *app) adventure(word, near string) (*workspace.Workspace, *catalog.Entry, error) {
	ws, err := a.Definitions(workspace.Wanted{Words: []string{word}, Kinds: games.Played(), Near: near})
	if err != nil {
		return nil, nil, err
	}
	e, err := ws.Definition(word, games.Played()...)
	return ws, e, err
}

// unplayable reports why an adventure is not played, a line for each reason.
func (a *app) unplayable(id string, why []string) error {
	for _, reason := range why {
		a.Complain("muster: ", id+" is not played: "+reason)
	}
	return cliutil.Findings{Status: cliutil.ExitFindings}
}
