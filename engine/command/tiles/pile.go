package tiles

import (
	"slices"

	"muster/engine/command/field"
	"muster/engine/command/ground"
	"muster/maps/hex"
)

// Pile is how many of one tile a field takes.
type Pile struct {
	Terrain *ground.Terrain
	Face    string
	Count   int
	Turned  []hex.Hex // where the map is drawn with the other tile of the terrain: the boxes run short of that one
}

// Bent reports whether the tile is that of a bend.
func (p Pile) Bent() bool { return p.Terrain.Water && p.Face == p.Terrain.Bend }

// Piles counts the tiles of a field, laid out of the pieces of some boxes, in the order of the rulebook's terrain.
func Piles(f *field.Field, pieces []ground.Tiles) []Pile {
	needs := Needs(f, f.Courses())
	faces := Lay(needs, pieces).Faces()
	var out []Pile
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

// put adds the tile that a need takes to the piles, of which those from first on are of its terrain.
func put(piles []Pile, first int, n Need, face string) []Pile {
	at := slices.IndexFunc(piles[first:], func(p Pile) bool { return p.Face == face })
	if at < 0 {
		at = len(piles) - first
		piles = append(piles, Pile{Terrain: n.Terrain, Face: face})
	}
	p := &piles[first+at]
	if p.Count++; face != n.Best {
		p.Turned = append(p.Turned, n.Hex)
	}
	return piles
}
