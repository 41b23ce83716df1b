package vectortest

import (
	"fmt"
	"strconv"
	"strings"

	"muster/maps/hex"
)

// Board is the shape of a board.
type Board interface {
	Rows() int
	RowLen(r int) int
	At(r, i int) hex.Hex
	Label(h hex.Hex) string
}

// draw parses rows of a map: the terrain of the whole board, and the pieces. A cell is a terrain symbol, a piece, or
// both separated by a slash. Missing rows are open.
func draw[P any](
	b Board, drawn []string, piece func(word, at string) (P, bool),
) (rows []string, pieces []P, fault string) {
	ground := make([][]string, b.Rows())
	for r := range ground {
		ground[r] = strings.Fields(strings.Repeat(". ", b.RowLen(r)))
	}
	for _, line := range drawn {
		cells := strings.Fields(line)
		row, err := strconv.Atoi(cells[0])
		r := b.Rows() - row
		if err != nil || r < 0 || r >= b.Rows() || len(cells)-1 != b.RowLen(r) {
			return nil, nil, fmt.Sprintf("row %q has %d cells", cells[0], len(cells)-1)
		}
		for i, cell := range cells[1:] {
			below, unit, both := strings.Cut(cell, "/")
			if !both && len(cell) > 1 {
				below, unit = ".", cell
			}
			ground[r][i] = below
			if unit == "" {
				continue
			}
			p, ok := piece(unit, b.Label(b.At(r, i)))
			if !ok {
				return nil, nil, fmt.Sprintf("unknown unit %q", unit)
			}
			pieces = append(pieces, p)
		}
	}
	for r := range ground {
		rows = append(rows, strings.Join(ground[r], " "))
	}
	return rows, pieces, ""
}

// Code is a unit in the form of maps: two letters, in capitals for the upper camp, then its figures if some are lost.
type Code struct {
	Upper   bool
	Unit    string // its type
	Figures int    // 0 for all
}

// Code reads a unit's word.
func (v *CommandVector[P]) Code(word string) (c Code, ok bool) {
	if len(word) < 2 || len(word) > 3 {
		return c, false
	}
	code := word[:2]
	if c.Upper = code == strings.ToUpper(code); c.Upper {
		code = strings.ToLower(code)
	}
	if c.Unit, ok = v.Legend[code]; !ok {
		return c, false
	}
	if len(word) == 3 {
		n, err := strconv.Atoi(word[2:])
		if err != nil || n == 0 {
			return c, false
		}
		c.Figures = n
	}
	return c, true
}
