package battlelore

import (
	"strings"

	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps"
	"muster/sheet"
)

// Map returns the terrain sheet of a battle map: the board without armies, and its tiles.
func Map(m *maps.Map, f *rulebook.Field, opts sheet.Options) sheet.Page {
	w := newWriter(opts)
	w.Title(m.Name)
	parts := []string{"**" + w.T("Battle map") + "**"}
	if f != nil && f.Board != nil {
		parts = append(parts, w.T("Board: %s", sheet.EscWithin(w.Called(sheet.Either(f.Board.Name, f.Board.ID)))))
		if names := BoxNames(w.Language, f.Rules, m.Boxes); len(names) > 0 {
			parts = append(parts, w.T("Needs: %s", w.List(names)))
		}
	}
	w.Line(strings.Join(parts, " · "))
	if note := BoardNote(w.Language, f, m.Boxes); note != "" {
		w.Para(note)
	}
	if f != nil && f.Hexes != nil {
		scene := mapScene(m, f, opts)
		w.Section(w.T("Battle map"), sideClass(f))
		w.Fence("battlemap", battlelore.Text(Untitled(scene)), Figure(scene))
		w.Story(w.T("About this map"), m.Notes)
		w.Section(w.T("Terrain tiles"), "checklist")
		w.tileList(f, f.Map.Boxes, nil, "")
	} else {
		w.Para(w.T("The board of this map is unknown, so Muster cannot draw it."))
		w.Story(w.T("About this map"), m.Notes)
	}
	w.Footer(m.ID, "map", m.Author, opts)
	return w.Page(m.ID, m.Name, "map", opts)
}

// mapScene returns a battle map without armies.
func mapScene(m *maps.Map, f *rulebook.Field, opts sheet.Options) battlelore.Scene {
	return battlelore.Scene{Field: f, Title: m.Name, Language: opts.Language, HexLabels: true, Style: opts.Board()}
}
