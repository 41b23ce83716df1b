package deploy

import (
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/battlelore"
	"muster/internal/report/battlelore/draws"
	"muster/internal/report/battlelore/request"
	"muster/internal/sheet/battlelore/results"
	"muster/internal/workspace"
	"muster/schema/diag"
	"muster/sheet"
)

// deployOnce plays one draw and reports it.
func (a *app) deployOnce(ws *workspace.Workspace, t *request.Request, flags deployFlags) error {
	d, err := t.Deploy()
	if err != nil {
		return err
	}
	return a.tell(ws, t, &draws.Drawn{Deployment: d, Again: flags.Command(d.Mode)}, flags)
}

// tell writes a deployment, and saves it if requested.
func (a *app) tell(ws *workspace.Workspace, t *request.Request, drawn *draws.Drawn, flags deployFlags) error {
	if flags.save != "" {
		if err := a.Keep(flags.save, drawn.Save(cliutil.Version)); err != nil {
			return err
		}
	}
	switch {
	case flags.has(machines):
		return diag.EncodeJSON(a.Out, drawn.JSON())
	case flags.pages():
		page := results.SetUp(drawn, flags.trace, pageOptions(ws, t, flags))
		return a.put(page, func() []byte { return results.Deployment(drawn, page.Title) }, flags)
	case a.Full:
		return a.Answer(drawn.Lines()...)
	}
	width := 0 // a pipe takes lines as they are
	if s, ok := a.Screen(); ok {
		width = s.Width
	}
	return a.Answer(drawn.Brief(width)...)
}

// pageOptions returns the options of a page about deploying.
func pageOptions(ws *workspace.Workspace, t *request.Request, flags deployFlags) sheet.Options {
	return sheet.Options{
		Print: sheet.Print{Paper: flags.paper},
		Hash:  games.Stamp(t.Made()...), Citations: flags.citations, Language: flags.language,
		NameOf: battlelore.SetNames(ws.Find),
	}
}
