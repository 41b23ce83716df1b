package draw

import (
	"muster/engine/field"
	"muster/engine/rulebook"
)

// Used lists every terrain of any layer that lies on some cell, each once, in the order in which it is met.
func Used(cells []field.Cell) []*rulebook.Terrain {
	var out []*rulebook.Terrain
	add := func(t *rulebook.Terrain) {
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
	for i := range cells {
		add(cells[i].Ground)
	}
	for i := range cells {
		add(cells[i].Feature)
	}
	for i := range cells {
		add(cells[i].Place)
	}
	return out
}
