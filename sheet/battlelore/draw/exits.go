package draw

import (
	"strings"

	"muster/engine/command/boards"
	"muster/maps/hex"
	pen "muster/sheet/draw"
)

// Exit is where units may leave the field.
type Exit struct {
	Hexes hex.Set
	Label string // what the legend says: "The sea road, Pennants (1 banner)"
}

// wayOut is where the rim is nearest to a hex.
type wayOut int

const (
	outUp wayOut = iota
	outDown
	outLeft
	outRight
)

// out is the side on which a hex lies at the rim: above or below before left and right. A hex that does not lie there
// counts as the nearer of the two camps' edges.
func out(b *boards.Board, h hex.Hex) wayOut {
	row, at := b.Place(h)
	switch {
	case row == 0:
		return outUp
	case row == b.Rows()-1:
		return outDown
	case at == 0:
		return outLeft
	case at == b.RowLen(row)-1:
		return outRight
	case row < b.Rows()/2:
		return outUp
	}
	return outDown
}

// exitShapes are arrow heads in the corner or at the side of a hex, pointing out of it.
var exitShapes = [...]string{
	outUp:    "m0-58l22 22h-44z",
	outDown:  "m0 58l22-22h-44z",
	outLeft:  "m-50 0l20-22v44z",
	outRight: "m50 0l-20-22v44z",
}

// exitLetters are the same in a drawing of text.
var exitLetters = [...]byte{outUp: '^', outDown: 'v', outLeft: '<', outRight: '>'}

// exits draw the ways out of the field, over the tokens: whoever stands there still sees them.
func (p *picture) exits() {
	for _, e := range p.scene.Exits {
		var d pen.Path
		for h := range e.Hexes.Each() {
			if onBoard(p.scene.Field, h) {
				d.Stamp(p.centre(h), exitShapes[out(p.board, h)])
			}
		}
		if len(d) == 0 {
			continue
		}
		p.Add(
			`<path fill="#b3261e" stroke="#fff" stroke-width="4" stroke-linejoin="round" paint-order="stroke" d="`,
			string(d),
			`">`,
		)
		if e.Label != "" {
			p.Add("<title>", pen.Escape(e.Label), "</title>")
		}
		p.Add("</path>\n")
	}
}

// exits writes an arrow into each hex from which units may leave: in its middle, or beside what stands there.
func (t *textBoard) exits() {
	for _, e := range t.scene.Exits {
		for h := range e.Hexes.Each() {
			if onBoard(t.scene.Field, h) {
				t.fit(h, exitLetters[out(t.board, h)], [2]int{1, 1}, [2]int{0, 3}, [2]int{0, 2}, [2]int{0, 0})
			}
		}
	}
}

// exitLegend tells what the arrows are, and where.
func (t *textBoard) exitLegend() []string {
	var lines []string
	for _, e := range t.scene.Exits {
		var at []string
		for h := range e.Hexes.Each() {
			if onBoard(t.scene.Field, h) {
				at = append(at, t.board.Label(h))
			}
		}
		if len(at) > 0 {
			lines = append(lines, t.word(strings.Join(at, " ")+" "+e.Label))
		}
	}
	return lines
}
