package placement

import (
	"muster/internal/engine/runewars/tiles"
)

// The limits of a board.
const (
	MostAreas  = 32 // of the tiles, home realms not among them
	MostPieces = 8
	MostFar    = 6 // hexes of a tile from its own 0, 0, in either coordinate
	margin     = 5 // hexes around the board: a marker, and the home realm that lies over it
)

// Piece is a tile or a home realm.
type Piece struct {
	Tile  *tiles.Tile
	Alone bool    // its single area may be laid where tiles need two (RW-T12-01, RW-T12-02)
	Worth []Worth // by area
}

// Worth is the content of an area.
type Worth struct {
	Food    int
	City    bool
	Guarded bool // neutral units stand there
}

// Rules are the placement limits.
type Rules struct {
	Open    int // uncoloured borders at a marker (RW-SETUP-11)
	Between int // areas between two markers (RW-SETUP-12)
	Runes   int // total number of areas reserved for rune tokens (RW-SETUP-14)
}

// Set is the pieces to build with. It is immutable and safe for concurrent use.
type Set struct {
	Rules  Rules
	Pieces []Piece
	Homes  []Piece

	forms [][]form // by piece
	homes [][]form // by home realm
	wide  int32    // hexes of a row of the grid
	steps [tiles.Dirs]int32
	areas int
}

// form is a rotated piece. Its first area is at 0.
type form struct {
	turn  int
	cells []int32 // by area
	sides [][tiles.Dirs]tiles.Border
}

// New makes a set of tiles and of the home realms at their board. It reports false above the limits of a board, or if
// a tile extends farther from its own 0, 0 than MostFar.
func New(pieces, homes []Piece, rules Rules) (*Set, bool) {
	s := &Set{Rules: rules, Pieces: pieces, Homes: homes}
	for _, p := range pieces {
		s.areas += len(p.Tile.Areas)
	}
	if len(pieces) > MostPieces || s.areas > MostAreas {
		return nil, false
	}
	s.wide = int32(2*(s.areas+margin) + 1)
	for d := range s.steps {
		s.steps[d] = s.delta(tiles.At{}.Step(tiles.Dir(d)))
	}
	for _, p := range pieces {
		if far(p.Tile) {
			return nil, false
		}
		s.forms = append(s.forms, s.turned(p.Tile))
	}
	for _, p := range homes {
		if far(p.Tile) {
			return nil, false
		}
		s.homes = append(s.homes, s.turned(p.Tile))
	}
	return s, true
}

// far reports whether a tile has an area too far from its own 0, 0, or none at all.
func far(t *tiles.Tile) bool {
	for _, a := range t.Areas {
		if max(a.At.Q, -a.At.Q, a.At.R, -a.At.R) > MostFar {
			return true
		}
	}
	return len(t.Areas) == 0
}

// turned returns the distinct rotations of a tile (RW-TERM-02): a tile of a single area has only one.
func (s *Set) turned(t *tiles.Tile) []form {
	var out []form
	for turn := range tiles.Dirs {
		p := tiles.Placed{Tile: t, Turn: turn}
		f := form{turn: turn}
		for a := range t.Areas {
			f.cells = append(f.cells, s.delta(p.Where(a).Minus(p.Where(0))))
			f.sides = append(f.sides, p.Borders(a))
		}
		if len(t.Areas) == 1 && len(out) > 0 && f.sides[0] == out[0].sides[0] {
			break // from here on the turns begin anew
		}
		out = append(out, f)
	}
	return out
}

// Symmetry returns how many of the six rotations of a tile look alike.
func (s *Set) Symmetry(piece int) int { return tiles.Dirs / len(s.forms[piece]) }

func (s *Set) delta(at tiles.At) int32 { return int32(at.R)*s.wide + int32(at.Q) }

// cell returns the grid cell of a hex, with the board's first area at 0, 0.
func (s *Set) cell(at tiles.At) int32 {
	return s.delta(at) + (s.wide/2)*(s.wide+1)
}

// hex returns the hex of a cell.
func (s *Set) hex(cell int32) tiles.At {
	return tiles.At{Q: int(cell%s.wide) - int(s.wide/2), R: int(cell/s.wide) - int(s.wide/2)}
}
