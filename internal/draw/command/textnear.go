package command

import (
	"cmp"
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// nearBy is the radius that Near draws.
const nearBy = 2

// Near draws the area within two hexes of a hex, as Text does. It has labels at the rim and angle brackets around the
// hex itself, followed by a key to terrain letters. The text ends with a newline; it is "" for an invalid hex.
func (t *Writing) Near(h hex.Hex) string {
	s := t.Scene
	if !s.On(h) {
		return ""
	}
	width := textMargin + t.board.Spec().Width*TextHex
	lines := map[int]*[2][]byte{}
	first, last := width, 0
	rim := spaces(width)
	used := map[string]bool{}
	for other := range hex.Hex(t.board.Len()) {
		if t.board.Distance(h, other) > nearBy {
			continue
		}
		r, _ := t.board.Place(other)
		if lines[r] == nil {
			lines[r] = &[2][]byte{spaces(width), spaces(width)}
		}
		left := t.left(other)
		first, last = min(first, left), max(last, left+TextHex)
		for i := range lines[r] {
			copy(lines[r][i][left:left+TextHex], t.rows[r][i][left:left+TextHex])
		}
		rim[left+1] = t.board.Label(other)[0]
		cell := s.Field.Cell(other)
		for _, row := range []*field.Terrain{cell.Ground, cell.Feature, cell.Place} {
			if row == nil {
				continue
			}
			used[Code(row)+" "+draw.ASCII(cmp.Or(row.Name, row.ID))] = true
		}
	}
	at, _ := t.board.Place(h)
	lines[at][0][t.left(h)-1], lines[at][0][t.left(h)+TextHex-1] = '>', '<'

	var b strings.Builder
	write := func(label string, line []byte) {
		b.WriteString(strings.TrimRight(label+strings.Repeat(" ", textMargin-1-len(label))+string(line[first-1:last]), " ") +
			"\n")
	}
	write("", rim)
	for r := range t.board.Rows() {
		if lines[r] != nil {
			write(strconv.Itoa(t.board.Row(t.board.At(r, 0))), lines[r][0])
			write("", lines[r][1])
		}
	}
	var names []string
	for _, name := range t.Terrain() {
		if used[name] {
			names = append(names, name)
		}
	}
	draw.Paragraph(&b, "Terrain:", names)
	return b.String()
}
