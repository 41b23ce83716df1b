package command

import (
	"strconv"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// A hex of a text drawing is four columns wide and two lines high:
//
//	line 1: ground, feature, objective     line 2: unit code, mark
//
// A landmark or lair is a "#" before its letter, in place of open ground, so that it does not look like a unit.
//
// So a board 13 hexes wide takes 58 columns, and a row offset by half a hex starts two columns later.
const (
	TextHex    = 4
	textMargin = 4
)

// Writing is an ASCII drawing of a battlefield for a terminal of 80 columns: the board with its labels at the rim.
type Writing struct {
	Scene *Scene
	board *boards.Board
	rows  [][2][]byte // two lines a row
}

// Write draws the field of a scene that can be drawn, with its highlights and objectives. Put adds the pieces of a
// game, Exits the exits.
func Write(s *Scene) *Writing {
	t := &Writing{Scene: s, board: s.Field.Hexes}
	width := textMargin + t.board.Spec().Width*TextHex
	for range t.board.Rows() {
		t.rows = append(t.rows, [2][]byte{spaces(width), spaces(width)})
	}
	t.sections()
	for h := range hex.Hex(t.board.Len()) {
		t.cell(h)
	}
	for _, l := range s.Highlights {
		for _, h := range l.Hexes.Hexes() {
			if s.On(h) {
				t.Put(h, 1, 3, '!')
			}
		}
	}
	for _, o := range s.Objectives {
		if s.On(o.Hex) {
			t.Put(o.Hex, 0, 3, '$')
		}
	}
	return t
}

// Put writes one character of a hex, at a line, 0 or 1, and a column below TextHex.
func (t *Writing) Put(h hex.Hex, line, at int, c byte) {
	r, _ := t.board.Place(h)
	t.rows[r][line][t.left(h)+at] = c
}

func (t *Writing) left(h hex.Hex) int { return textMargin + t.board.Col(h)*TextHex/2 }

func (t *Writing) cell(h hex.Hex) {
	c := t.Scene.Field.Cell(h)
	if c.Ground != nil {
		t.Put(h, 0, 1, letter(c.Ground))
	}
	if c.Feature != nil {
		t.Put(h, 0, 2, letter(c.Feature))
	}
	if c.Place != nil {
		if c.Feature == nil && c.Ground != nil && !c.Ground.Open {
			t.Put(h, 0, 2, letter(c.Ground))
		}
		t.Put(h, 0, 0, PlaceSign)
		t.Put(h, 0, 1, letter(c.Place))
	}
}

// Fit writes a sign of a hex at the first free one of several positions, each a line and a column.
func (t *Writing) Fit(h hex.Hex, sign byte, places ...[2]int) {
	r, _ := t.board.Place(h)
	for _, at := range places {
		if c := t.rows[r][at[0]][t.left(h)+at[1]]; c == ' ' || c == ':' {
			t.Put(h, at[0], at[1], sign)
			return
		}
	}
}

// sections draws the dotted lines (BL-ORD-03) between hexes; lines through hexes have no space.
func (t *Writing) sections() {
	for r := range t.rows {
		for _, col := range t.board.Spec().Lines {
			if (col+t.board.Row(t.board.At(r, 0)))%2 == 0 && col > 0 {
				t.rows[r][1][textMargin+col*TextHex/2+1] = ':'
			}
		}
	}
}

// Board writes the board without a legend.
func (t *Writing) Board(b *strings.Builder) {
	rim := t.rim()
	b.WriteString(rim)
	for r, lines := range t.rows {
		label := strconv.Itoa(t.board.Row(t.board.At(r, 0)))
		copy(lines[0][2-len(label):], label)
		b.WriteString(string(lines[0]) + " " + label + "\n")
		b.WriteString(strings.TrimRight(string(lines[1]), " ") + "\n")
	}
	b.WriteString(rim)
}

// rim returns the line of letters: capitals over the long rows, small letters over the rows between.
func (t *Writing) rim() string {
	line := spaces(textMargin + t.board.Spec().Width*TextHex)
	for _, r := range []int{0, 1} {
		if r >= t.board.Rows() {
			continue
		}
		for i := range t.board.RowLen(r) {
			h := t.board.At(r, i)
			line[t.left(h)+1] = t.board.Label(h)[0]
		}
	}
	return strings.TrimRight(string(line), " ") + "\n"
}

// PlaceSign precedes the letter of a landmark or lair: no unit code contains it.
const PlaceSign = '#'

// Code returns a terrain's code in the legend of a drawing.
func Code(t *field.Terrain) string {
	if t.Layer == field.Landmark || t.Layer == field.Lair {
		return string([]byte{PlaceSign, letter(t)})
	}
	return string(letter(t))
}

// letter returns a terrain's letter in a drawing.
func letter(t *field.Terrain) byte {
	for _, word := range []string{t.Look.Letter, t.Symbol, t.Name, t.ID} {
		if word != "" && word[0] > ' ' && word[0] < 0x7f {
			return word[0]
		}
	}
	return '?'
}

func spaces(n int) []byte {
	line := make([]byte, n)
	for i := range line {
		line[i] = ' '
	}
	return line
}
