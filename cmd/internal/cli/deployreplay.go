package cli

import (
	"slices"
	"strings"

	"muster/engine/battlelore/kinds"
	"muster/engine/catalog"
	"muster/engine/field"
	"muster/engine/muster"
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
	if err := a.sensibleWorkers(); err != nil {
		return err
	}
	a.reserve(flags.save)
	text, err := a.readUpTo(flags.replay, maxRecord)
	if err != nil {
		return usage("check the spelling of the path", "the saved draw %s cannot be read: %v", flags.replay, disk.Reason(err))
	}
	ws, used, err := a.savedContent(text, flags.replay)
	if err != nil {
		return err
	}
	d, refused := muster.Replay(text, muster.Lookup{
		Map: func(id string) *field.Field {
			if e := used[kinds.Map+" "+id]; e != nil {
				return catalog.FieldFor(e, ws.rules)
			}
			return nil
		},
		Set: func(id string) *muster.Set {
			e := used[kinds.Deploycards+" "+id]
			if e == nil {
				return nil
			}
			set, _ := muster.LinkSet(e.Set, ws.rules)
			return set
		},
	})
	if len(refused) > 0 {
		return a.replayRefusal(flags.replay, refused)
	}
	return a.tell(ws, d, flags)
}

// savedContent finds the definitions that a saved draw names, by kind and id: in the current project, in that of its file,
// or in the library. What is not there is left out: Replay says so.
func (a *app) savedContent(text []byte, name string) (*workspace, map[string]*catalog.Entry, error) {
	board, sets := muster.SavedNames(text)
	ws, err := a.definitions(wanted{
		ids: append(slices.Clone(sets), board), kinds: []string{kinds.Map, kinds.Deploycards}, near: name, here: true,
	})
	if err != nil {
		return nil, nil, err
	}
	found := map[string]*catalog.Entry{}
	var used []*catalog.Entry
	take := func(kind, id string) {
		if e := ws.find(kind, id); e != nil && e.Doc.Tree != nil {
			found[kind+" "+id] = e
			used = append(used, e)
		}
	}
	take(kinds.Map, board)
	for _, id := range sets {
		take(kinds.Deploycards, id)
	}
	ws.use(used)
	return ws, found, refuseClash(used)
}

// replayRefusal tells why a saved draw does not play, with the statuses of `muster replay`: 2 for a file of another kind
// and for a map or set that is not there, 1 for what is wrong with the draw itself. Each refusal says the place in the
// file that it is about.
func (a *app) replayRefusal(file string, list []muster.Refusal) error {
	texts := make([]string, len(list))
	missing := true
	for i, r := range list {
		texts[i] = r.Message()
		missing = missing && r.Kind == muster.SaveMissing
	}
	text := file + ": " + strings.Join(texts, "; ")
	switch {
	case list[0].Kind == muster.SaveRecorded:
		return usage("play it with `muster replay "+diag.Quoted(file)+"`", "%s", text)
	case missing:
		return usage("run it where the files of the draw are", "%s", text)
	}
	a.complain("muster: ", text)
	a.complain("        ", "make the draw anew: a saved draw belongs to the content that it was made with")
	return findings{ExitFindings}
}
