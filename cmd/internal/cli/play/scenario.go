package play

import (
	"errors"

	"muster/cmd/internal/cli/shell"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/setup"
)

// scenario opens the adventure that a word names; near is a file in whose project its id is looked up too, or "". An
// adventure with errors ends the command, as does one that cannot be played.
func (a *app) scenario(word, near string, opts setup.Options) (*setup.Scenario, error) {
	ws, err := a.Definitions(shell.Wanted{Words: []string{word}, Kinds: []string{kinds.Adventure}, Near: near})
	if err != nil {
		if f := (shell.Findings{}); errors.As(err, &f) && f.Status == shell.ExitFindings {
			a.Complain("muster: ", word+" is not played: it, or what it names, has errors")
		}
		return nil, err
	}
	e, err := a.Definition(ws, word, kinds.Adventure)
	if err != nil {
		return nil, err
	}
	s, refused := setup.Open(e.Catalog(), e, opts)
	if len(refused) > 0 {
		return nil, a.unplayable(e.ID, refused)
	}
	return s, nil
}

// unplayable tells why an adventure is not played, a line for each reason.
func (a *app) unplayable(id string, refused []setup.Refusal) error {
	for _, r := range refused {
		a.Complain("muster: ", id+" is not played: "+r.Message())
	}
	return shell.Findings{Status: shell.ExitFindings}
}
