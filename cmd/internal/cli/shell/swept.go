package shell

import (
	"muster/cmd/internal/games"
	"muster/schema/diag"
	"muster/sheet"
)

// Swept writes the answer of a sweep as text, json or markdown, and ends the command as its games ended.
func (a *App) Swept(format string, x games.Swept) error {
	var err error
	switch format {
	case "json":
		err = diag.EncodeJSON(a.Out, x.JSON())
	case "markdown":
		_, err = a.Out.Write(sheet.Answer(x.Reports()).Markdown())
	default:
		err = a.Reports(x.Reports())
	}
	if err != nil {
		return err
	}
	return Ended(x)
}

// Ended ends a command as its games ended.
func Ended(x games.Many) error {
	switch played, whole := x.Finished(); {
	case !whole:
		return Findings{Status: ExitInterrupted}
	case played == 0:
		return Findings{Status: ExitFindings}
	}
	return nil
}
