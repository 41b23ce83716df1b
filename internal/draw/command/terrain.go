package command

import (
	"muster/internal/engine/command/field"
)

// TerrainOf lists the distinct terrain of any layer on the board, in order of first appearance.
func TerrainOf(f *field.Field) []*field.Terrain {
	var out []*field.Terrain
	add := func(t *field.Terrain) {
		if t == nil {
			return
		}
		for _, u := range out {
			if u.ID == t.ID {
				return
			}
		}
		out = append(out, t)
	}
	for _, c := range f.Cells() {
		add(c.Ground)
	}
	for _, c := range f.Cells() {
		add(c.Feature)
	}
	for _, c := range f.Cells() {
		add(c.Place)
	}
	return out
}
