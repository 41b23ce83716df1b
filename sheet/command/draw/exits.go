package draw

import (
	"muster/engine/command/boards"
	"muster/maps/hex"
	pen "muster/sheet/draw"
)

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

// ExitArrow is the arrow head of a way out upwards.
const ExitArrow = "m0-58l22 22h-44z"

// exitShapes are arrow heads in the corner or at the side of a hex, pointing out of it.
var exitShapes = [...]string{
	outUp:    ExitArrow,
	outDown:  "m0 58l22-22h-44z",
	outLeft:  "m-50 0l20-22v44z",
	outRight: "m50 0l-20-22v44z",
}

// underArrows are the hexes whose labels an arrow would hide: they are written over it.
func (p *Picture) underArrows() (under hex.Set) {
	for _, e := range p.Scene.Exits {
		for h := range e.Hexes.Each() {
			if p.Scene.On(h) && out(p.Board, h) == outUp {
				under.Add(h)
			}
		}
	}
	return under
}

// Exits draw the ways out of the field, over the tokens: whoever stands there still sees them.
func (p *Picture) Exits() {
	for _, e := range p.Scene.Exits {
		var d pen.Path
		for h := range e.Hexes.Each() {
			if p.Scene.On(h) {
				d.Stamp(p.Centre(h), exitShapes[out(p.Board, h)])
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
