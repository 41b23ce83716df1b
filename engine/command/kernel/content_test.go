package kernel

import (
	"os"
	"testing"

	"muster/engine/medieval"
	"muster/internal/testing/gametest"
)

// The engine knows no name: what a unit, a card, ground or a box is called stands in the rulebook alone. The faces of
// the die, classes and limits are words of the vocabulary, which Go knows; coverage tells by rows which rule was seen.
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
	for _, room := range []string{".", "players", "matches", "narrate", "setup", "adventure"} {
		t.Run(room, func(t *testing.T) { gametest.NoNames(t, os.DirFS(room), names) })
	}
}
