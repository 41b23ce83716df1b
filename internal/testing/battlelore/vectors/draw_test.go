package vectors_test

import (
	"fmt"
	"strconv"
	"strings"

	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
)

// draw reads rows of a map: the ground of the whole board, and the units.
func (v *vector) draw(drawn []string) (rows []string, units []piece, fault string) {
	board := rulebook.Base().Boards.Get(v.m.Board)
	if board == nil || board.Geometry == nil {
		return nil, nil, fmt.Sprintf("unknown board %q", v.m.Board)
	}
	b := board.Geometry
	ground := make([][]string, b.Rows())
	for r := range ground {
		ground[r] = make([]string, b.RowLen(r))
		for i := range ground[r] {
			ground[r][i] = "."
		}
	}
	for _, line := range drawn {
		cells := strings.Fields(line)
		row, err := strconv.Atoi(cells[0])
		r := b.Rows() - row
		if err != nil || len(cells)-1 != b.RowLen(r) {
			return nil, nil, fmt.Sprintf("row %q has %d cells", cells[0], len(cells)-1)
		}
		for i, cell := range cells[1:] {
			below, unit, both := strings.Cut(cell, "/")
			switch {
			case both:
			case len(cell) == 1:
				unit = ""
			default:
				below, unit = ".", cell
			}
			ground[r][i] = below
			if unit == "" {
				continue
			}
			p, ok := v.piece(unit)
			if !ok {
				return nil, nil, fmt.Sprintf("unknown unit %q", unit)
			}
			p.at = b.Label(b.At(r, i))
			units = append(units, p)
		}
	}
	for r := range ground {
		rows = append(rows, strings.Join(ground[r], " "))
	}
	return rows, units, ""
}

// piece reads a unit: its code, in capitals for the Pennants, and its figures.
func (v *vector) piece(word string) (p piece, ok bool) {
	if len(word) < 2 || len(word) > 3 {
		return p, false
	}
	code := word[:2]
	p.camp = boards.Standard
	if code == strings.ToUpper(code) {
		p.camp, code = boards.Pennant, strings.ToLower(code)
	}
	if p.unit = v.legend[code]; p.unit == "" {
		return p, false
	}
	if len(word) == 3 {
		n, err := strconv.Atoi(word[2:])
		if err != nil || n == 0 {
			return p, false
		}
		p.figures = n
	}
	return p, true
}
