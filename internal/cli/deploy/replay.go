package deploy

import (
	"strings"

	"muster/internal/cli/cliutil"
	"muster/internal/report/battlelore/draws"
	"muster/internal/report/battlelore/request"
	"muster/internal/workspace"
	"muster/schema/diag"
	"muster/schema/project/disk"
)

// replay replays a saved draw. It looks up named definitions by id: in the current project, in that of the file, or in
// the library.
func (a *app) replay(flags deployFlags) error {
	if err := request.RefuseIdle(&flags.Line, flags.given, request.Replay, 0); err != nil {
		return err
	}
	if err := flags.words(); err != nil {
		return err
	}
	if err := a.SensibleWorkers(); err != nil {
		return err
	}
	a.Reserve(flags.save)
	text, err := a.ReadUpTo(flags.replay, cliutil.MaxRecord)
	if err != nil {
		return cliutil.Unread(err, "check the spelling of the path", "the saved draw %s cannot be read: %v", flags.replay,
			disk.Reason(err))
	}
	ws, err := a.Definitions(workspace.Wanted{
		IDs: request.SavedIDs(text), Kinds: request.Kinds(), Near: flags.replay, Here: true,
	})
	if err != nil {
		return err
	}
	t, d, unsaved, err := request.Saved(text, ws)
	switch {
	case err != nil:
		return err
	case unsaved != nil:
		return a.unsaved(flags.replay, unsaved)
	}
	return a.tell(ws, t, &draws.Drawn{Deployment: d, Again: draws.Replay(flags.replay)}, flags)
}

// unsaved returns the error for a saved draw that does not replay. The exit status is that of `muster replay`: 2 for a
// file of another kind or a missing map or set, 1 for an invalid draw.
func (a *app) unsaved(file string, u *request.Unsaved) error {
	text := file + ": " + strings.Join(u.Why, "; ")
	switch {
	case u.Recorded:
		return cliutil.Usage("play it with `muster replay "+diag.Quoted(file)+"`", "%s", text)
	case u.Missing:
		return cliutil.Usage("run the command in the folder with the files of the draw", "%s", text)
	}
	a.Complain("muster: ", text)
	a.Complain("        ", "save the draw again: it is valid only for unchanged files")
	return cliutil.Findings{Status: cliutil.ExitFindings}
}
