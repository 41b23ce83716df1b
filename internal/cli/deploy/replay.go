package deploy

import (
	"strings"

	"muster/internal/cli/shell"
	"muster/internal/workspace"
	"muster/report/battlelore/asked"
	"muster/report/battlelore/draws"
	"muster/schema/diag"
	"muster/schema/project/disk"
)

// replay plays a saved draw again. What it names is looked up by id: in the current project, in that of its file, or in
// the library.
func (a *app) replay(flags deployFlags) error {
	if err := asked.RefuseIdle(&flags.Line, flags.given, asked.Replay, 0); err != nil {
		return err
	}
	if err := flags.words(); err != nil {
		return err
	}
	if err := a.SensibleWorkers(); err != nil {
		return err
	}
	a.Reserve(flags.save)
	text, err := a.ReadUpTo(flags.replay, shell.MaxRecord)
	if err != nil {
		return shell.Unread(err, "check the spelling of the path", "the saved draw %s cannot be read: %v", flags.replay,
			disk.Reason(err))
	}
	ws, err := a.Definitions(workspace.Wanted{
		IDs: asked.SavedIDs(text), Kinds: asked.Kinds(), Near: flags.replay, Here: true,
	})
	if err != nil {
		return err
	}
	t, d, unsaved, err := asked.Saved(text, ws)
	switch {
	case err != nil:
		return err
	case unsaved != nil:
		return a.unsaved(flags.replay, unsaved)
	}
	return a.tell(ws, t, &draws.Drawn{Deployment: d, Again: draws.Replay(flags.replay)}, flags)
}

// unsaved tells why a saved draw does not play, with the statuses of `muster replay`: 2 for a file of another kind and
// for a map or set that is not there, 1 for what is wrong with the draw itself.
func (a *app) unsaved(file string, u *asked.Unsaved) error {
	text := file + ": " + strings.Join(u.Why, "; ")
	switch {
	case u.Recorded:
		return shell.Usage("play it with `muster replay "+diag.Quoted(file)+"`", "%s", text)
	case u.Missing:
		return shell.Usage("run the command in the folder with the files of the draw", "%s", text)
	}
	a.Complain("muster: ", text)
	a.Complain("        ", "save the draw again: it is valid only for unchanged files")
	return shell.Findings{Status: shell.ExitFindings}
}
