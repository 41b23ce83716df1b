package cliutil

import (
	"muster/internal/games"
	"muster/schema/diag"
	"muster/sheet"
)

// Swept writes the answer of a sweep as text (a summary without --full), JSON or Markdown, and sets the exit status
// from its games.
func (a *App) Swept(format string, x games.Swept) error {
	var err error
	switch {
	case format == "json":
		err = diag.EncodeJSON(a.Out, x.JSON())
	case format == "markdown":
		_, err = a.Out.Write(sheet.Answer(x.Reports()).Markdown())
	case a.Full:
		err = a.Reports(x.Reports())
	default:
		err = a.Brief(x.Reports())
	}
	if err != nil {
		return err
	}
	return Ended(x)
}

// Ended returns the exit status of games.
func Ended(x games.GamesResult) error {
	switch played, whole := x.Finished(); {
	case !whole:
		return Findings{Status: ExitInterrupted}
	case played == 0:
		return Findings{Status: ExitFindings}
	}
	return nil
}
