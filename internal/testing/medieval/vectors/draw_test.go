package vectors_test

import (
	"fmt"
	"strconv"
	"strings"

	"muster/engine/command/boards"
	"muster/engine/medieval/rulebook"
)

// board is the geometry of the game's board.
func board() *boards.Board { return rulebook.Base().Boards.Get("medieval").Geometry }

// draw reads rows of a map: the ground of the whole board, and the pieces.
func (v *vector) draw(drawn []string) (rows []string, pieces []piece, fault string) {
	b := board()
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
		if err != nil || r < 0 || r >= b.Rows() || len(cells)-1 != b.RowLen(r) {
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
			pieces = append(pieces, p)
		}
	}
	for r := range ground {
		rows = append(rows, strings.Join(ground[r], " "))
	}
	return rows, pieces, ""
}

// piece reads a unit or a Leader alone: its code, in capitals for the top side, its blocks, Bow marker and Leader.
func (v *vector) piece(word string) (p piece, ok bool) {
	word, p.led = strings.CutSuffix(word, "+")
	word, p.bow = strings.CutSuffix(word, "^")
	if len(word) < 2 || len(word) > 3 {
		return p, false
	}
	code := word[:2]
	p.camp = boards.Standard
	if code == strings.ToUpper(code) {
		p.camp, code = boards.Pennant, strings.ToLower(code)
	}
	if p.unit, ok = v.legend[code]; !ok {
		return p, false
	}
	if len(word) == 3 {
		n, err := strconv.Atoi(word[2:])
		if err != nil || n == 0 {
			return p, false
		}
		p.blocks = n
	}
	return p, p.unit != "" || !p.led && !p.bow && p.blocks == 0
}

// word is a piece as vectors write it, with all its blocks.
func (v *vector) word(p piece) string {
	for code, unit := range v.legend {
		if unit != p.unit {
			continue
		}
		if p.camp == boards.Pennant {
			code = strings.ToUpper(code)
		}
		if p.unit == "" {
			return code
		}
		return code + strconv.Itoa(p.blocks) + when(p.bow, "^") + when(p.led, "+")
	}
	return "nobody's code"
}

// when is a word that is said only sometimes.
func when(so bool, word string) string {
	if so {
		return word
	}
	return ""
}
