package deploy

import (
	"slices"
	"strings"

	"muster/cmd/internal/cli/shell"
	"muster/deploycards/deck"
	"muster/deploycards/deploy/refusals"
	"muster/deploycards/record"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/schema/diag"
	"muster/schema/project/disk"
)

// replay plays a saved draw again. What it names is looked up by id.
func (a *app) replay(flags deployFlags) error {
	if err := flags.idle(askedReplay, 0); err != nil {
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
		return shell.Usage("check the spelling of the path", "the saved draw %s cannot be read: %v", flags.replay,
			disk.Reason(err))
	}
	ws, used, err := a.savedContent(text, flags.replay)
	if err != nil {
		return err
	}
	d, refused := record.Replay(text, record.Lookup{
		Map: func(id string) *field.Field {
			if e := used[kinds.Map+" "+id]; e != nil {
				return library.FieldFor(e, ws.Rules)
			}
			return nil
		},
		Set: func(id string) *deck.Set {
			e := used[kinds.Deploycards+" "+id]
			if e == nil {
				return nil
			}
			set, _ := deck.Link(e.Set, ws.Rules)
			return set
		},
	})
	if len(refused) > 0 {
		return a.replayRefusal(flags.replay, refused)
	}
	return a.tell(ws, d, flags)
}

// savedContent finds the definitions that a saved draw names, by kind and id: in the current project, in that of its
// file, or in the library. What is not there is left out: Replay says so.
func (a *app) savedContent(text []byte, name string) (*shell.Workspace, map[string]*library.Entry, error) {
	board, sets := record.SavedNames(text)
	ws, err := a.Definitions(shell.Wanted{
		IDs: append(slices.Clone(sets), board), Kinds: []string{kinds.Map, kinds.Deploycards}, Near: name,
		Here: true,
	})
	if err != nil {
		return nil, nil, err
	}
	found := map[string]*library.Entry{}
	var used []*library.Entry
	take := func(kind, id string) {
		if e := ws.Find(kind, id); e != nil && e.Doc.Tree != nil {
			found[kind+" "+id] = e
			used = append(used, e)
		}
	}
	take(kinds.Map, board)
	for _, id := range sets {
		take(kinds.Deploycards, id)
	}
	ws.Use(used)
	return ws, found, shell.RefuseClash(used)
}

// replayRefusal tells why a saved draw does not play, with the statuses of `muster replay`: 2 for a file of another
// kind and for a map or set that is not there, 1 for what is wrong with the draw itself. Each refusal says the place in
// the file that it is about.
func (a *app) replayRefusal(file string, list []refusals.Refusal) error {
	texts := make([]string, len(list))
	missing := true
	for i, r := range list {
		texts[i] = r.Message()
		missing = missing && r.Kind == refusals.SaveMissing
	}
	text := file + ": " + strings.Join(texts, "; ")
	switch {
	case list[0].Kind == refusals.SaveRecorded:
		return shell.Usage("play it with `muster replay "+diag.Quoted(file)+"`", "%s", text)
	case missing:
		return shell.Usage("run it where the files of the draw are", "%s", text)
	}
	a.Complain("muster: ", text)
	a.Complain("        ", "make the draw anew: a saved draw belongs to the content that it was made with")
	return shell.Findings{Status: shell.ExitFindings}
}
