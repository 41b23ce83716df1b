package sheet

import (
	"strings"

	"muster/engine/battlelore/field"
	"muster/maps"
	"muster/sheet/draw"
)

// Map is the terrain sheet of a battle map: the board without armies, and the tiles that it takes.
func Map(m *maps.Map, f *field.Field, opts Options) Page {
	w := &writer{}
	w.title(m.Name)
	parts := []string{"**Battle map**"}
	if f != nil && f.Board != nil {
		parts = append(parts, "Board: "+escWithin(either(f.Board.Name, f.Board.ID)))
		if names := boxNames(f.Rules, m.Boxes); len(names) > 0 {
			parts = append(parts, "Needs: "+list(names))
		}
	}
	w.line(strings.Join(parts, " · "))
	if note := boardNote(f, m.Boxes); note != "" {
		w.para(note)
	}
	if f != nil && f.Hexes != nil {
		scene := draw.Scene{Field: f, Title: m.Name, HexLabels: true}
		w.section("Battle map", "map")
		w.fence("battlemap", draw.Text(untitled(scene)), figure(scene))
		w.story("About this map", m.Notes)
		w.section("Terrain to take out", "checklist")
		w.tileList(f, nil, "")
	} else {
		w.para("This map has no known board, so it cannot be drawn.")
		w.story("About this map", m.Notes)
	}
	w.footer(m.ID, "map", m.Author, opts)
	return w.page(m.ID, m.Name, "map", opts)
}
