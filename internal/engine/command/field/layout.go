package field

import (
	"slices"
)

// TileLayout is needs and their pieces. A piece may have two faces and a need may accept two tiles, so the assignment
// is a matching. A need whose pieces are taken asks the needs that hold them to use others.
type TileLayout struct {
	needs []TileNeed
	heaps []*heap
	bare  []int  // needs without a piece
	asked []bool // the heaps that lay has visited
}

// heap is a set of equal pieces of a box, each showing one of its faces, and the needs that they serve.
type heap struct {
	faces  []string
	count  int
	beyond int // surplus pieces
	serves []int
}

// LayTiles assigns pieces from some boxes to needs until none are left. A need takes a tile other than its best only if
// the boxes run out of that tile.
func LayTiles(needs []TileNeed, pieces []Tiles) *TileLayout {
	l := newLayout(needs, pieces)
	for i := range needs {
		l.lay(i)
	}
	return l
}

// TileRoom returns how many needs like one more the pieces serve, after others, at most a maximum.
func TileRoom(needs []TileNeed, pieces []Tiles, more TileNeed, most int) int {
	l := newLayout(slices.Concat(needs, slices.Repeat([]TileNeed{more}, most)), pieces)
	for i := range needs {
		l.lay(i)
	}
	for n := range most {
		if !l.lay(len(needs) + n) {
			return n
		}
	}
	return most
}

// newLayout returns a layout of some needs without an assigned piece.
func newLayout(needs []TileNeed, pieces []Tiles) *TileLayout {
	l := &TileLayout{needs: needs}
	for _, tiles := range pieces {
		if count := min(tiles.Count, len(needs)); count > 0 {
			l.heaps = append(l.heaps, &heap{faces: tiles.Faces, count: count, beyond: tiles.Count - count})
		}
	}
	l.asked = make([]bool, len(l.heaps))
	return l
}

// lay finds a piece for a need and reports whether there is one.
func (l *TileLayout) lay(i int) bool {
	clear(l.asked)
	if l.serve(i, l.asked) {
		return true
	}
	l.bare = append(l.bare, i)
	return false
}

// Bare returns the number of needs without a piece.
func (l *TileLayout) Bare() int { return len(l.bare) }

// Left returns the number of unused pieces that show a face.
func (l *TileLayout) Left(face string) int {
	n := 0
	for _, h := range l.heaps {
		if h.shows(face) {
			n += h.beyond + h.count - len(h.serves)
		}
	}
	return n
}

// serve finds a piece for a need, its best tile first, and moves others if that helps. asked marks the visited heaps.
func (l *TileLayout) serve(i int, asked []bool) bool {
	return l.serveFrom(i, asked, true) || l.serveFrom(i, asked, false)
}

// serveFrom is serve for the heaps with the best tile, or for those with another suitable one.
func (l *TileLayout) serveFrom(i int, asked []bool, best bool) bool {
	for k, h := range l.heaps {
		if asked[k] || h.shows(l.needs[i].Best) != best || !h.fits(l.needs[i]) {
			continue
		}
		asked[k] = true
		if len(h.serves) < h.count {
			h.serves = append(h.serves, i)
			return true
		}
		for n, holder := range h.serves {
			if l.serve(holder, asked) {
				h.serves[n] = i
				return true
			}
		}
	}
	return false
}

func (h *heap) fits(n TileNeed) bool { return slices.ContainsFunc(n.Faces, h.shows) }

func (h *heap) shows(face string) bool { return slices.Contains(h.faces, face) }

// Faces lists the tile that each need takes; a need without a piece keeps its best.
func (l *TileLayout) Faces() []string {
	out := make([]string, len(l.needs))
	for i, n := range l.needs {
		out[i] = n.Best
	}
	for _, h := range l.heaps {
		for _, i := range h.serves {
			if !h.shows(out[i]) {
				out[i] = l.needs[i].Faces[slices.IndexFunc(l.needs[i].Faces, h.shows)]
			}
		}
	}
	return out
}
