package field

import (
	"slices"

	"muster/maps/hex"
)

// TilePile is the number of one tile that a field takes.
type TilePile struct {
	Terrain *Terrain
	Face    string
	Count   int
	Turned  []hex.Hex // hexes drawn with the other tile of the terrain, because the boxes run out of this one
}

// Bent reports whether the tile is that of a bend.
func (p TilePile) Bent() bool { return p.Terrain.Water && p.Face == p.Terrain.Bend }

// TilePiles counts the tiles of a field, taken from the pieces of some boxes, in the order of the rulebook's terrain.
func TilePiles(f *Field, pieces []Tiles) []TilePile {
	needs := TileNeeds(f, f.Courses())
	faces := LayTiles(needs, pieces).Faces()
	var out []TilePile
	rows := f.Rules.Terrain.All()
	for r := range rows {
		first := len(out)
		for i, n := range needs {
			if n.Terrain.ID == rows[r].ID {
				out = put(out, first, n, faces[i])
			}
		}
	}
	return out
}

// put adds the tile that a need takes to the piles; those from first on are of its terrain.
func put(piles []TilePile, first int, n TileNeed, face string) []TilePile {
	at := slices.IndexFunc(piles[first:], func(p TilePile) bool { return p.Face == face })
	if at < 0 {
		at = len(piles) - first
		piles = append(piles, TilePile{Terrain: n.Terrain, Face: face})
	}
	p := &piles[first+at]
	if p.Count++; face != n.Best {
		p.Turned = append(p.Turned, n.Hex)
	}
	return piles
}
