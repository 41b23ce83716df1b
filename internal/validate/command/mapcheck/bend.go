package mapcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps/hex"
)

// mostMoved limits the hexes that a suggested bend moves, so that the help stays short.
const mostMoved = 4

// bend suggests where to bend straight water so that curved tiles end a shortage of straight ones: ", or bend the river
// at C5 and continue it through c4 and B3". It takes the bend that moves the fewest hexes, or returns "".
func bend(
	f *field.Field,
	water *field.Courses,
	needs []field.TileNeed,
	own []field.Tiles,
	s field.TileShortage,
) string {
	bare := field.LayTiles(needs, own).Bare()
	var best []hex.Hex
	var at field.TileNeed
	for _, n := range s.Needs {
		arms := water.Arms(n.Hex)
		if n.Terrain.Bend == "" || !arms.Straight() || f.Cell(n.Hex).Feature != nil {
			continue
		}
		for d := range hex.Dir(hex.Dirs) {
			if arms&(1<<d) == 0 {
				continue
			}
			old := tail(f, n.Hex, d)
			if !slices.ContainsFunc(
				old,
				func(h hex.Hex) bool { return f.Cell(h).Ground != n.Terrain || !plain(f, h) },
			) {
				for _, turned := range []hex.Dir{(d + 1) % hex.Dirs, (d + hex.Dirs - 1) % hex.Dirs} {
					run := tail(f, n.Hex, turned)
					if len(run) == 0 || len(run) > mostMoved || best != nil && len(run) >= len(best) ||
						!free(f, n.Hex, old, run) {
						continue
					}
					if field.LayTiles(bent(needs, n, old, run), own).Bare() == bare-s.Short {
						best, at = run, n
					}
				}
			}
		}
	}
	if best == nil {
		return ""
	}
	labels := make([]string, len(best))
	for i, h := range best {
		labels[i] = f.Hexes.Label(h)
	}
	return fmt.Sprintf(", or bend the %s at %s and continue it through %s", at.Terrain.ID, f.Hexes.Label(at.Hex),
		wording.List(labels, "and"))
}

// tail returns the hexes from one hex to the edge in a straight line, without the first.
func tail(f *field.Field, h hex.Hex, d hex.Dir) []hex.Hex {
	var out []hex.Hex
	for h = f.Hexes.Neighbour(h, d); h != hex.None; h = f.Hexes.Neighbour(h, d) {
		out = append(out, h)
	}
	return out
}

// plain reports whether a hex has only its ground.
func plain(f *field.Field, h hex.Hex) bool {
	c := f.Cell(h)
	return c.Feature == nil && c.Place == nil && c.Cliffs|c.Walls == 0
}

// free reports whether water can run over hexes instead of its old ones: over open ground and next to no other water.
func free(f *field.Field, from hex.Hex, old, run []hex.Hex) bool {
	rest := f.Water
	rest.Remove(from)
	for _, h := range old {
		rest.Remove(h)
	}
	for _, h := range run {
		near := f.Hexes.Near(h)
		if f.Cell(h).Ground.Tile != "" || !f.Cell(h).Read || !plain(f, h) || near.Meets(&rest) {
			return false
		}
	}
	return true
}

// bent returns the tile needs of a field whose water turns at a hex and continues over other hexes.
func bent(needs []field.TileNeed, at field.TileNeed, old, run []hex.Hex) []field.TileNeed {
	var out []field.TileNeed
	for _, n := range needs {
		switch {
		case n.Hex == at.Hex && n.Terrain == at.Terrain:
			n.Faces, n.Best = []string{n.Terrain.Bend}, n.Terrain.Bend
		case slices.Contains(old, n.Hex):
			continue
		}
		out = append(out, n)
	}
	for i, h := range run {
		n := field.TileNeed{Hex: h, Terrain: at.Terrain, Faces: []string{at.Terrain.Tile}, Best: at.Terrain.Tile}
		if i == len(run)-1 { // the last one before the edge may show either
			n.Faces = append(n.Faces, at.Terrain.Bend)
		}
		out = append(out, n)
	}
	return out
}
