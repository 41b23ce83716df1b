package playcheck

import (
	"fmt"

	"muster/engine/battlelore/matches"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/rows"
	"muster/validate/wording"
)

// terrainUntrodden: no unit comes to a terrain of the map in any game (BL-SETUP-01). It may bar the way or the view, so
// this is a note; what can never be entered does not count.
func terrainUntrodden() *check.Check {
	return newCheck(
		"play/terrain-untrodden",
		diag.Note,
		[]string{"BL-SETUP-01"},
		needs("play/no-start"),
		onPlayed(func(p *pass.Pass, x *played) {
			for i := range x.greedy.Terrain {
				t := &x.greedy.Terrain[i]
				came := entered(x.forward, t.ID)
				for _, r := range x.judged {
					came += entered(r, t.ID)
				}
				if came > 0 {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value("/map"),
					Message: fmt.Sprintf("no unit comes to the terrain %q, %s of the map, in any of %s", t.ID,
						wording.Count(t.Hexes, "hex", "hexes"), wording.Count(x.games(), "game", "games")),
					Help: "start the armies nearer to it, or choose another map", Related: onMap(p, t),
				})
			}
		}),
	)
}

// entered is in how many games of a report a unit came to a terrain.
func entered(r *matches.Report, id string) int {
	for i := range r.Terrain {
		if r.Terrain[i].ID == id {
			return r.Terrain[i].Entered
		}
	}
	return 0
}

// onMap is where a terrain stands in the map's own file; none for a map of the library, which nobody has at hand.
func onMap(p *pass.Pass, t *matches.TerrainStats) []diag.Related {
	m := p.Catalog.MapOf(p.Entry)
	if m == nil || !m.Given || p.Field == nil {
		return nil
	}
	for h, c := range p.Field.Cells() {
		if c.Ground == nil || c.Ground.ID != t.ID {
			continue
		}
		row, at := p.Field.Hexes.Place(h)
		if row < len(m.Map.Rows) {
			span := rows.CellSpan(m.Doc, wording.Pointer("rows", row), m.Map.Rows[row], at)
			return []diag.Related{check.Related(m.Doc, span, "it lies here")}
		}
	}
	return []diag.Related{check.Related(m.Doc, m.Doc.Value("/id"), "the map")}
}
