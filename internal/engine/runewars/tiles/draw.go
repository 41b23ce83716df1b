package tiles

import "strings"

// Cell is the text of a hex in a drawing: three lines, the first of four characters at most and the others of six.
// Longer lines are cut.
type Cell [3]string

// Each hex of a drawing takes eight columns and five lines; it shares its sides with its neighbours:
//
//	  ____
//	 /    \
//	/ 101A \____
//	\ f2   /    \
//	 \~~~~/ 101B \
//
// so that a column of hexes begins six columns farther right than the one before it, and two lines lower.
const (
	columnWide = 6
	hexHigh    = 4
)

// sidesDrawn are the characters of a hex's sides, by Dir, with their positions in its box.
var sidesDrawn = [Dirs][]struct {
	x, y int
	sign byte
}{
	N:  {{2, 0, '_'}, {3, 0, '_'}, {4, 0, '_'}, {5, 0, '_'}},
	NE: {{6, 1, '\\'}, {7, 2, '\\'}},
	SE: {{7, 3, '/'}, {6, 4, '/'}},
	S:  {{2, 4, '_'}, {3, 4, '_'}, {4, 4, '_'}, {5, 4, '_'}},
	SW: {{0, 3, '\\'}, {1, 4, '\\'}},
	NW: {{1, 1, '/'}, {0, 2, '/'}},
}

// borderSigns are the characters of coloured sides, by Border.
var borderSigns = [...]byte{Mountain: '^', Water: '~', Yellow: '='}

// cellFrom and cellWide are the positions and widths of a Cell's lines in a hex's box.
var cellFrom, cellWide = [3][2]int{{2, 1}, {1, 2}, {1, 3}}, [3]int{4, 6, 6}

// Draw draws a board in letters: its areas with the text of cell, and additional hexes without an area, with dots for
// sides. Mountains are ^, water is ~ and yellow is =. The result ends in a line feed; an empty drawing is "".
func Draw(b *Board, cell func(area int) Cell, beside map[At]Cell) string {
	c := newCanvas(b, beside)
	if c == nil {
		return ""
	}
	for at, shown := range beside {
		if b.On(at) == None {
			c.outline(at, [Dirs]byte{'.', '.', '.', '.', '.', '.'}, false)
			c.fill(at, shown)
		}
	}
	for i := range b.Spots {
		c.outline(b.Spots[i].At, [Dirs]byte{}, true)
		c.fill(b.Spots[i].At, cell(i))
	}
	for i := range b.Spots {
		var signs [Dirs]byte
		for d := N; d < Dirs; d++ {
			own, other := b.Border(i, d)
			signs[d] = borderSigns[strongest(own, other)]
		}
		c.outline(b.Spots[i].At, signs, false)
	}
	return c.text()
}

// strongest returns the colour of a border by its two sides: barring colours win.
func strongest(a, b Border) Border {
	if a == Open || a == Yellow && b != Open {
		return b
	}
	return a
}

// canvas is a drawing under construction.
type canvas struct {
	left, top int // of the first column and line, in the columns and lines of hex 0, 0
	lines     [][]byte
}

func newCanvas(b *Board, beside map[At]Cell) *canvas {
	var c *canvas
	right, bottom := 0, 0
	grow := func(at At) {
		x, y := boxOf(at)
		if c == nil {
			c, right, bottom = &canvas{left: x, top: y}, x, y
		}
		c.left, c.top = min(c.left, x), min(c.top, y)
		right, bottom = max(right, x), max(bottom, y)
	}
	for i := range b.Spots {
		grow(b.Spots[i].At)
	}
	for at := range beside {
		grow(at)
	}
	if c == nil {
		return nil
	}
	for range bottom - c.top + hexHigh + 1 {
		c.lines = append(c.lines, []byte(strings.Repeat(" ", right-c.left+8)))
	}
	return c
}

// boxOf returns the top left corner of a hex's box.
func boxOf(at At) (x, y int) { return columnWide * at.Q, hexHigh*at.R + hexHigh/2*at.Q }

// outline draws the sides of a hex; a character of 0 leaves a side unchanged, or draws the plain one.
func (c *canvas) outline(at At, signs [Dirs]byte, plain bool) {
	x, y := boxOf(at)
	for d, side := range sidesDrawn {
		for _, s := range side {
			sign := signs[d]
			if plain {
				sign = s.sign
			}
			if sign != 0 {
				c.lines[y-c.top+s.y][x-c.left+s.x] = sign
			}
		}
	}
}

// fill writes the text of a hex.
func (c *canvas) fill(at At, shown Cell) {
	x, y := boxOf(at)
	for i, text := range shown {
		text = text[:min(len(text), cellWide[i])]
		copy(c.lines[y-c.top+cellFrom[i][1]][x-c.left+cellFrom[i][0]+(cellWide[i]-len(text))/2:], text)
	}
}

func (c *canvas) text() string {
	var b strings.Builder
	for _, line := range c.lines {
		b.WriteString(strings.TrimRight(string(line), " "))
		b.WriteByte('\n')
	}
	return b.String()
}
