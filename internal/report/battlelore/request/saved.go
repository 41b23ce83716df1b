package request

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/battlelore/rulebook"
)

// SavedIDs lists the ids of the map and the sets in a saved draw, if readable.
func SavedIDs(text []byte) []string {
	board, sets := record.SavedNames(text)
	return append(slices.Clone(sets), board)
}

// Unsaved is the reason why a saved draw does not replay.
type Unsaved struct {
	Why      []string // reasons, each with its place in the file
	Recorded bool     // the file is the record of a game
	Missing  bool     // nothing but maps or sets that are not there
}

// Saved replays a saved draw with its definitions, or returns why it does not replay. It leaves out missing
// definitions, which are among the reasons.
func Saved(text []byte, from Finder) (*Request, *deploy.Deployment, *Unsaved, error) {
	board, sets := record.SavedNames(text)
	t := &Request{from: from}
	found := map[string]*library.Entry{}
	take := func(kind, id string) {
		of := from.Find(kind, id)
		if e := library.EntryOf(of); e != nil && e.Doc.Tree != nil { // another game's is as good as none
			found[kind+" "+id] = e
			t.use(of)
		}
	}
	take(rulebook.KindMap, board)
	for _, id := range sets {
		take(rulebook.KindDeploycards, id)
	}
	if err := refuseConflict(t.used); err != nil {
		return nil, nil, nil, err
	}
	t.rules = library.Use(t.used...)
	d, refused := record.Replay(text, record.Lookup{
		Map: func(id string) *rulebook.Field {
			if e := found[rulebook.KindMap+" "+id]; e != nil {
				return library.FieldFor(e, t.rules)
			}
			return nil
		},
		Set: func(id string) *deck.Set {
			e := found[rulebook.KindDeploycards+" "+id]
			if e == nil {
				return nil
			}
			set, _ := deck.Link(e.Set, t.rules)
			return set
		},
	})
	if len(refused) > 0 {
		return nil, nil, unsaved(refused), nil
	}
	return t, d, nil, nil
}

func unsaved(list []pieces.Refusal) *Unsaved {
	u := &Unsaved{Recorded: list[0].Kind == pieces.SaveRecorded, Missing: true}
	for _, r := range list {
		u.Why = append(u.Why, r.Message())
		u.Missing = u.Missing && r.Kind == pieces.SaveMissing
	}
	return u
}
