package command

import (
	"strconv"

	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// wayOut is the direction of the rim nearest to a hex.
type wayOut int

const (
	outUp wayOut = iota
	outDown
	outLeft
	outRight
)

// out returns the rim of a hex: above or below before left and right. A hex that is not at the rim counts to the nearer
// of the two camps' edges.
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

// ExitArrow is the arrow head of an upward exit.
const ExitArrow = "m0-58l22 22h-44z"

// exitShapes are arrow heads in the upper or lower corner of a hex, pointing outwards. The lower one begins below a
// piece.
var exitShapes = [...]string{outUp: ExitArrow, outDown: "m0 58l14-14h-28z"}

// exitSigns are the signs of lateral exits. They are on the rim, around the row number. A hex has no space for them,
// because a unit with its Leader, its star and its number fills both of its sides.
var exitSigns = [...]string{outLeft: "m14-18h-25l-13 18 13 18h25z", outRight: "m-14-18h25l13 18-13 18h-25z"}

// exitColour fills the exits.
const exitColour = "#b3261e"

// underArrows returns the hexes whose labels an arrow would hide: those labels are written over it.
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

// Exits draws the upper and lower exits of the field over the tokens, so that a unit there does not hide them.
func (p *Picture) Exits() {
	for _, e := range p.Scene.Exits {
		var d draw.Path
		for h := range e.Hexes.Each() {
			if !p.Scene.On(h) {
				continue
			}
			if w := out(p.Board, h); w == outUp || w == outDown {
				d.Stamp(p.Centre(h), exitShapes[w])
			}
		}
		p.exit(&e, d, `" stroke="#fff" stroke-width="4" stroke-linejoin="round" paint-order="stroke`)
	}
}

// exitSigns draws the lateral exits and returns their hexes.
func (p *Picture) exitSigns() (signs hex.Set) {
	for _, e := range p.Scene.Exits {
		var d draw.Path
		for h := range e.Hexes.Each() {
			if !p.Scene.On(h) {
				continue
			}
			if w := out(p.Board, h); w == outLeft || w == outRight {
				signs.Add(h)
				d.Stamp(p.besideRow(h), exitSigns[w])
			}
		}
		p.exit(&e, d, "")
	}
	return signs
}

// exit draws the signs of one exit.
func (p *Picture) exit(e *Exit, d draw.Path, style string) {
	if len(d) == 0 {
		return
	}
	p.Add(`<path fill="`+exitColour, style, `" d="`, string(d), `">`)
	if e.Label != "" {
		p.Add("<title>", draw.Escape(e.Label), "</title>")
	}
	p.Add("</path>\n")
}

// besideRow returns the centre of the row number on the rim next to the first or the last hex of a row. It is nearer to
// the edge of the picture than to the field, since pieces reach over the field's border.
func (p *Picture) besideRow(h hex.Hex) draw.Point {
	x := RimWidth/2 - 2
	if _, at := p.Board.Place(h); at > 0 {
		x = p.Width + 2*RimWidth - x
	}
	return draw.Pt(x, p.Centre(h).Y)
}

// rowNumber writes the number of a row next to its first or its last hex; on a sign it has other colours.
func (p *Picture) rowNumber(h hex.Hex, sign bool) {
	if sign {
		p.Add(`<g fill="#fff" stroke="` + exitColour + `" stroke-width="2" paint-order="stroke">`)
	}
	p.Text(p.besideRow(h).Add(draw.Pt(0, 9)), strconv.Itoa(p.Board.Row(h)))
	if sign {
		p.Add("</g>")
	}
}
