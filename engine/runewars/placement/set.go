package placement

import (
	"muster/engine/runewars/tiles"
)

// Most numbers that a board has room for.
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

// Worth is what there is in an area.
type Worth struct {
	Food    int
	City    bool
	Guarded bool // neutral units stand there
}

// Rules are the numbers of laying.
type Rules struct {
	Open    int // uncoloured borders at a marker (RW-SETUP-11)
	Between int // areas between two markers (RW-SETUP-12)
	Runes   int // areas that are kept free for rune tokens, all together (RW-SETUP-14)
}

// Set is what is built with. It is never changed once made, and safe for several goroutines.
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

// form is a piece as it is turned. Its first area lies at 0.
type form struct {
	turn  int
	cells []int32 // by area
	sides [][tiles.Dirs]tiles.Border
}

// New makes a set of tiles and of the home realms that are laid at their board. It reports false where there are more
// than a board has room for, or where a tile lies farther from its own 0, 0 than MostFar.
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

// turned are the ways in which a tile can lie, those left out that look like one before (RW-TERM-02): only one of a
// single area does.
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

// Symmetry is how many of the six turns of a tile look alike.
func (s *Set) Symmetry(piece int) int { return tiles.Dirs / len(s.forms[piece]) }

func (s *Set) delta(at tiles.At) int32 { return int32(at.R)*s.wide + int32(at.Q) }

// cell is where a hex lies in the grid, the board's first area at 0, 0.
func (s *Set) cell(at tiles.At) int32 {
	return s.delta(at) + (s.wide/2)*(s.wide+1)
}

// hex is the hex of a cell.
func (s *Set) hex(cell int32) tiles.At {
	return tiles.At{Q: int(cell%s.wide) - int(s.wide/2), R: int(cell/s.wide) - int(s.wide/2)}
}
