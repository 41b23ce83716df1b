package requests

import (
	"strings"
	"testing"

	"muster/internal/editor/words"
)

// TestRulebook adds a copy of a row to a new rulebook and changes it. The tray of an open adventure has the unit at
// once, and removing the row gives the old bytes.
func TestRulebook(t *testing.T) {
	s := start(t, nil)
	files, why := s.begin(map[string]any{"game": "battlelore", "kind": kindRulebook, "name": "Own"})
	if why != "" || len(files) != 1 {
		t.Fatalf("%v %s", files, why)
	}
	uri := s.open("own.rulebook.toml", files[0].Text)
	battle := s.open("the-toll-bridge.adventure.toml", libraryText(t, "adventure", "the-toll-bridge"))
	has := func(name string) bool {
		var tray struct{ Drawers []words.Drawer }
		if err := s.ask("muster/tray", map[string]any{"textDocument": map[string]any{"uri": battle}}, &tray); err != nil {
			t.Fatal(err.Message)
		}
		for _, p := range tray.Drawers[0].Pieces {
			if p.Name == name {
				return true
			}
		}
		return false
	}
	before := s.text[uri]
	f := s.form(uri)
	for _, path := range []string{"units.0.race", "ground.0.look.fill", "boxes.0.stock", "units.0.house", "name"} {
		f.at(t, path)
	}
	for _, g := range []map[string]any{
		{"do": "copyRow", "path": []string{"units"}, "row": 0},
		{"do": "set", "path": []string{"units", "1", "name"}, "value": "Fen archers"},
		{"do": "set", "path": []string{"units", "1", "sources", "all"}, "value": "S0"},
		{"do": "unset", "path": []string{"units", "1", "sources"}},
	} {
		if err := s.gesture(uri, g); err != nil {
			t.Fatalf("%v: %s", g, err.Message)
		}
	}
	if !strings.Contains(s.text[uri], `id     = "own-runners-2"`) || !has("Runners") || !has("Fen archers") {
		t.Errorf("the tray has no new unit:\n%s", s.text[uri])
	}
	stock := f.at(t, "boxes.0.stock")
	for _, g := range []map[string]any{
		{"do": "copyRow", "path": stock.Path, "row": 1}, {"do": "removeRow", "path": stock.Path, "row": 2},
		{"do": "removeRow", "path": []string{"units"}, "row": 1},
	} {
		if err := s.gesture(uri, g); err != nil {
			t.Fatalf("%v: %s", g, err.Message)
		}
	}
	if s.text[uri] != before || has("Fen archers") {
		t.Errorf("the text is not the old one:\n%s", s.text[uri])
	}
}
