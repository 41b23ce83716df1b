package battlelore

import (
	"slices"

	"muster/internal/draw/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	cells "muster/internal/engine/command/field"
	"muster/internal/sheet/command"
	"muster/internal/words"
	"muster/sheet"
)

// tilePicture draws a tile; a river piece with its stream.
func tilePicture(rules *rulebook.Rulebook, p cells.TilePile) string {
	flow := battlelore.StraightFlow()
	if p.Bent() {
		flow = battlelore.BendFlow()
	}
	return battlelore.Tile(rules, p.Terrain, flow)
}

// tileList lists the components for the battlefield itself, and the places that players add before the first turn. more
// names further possible places. A component from another box than the first names its box.
func (w *writer) tileList(f *rulebook.Field, boxes []string, due []*rulebook.Terrain, more string) {
	all := cells.TilePiles(&f.Field, rulebook.TilesOf(f.Rules.LaidOut(f.Map.Boxes)))
	for _, t := range due {
		i := slices.IndexFunc(all, func(p cells.TilePile) bool { return p.Terrain.ID == t.ID })
		if i < 0 {
			all, i = append(all, cells.TilePile{Terrain: t, Face: t.Tile}), len(all)
		}
		all[i].Count++
	}
	list := command.TileList{
		Piles: all, Boxes: boxes, More: more,
		Called:  func(box string) string { return boxName(w.Language, f.Rules, box) },
		Picture: func(p cells.TilePile) string { return tilePicture(f.Rules, p) },
		Label:   f.Hexes.Label,
	}
	if len(due) > 0 {
		list.Due = w.T(", the players place %d of them", len(due))
	}
	list.Write(&w.Writer)
}

// BoxNames returns the distinct names of boxes; one that is named twice is counted twice.
func BoxNames(in *words.Language, rules *rulebook.Rulebook, ids []string) []string {
	var out []string
	for i, id := range ids {
		copies := 0
		for _, other := range ids {
			if other == id {
				copies++
			}
		}
		if slices.Contains(ids[:i], id) {
			continue
		}
		if row := rules.Boxes.Get(id); row != nil {
			id = sheet.Either(row.Name, row.ID)
		}
		id = sheet.Esc(in.Called(id))
		if copies > 1 {
			id = in.T("%s (%d copies)", id, copies)
		}
		out = append(out, id)
	}
	return out
}
