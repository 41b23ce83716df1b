package words

import (
	"slices"
	"strings"

	"muster/internal/engine/command/field"
)

// Stock is the tiles for a battle map: those of its boxes, and the boxes with more.
type Stock struct {
	Own   []field.Tiles
	Boxes []Box // all that there are
	Any   bool  // every tile serves any terrain
}

// Box is a box of tiles.
type Box struct {
	Name  string
	Tiles []field.Tiles
	Owned bool // the map has it already
}

// mostRoom limits the search for room: no box has more tiles of a terrain.
const mostRoom = 40

// room returns how many more hexes of a terrain the tiles serve, on a map that needs some already.
func (s *Stock) room(needs []field.TileNeed, t *field.Terrain, tiles []field.Tiles) int {
	if s.Any {
		n := -len(needs)
		for _, x := range tiles {
			n += max(x.Count, 0)
		}
		return max(n, 0)
	}
	more := field.TileNeed{Terrain: t, Faces: []string{t.Tile}, Best: t.Tile}
	if t.Water && t.Bend != "" {
		more.Faces = append(more.Faces, t.Bend)
	}
	return field.TileRoom(needs, tiles, more, mostRoom)
}

// count says how many of a terrain the boxes have: those on the map and those that still fit. Without any, its note
// names the boxes with more.
func (s *Stock) count(p *Piece, needs []field.TileNeed, t *field.Terrain) {
	if t.Tile == "" || len(s.Boxes) == 0 {
		return // it needs no tile
	}
	left := s.room(needs, t, s.Own)
	p.Total = p.Used + left
	if left > 0 {
		return
	}
	over := field.LayTiles(needs, s.Own).Bare()
	others := slices.DeleteFunc(slices.Clone(needs), func(n field.TileNeed) bool { return n.Terrain == t })
	p.Total -= over - field.LayTiles(others, s.Own).Bare() // those on the map that no tile can show
	var more []string
	for _, b := range s.Boxes {
		with := slices.Concat(s.Own, b.Tiles)
		if s.room(needs, t, with) > 0 || field.LayTiles(needs, with).Bare() < over {
			name := b.Name
			if b.Owned {
				name = "a second " + name
			}
			more = append(more, name)
		}
	}
	p.Out = true
	if len(more) > 0 {
		p.Note = "more in " + strings.Join(more[:min(len(more), 2)], " or ")
	}
}
