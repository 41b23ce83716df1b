package tiles

import (
	"muster/engine/command/field"
	"muster/engine/command/ground"
)

// Pile is how many of one tile a field takes.
type Pile struct {
	Terrain *ground.Terrain
	Face    string
	Count   int
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
				out = put(out, first, n.Terrain, faces[i])
			}
		}
	}
	return out
}

// put adds a tile to the piles, of which those from first on are of its terrain.
func put(piles []Pile, first int, t *ground.Terrain, face string) []Pile {
	for i := first; i < len(piles); i++ {
		if piles[i].Face == face {
			piles[i].Count++
			return piles
		}
	}
	return append(piles, Pile{t, face, 1})
}
