package battlelore_test

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/battlelore"
)

// EP-SET-01: only the sheet of an Epic field, map or adventure, names the boards that it needs.
func TestEpicFieldsSaySo(t *testing.T) {
	cat := library.New(nil, 1)
	epic := 0
	for _, e := range cat.All(rulebook.KindMap) {
		f := e.Field()
		md := string(battlelore.Map(e.Map, f, options()).Markdown())
		if strings.Contains(md, "two game boards side by side") != f.Board.Epic {
			t.Errorf("map %s on board %s:\n%.400s", e.ID, f.Board.ID, md)
		}
	}
	for _, e := range cat.All(rulebook.KindAdventure) {
		f := cat.MapOf(e).Field()
		md := string(adventurePage(e.Adventure, f, options()).Markdown())
		if strings.Contains(md, "two game boards side by side") != f.Board.Epic {
			t.Errorf("adventure %s on board %s", e.ID, f.Board.ID)
		}
		if f.Board.Epic {
			epic++
		}
	}
	if epic == 0 {
		t.Error("no Epic adventure ships")
	}
}
