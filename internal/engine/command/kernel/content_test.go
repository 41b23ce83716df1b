package kernel

import (
	"os"
	"testing"

	"muster/internal/engine/medieval"
	"muster/internal/testing/gametest"
)

// The engine contains no names of units, cards, ground or boxes: they belong to the rulebook. Die faces, classes and
// limits are vocabulary words that Go knows. Coverage reports rules by rows.
func TestNoContentInTheEngine(t *testing.T) {
	names := map[string]bool{}
	base := medieval.Game().Base()
	for _, kind := range []string{"units", "command-cards", "actions", "terrain", "edges", "boards", "boxes"} {
		for _, row := range base.Rows(kind) {
			names[row.ID], names[row.Name] = true, true
		}
	}
	delete(names, medieval.Game().Name) // the game's, too
	delete(names, "leaders")            // a verb of effects, too
	for _, room := range []string{".", "players", "matches", "narrate", "setup", "library"} {
		t.Run(room, func(t *testing.T) { gametest.NoNames(t, os.DirFS(room), names) })
	}
}
