// Package tiles lays a battlefield out of boxes: which tile each hex needs, and which pieces of the boxes show them.
// Checks and sheets count with it alike, so that a sheet asks for no tile that the boxes lack. It judges nothing, and
// draws nothing.
package tiles

import (
	"muster/engine/command/field"
	"muster/engine/command/ground"
	"muster/maps/hex"
)

// Need is one tile that a field needs: any of Faces will do.
type Need struct {
	Hex     hex.Hex
	Terrain *ground.Terrain
	Faces   []string
	Best    string // the one of Faces that shows the hex as it is drawn
}

// Needs lists every tile that a field needs, hex by hex: ground, then feature, then place.
func Needs(f *field.Field, water *field.Courses) []Need {
	var out []Need
	for h, c := range f.Cells() {
		for _, t := range [...]*ground.Terrain{c.Ground, c.Feature, c.Place} {
			if t != nil && t.Tile != "" {
				out = append(out, need(water, t, h))
			}
		}
	}
	return out
}

// need is the tile for one terrain of a hex; a river's depends on whether it bends.
func need(water *field.Courses, t *ground.Terrain, h hex.Hex) Need {
	n := Need{Hex: h, Terrain: t, Faces: []string{t.Tile}, Best: t.Tile}
	if t.Bend == "" || !t.Water {
		return n
	}
	switch straight, bent := water.Shapes(h); {
	case !straight:
		n.Faces, n.Best = []string{t.Bend}, t.Bend
	case bent:
		n.Faces = append(n.Faces, t.Bend)
		if water.Arms(h).Bent() {
			n.Best = t.Bend
		}
	}
	return n
}
