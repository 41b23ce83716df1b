package field

import (
	"muster/maps/hex"
)

// TileNeed is one tile that a field needs: any of Faces will do.
type TileNeed struct {
	Hex     hex.Hex
	Terrain *Terrain
	Faces   []string
	Best    string // the one of Faces that shows the hex as it is drawn
}

// TileNeeds lists every tile that a field needs, hex by hex: ground, then feature, then place.
func TileNeeds(f *Field, water *Courses) []TileNeed {
	var out []TileNeed
	for h, c := range f.Cells() {
		for _, t := range [...]*Terrain{c.Ground, c.Feature, c.Place} {
			if t != nil && t.Tile != "" {
				out = append(out, need(water, t, h))
			}
		}
	}
	return out
}

// need is the tile for one terrain of a hex; a river's depends on whether it bends.
func need(water *Courses, t *Terrain, h hex.Hex) TileNeed {
	n := TileNeed{Hex: h, Terrain: t, Faces: []string{t.Tile}, Best: t.Tile}
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
