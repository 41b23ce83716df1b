package deploy

import (
	"muster/cmd/internal/cli/shell"
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
)

// tableFor is a map's field read against the rules of all that is used on it: the map's own rows, those of the sets
// that are named, or of every set of the projects where none is for a camp. The sets are linked against the same rules.
func (a *app) tableFor(ws *shell.Workspace, e *library.Entry, flags deployFlags) (*field.Field, error) {
	used := []*library.Entry{e}
	add := func(s *library.Entry) {
		for _, known := range used {
			if known == s {
				return
			}
		}
		used = append(used, s)
	}
	for camp := range boards.Camp(boards.Camps) {
		for _, word := range flags.Sets[camp] {
			s, err := a.Definition(ws, word, kinds.Deploycards)
			if err != nil {
				return nil, err
			}
			add(s)
		}
	}
	if flags.all && (len(flags.Sets[boards.Pennant]) == 0 || len(flags.Sets[boards.Standard]) == 0) {
		for _, s := range ws.All(kinds.Deploycards) {
			add(s)
		}
	}
	if err := shell.RefuseClash(used); err != nil {
		return nil, err
	}
	ws.Use(used)
	f := library.FieldFor(e, ws.Rules)
	if f == nil {
		return nil, shell.Usage("name another map", "the map %s has a board that nobody knows", e.ID)
	}
	return f, nil
}
