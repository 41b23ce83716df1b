package draw

import (
	"strconv"
	"strings"

	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/maps/hex"
	pen "muster/sheet/draw"
)

// A hex of a text drawing is four columns wide and two lines high:
//
//	line 1: ground, feature, objective     line 2: unit code, mark
//
// A landmark or lair is a "#" and its letter before and in place of open ground, so that it looks like no unit.
//
// so a board 13 hexes wide takes 58 columns, and a row of hexes that is half a hex off starts two columns later.
const (
	textHex    = 4
	textMargin = 4
)

// Text draws a scene in ASCII for a terminal of 80 columns: the board with its labels at the rim, then a legend.
// Title and names are reduced to ASCII too. The text ends with a newline.
func Text(s Scene) string {
	if !s.drawable() {
		return pen.ASCIILine(s.Title) + "(no such board)\n"
	}
	t := newTextBoard(&s)
	var b strings.Builder
	b.WriteString(pen.ASCIILine(s.Title))
	t.write(&b)
	t.legend(&b)
	return b.String()
}

type textBoard struct {
	scene *Scene
	board *boards.Board
	rules *rulebook.Rulebook
	rows  [][2][]byte // two lines a row
	marks []string    // notes of tokens in the order in which they are first seen; number n is mark n-1
}

func newTextBoard(s *Scene) *textBoard {
	t := &textBoard{scene: s, board: s.Field.Hexes, rules: s.Field.Rules}
	width := textMargin + t.board.Spec().Width*textHex
	for range t.board.Rows() {
		t.rows = append(t.rows, [2][]byte{spaces(width), spaces(width)})
	}
	t.sections()
	for h := range hex.Hex(t.board.Len()) {
		t.cell(h)
	}
	for _, l := range s.Highlights {
		for _, h := range l.Hexes.Hexes() {
			if onBoard(s.Field, h) {
				t.put(h, 1, 3, '!')
			}
		}
	}
	for _, o := range s.Objectives {
		if onBoard(s.Field, o.Hex) {
			t.put(o.Hex, 0, 3, '$')
		}
	}
	for _, k := range s.tokens() {
		t.token(k)
	}
	t.exits()
	return t
}

// put writes one character of a hex.
func (t *textBoard) put(h hex.Hex, line, at int, c byte) {
	r, _ := t.board.Place(h)
	t.rows[r][line][t.left(h)+at] = c
}

func (t *textBoard) left(h hex.Hex) int { return textMargin + t.board.Col(h)*textHex/2 }

func (t *textBoard) cell(h hex.Hex) {
	c := t.scene.Field.Cell(h)
	if c.Ground != nil {
		t.put(h, 0, 1, letter(c.Ground))
	}
	if c.Feature != nil {
		t.put(h, 0, 2, letter(c.Feature))
	}
	if c.Place != nil {
		if c.Feature == nil && c.Ground != nil && !c.Ground.Open {
			t.put(h, 0, 2, letter(c.Ground))
		}
		t.put(h, 0, 0, placeSign)
		t.put(h, 0, 1, letter(c.Place))
	}
}

func (t *textBoard) token(k Token) {
	for i := range 3 {
		t.put(k.Hex, 1, i, ' ')
	}
	for i, c := range []byte(Code(t.rules, k.Unit, k.Camp)) {
		t.put(k.Hex, 1, i, c)
	}
	if k.Ghost {
		t.put(k.Hex, 1, 2, '?')
	}
	switch {
	case k.Mark != "":
		t.put(k.Hex, 1, 3, '0'+byte(t.mark(k.Mark)%10))
	case k.Figures > 0:
		t.put(k.Hex, 1, 3, '0'+byte(min(k.Figures, 9)))
	}
	if k.Ally { // behind the unit, or over it where a mark or the figures stand there
		t.fit(k.Hex, '&', [2]int{1, 3}, [2]int{0, 3}, [2]int{0, 2}, [2]int{0, 0})
	}
}

// fit writes a sign of a hex at the first free one of some places, each a line and a column.
func (t *textBoard) fit(h hex.Hex, sign byte, places ...[2]int) {
	r, _ := t.board.Place(h)
	for _, at := range places {
		if c := t.rows[r][at[0]][t.left(h)+at[1]]; c == ' ' || c == ':' {
			t.put(h, at[0], at[1], sign)
			return
		}
	}
}

// mark gives the number of a note, from 1.
func (t *textBoard) mark(note string) int {
	for i, m := range t.marks {
		if m == note {
			return i + 1
		}
	}
	t.marks = append(t.marks, note)
	return len(t.marks)
}

// sections draws the dotted lines (BL-ORD-03) where they run between two hexes; where they cut one there is no room.
func (t *textBoard) sections() {
	for r := range t.rows {
		for _, col := range t.board.Spec().Lines {
			if (col+t.board.Row(t.board.At(r, 0)))%2 == 0 && col > 0 {
				t.rows[r][1][textMargin+col*textHex/2+1] = ':'
			}
		}
	}
}

func (t *textBoard) write(b *strings.Builder) {
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

// rim is the line of letters: capitals over the long rows, small letters over the rows between.
func (t *textBoard) rim() string {
	line := spaces(textMargin + t.board.Spec().Width*textHex)
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

// placeSign stands before the letter of a landmark or lair: no unit's code has it.
const placeSign = '#'

// code is what a terrain is called in the legend of a drawing.
func code(t *rulebook.Terrain) string {
	if t.Layer == rulebook.Landmark || t.Layer == rulebook.Lair {
		return string([]byte{placeSign, letter(t)})
	}
	return string(letter(t))
}

// letter is what a terrain is called in a drawing.
func letter(t *rulebook.Terrain) byte {
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
