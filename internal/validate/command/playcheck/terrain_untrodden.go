package playcheck

import (
	"fmt"

	"muster/internal/engine/command"
	"muster/internal/validate/wording"
	"muster/maps"
	"muster/schema/diag"
	"muster/validate/check"
)

// TerrainUntrodden: no unit enters a terrain of the map in any game. It may block the way or the view, so this is a
// note; impassable terrain does not count.
func (g *Game) TerrainUntrodden() *check.Check {
	return g.played("play/terrain-untrodden", diag.Note, needs(), func(x *Pass) {
		for i := range x.Greedy.Terrain {
			t := &x.Greedy.Terrain[i]
			came := x.Forward.entered(t.ID)
			for _, r := range x.Judged {
				came += r.entered(t.ID)
			}
			if came > 0 {
				continue
			}
			x.Report(check.Finding{
				At: x.Doc.Value("/map"),
				Message: fmt.Sprintf("no unit enters the terrain %q, %s of the map, in any of %s", t.ID,
					wording.Count(t.Hexes, "hex", "hexes"), wording.Count(x.Played(), "game", "games")),
				Help: "move the armies closer to it, or choose another map", Related: x.onMap(t),
			})
		}
	})
}

// entered returns the number of games of a report in which a unit entered a terrain.
func (r *Report) entered(id string) int {
	for i := range r.Terrain {
		if r.Terrain[i].ID == id {
			return r.Terrain[i].Entered
		}
	}
	return 0
}

// onMap returns the location of a terrain in the map's own file; none for a library map, which is not a user file.
func (x *Pass) onMap(t *command.Terrain) []diag.Related {
	if x.Map == nil || x.Field == nil {
		return nil
	}
	for h, c := range x.Field.Cells() {
		if c.Ground == nil || c.Ground.ID != t.ID {
			continue
		}
		row, at := x.Field.Hexes.Place(h)
		if lines := x.Field.Map.Rows; row < len(lines) {
			span := maps.CellSpan(x.Map, wording.Pointer("rows", row), lines[row], at)
			return []diag.Related{check.Related(x.Map, span, "its first hex")}
		}
	}
	return []diag.Related{check.Related(x.Map, x.Map.Value("/id"), "the map")}
}
