package command

import (
	"slices"

	"muster/draw"
	"muster/internal/draw/paint"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// Append draws a scene as one inline <svg> element: pointy-top hexes with a game's pieces on them. Terrain has colours
// and patterns that also work in black and white; water flows from hex to hex. The element has no ids, scripts, styles
// or links, so that any number of pictures fit on a page. Its output is deterministic.
func Append(b []byte, s Scene, stands func(*Picture)) []byte {
	if !s.Drawable() {
		none := draw.Escape(s.Language.T("no such board"))
		return append(b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 60" role="img"><title>`+none+
			`</title><text x="10" y="36">`+none+"</text></svg>\n"...)
	}
	p := New(b, &s)
	p.Open()
	p.all(stands)
	p.Add("</svg>\n")
	return p.Bytes
}

// all draws the board and its pieces, the lowest first.
func (p *Picture) all(stands func(*Picture)) {
	p.Bed()
	p.Ground()
	p.Lines() // before the layers, so that a place's letters stay legible
	p.Layers()
	p.Cliffs()
	p.Highlights()
	p.rim(true) // under the pieces: one at the edge of the field reaches over the border
	under := p.underArrows()
	p.labels("names", p.Board.All().Minus(under))
	p.layer("pieces", "", func() { stands(p) })
	p.Objectives()
	p.Exits()
	p.labels("names over arrows", under)
}

// Picture is a drawing of a battlefield in progress.
type Picture struct {
	draw.Canvas
	Frame
	Scene *Scene
	Rules *field.Tables
	flows [][]hex.Dir // by hex

	board   *paint.Board // the layers of a picture in layers; nil for one in a single element
	statics int          // layers that no edit of a cell changes, so far
}

// New returns an empty picture of a scene that can be drawn.
func New(b []byte, s *Scene) *Picture {
	p := &Picture{Scene: s, Rules: s.Field.Rules, Frame: NewFrame(s.Field.Hexes), flows: flows(s.Field)}
	p.Bytes = slices.Grow(b, 48<<10)
	return p
}

// Open starts the picture of the whole board.
func (p *Picture) Open() { p.OpenAt(0, p.Height+2*RimWidth) }

// OpenAt starts the picture of a part of the board, from top to bottom.
func (p *Picture) OpenAt(top, bottom int) {
	p.Num(`<svg xmlns="http://www.w3.org/2000/svg" class="battlemap" viewBox="0 `, top)
	p.Num(" ", p.Width+2*RimWidth)
	p.Num(" ", bottom-top)
	p.Add(`" role="img" font-family="Helvetica, Arial, sans-serif">`, "\n")
	p.Describe()
}

// Bed draws the printed board under the hexes, with the dimmed half hexes that no unit enters (BL-MOV-04).
func (p *Picture) Bed() {
	bed := draw.Shade(p.Land(), -22)
	if p.Scene.Style != draw.Plain {
		bed = paint.Land(p.Land())
	}
	p.Num(`<path fill="`+bed+`" d="M`, RimWidth)
	p.Num(" ", RimWidth)
	p.Num("h", p.Width)
	p.Num("v", p.Height)
	p.Num("h", -p.Width)
	p.Add("z\"/>\n")
	if p.Scene.Style == draw.Plain {
		p.halves(draw.Shade(p.Land(), -12), "1")
	}
}

// halves dims the half hexes at the rim, which no unit enters.
func (p *Picture) halves(colour, opacity string) {
	var halves draw.Path
	for r := 1; r < p.Board.Rows(); r += 2 {
		y := RimWidth + draw.Quarter*(3*r+2)
		halves.Stamp(draw.Pt(RimWidth, y), "m0-60l52 30v60l-52 30z")
		halves.Stamp(draw.Pt(RimWidth+p.Width, y), "m0-60l-52 30v60l52 30z")
	}
	p.Add(`<path fill="`, colour, `" fill-opacity="`, opacity, `" d="`, string(halves), "\"/>\n")
}

// Land returns the colour under rivers and around the board: that of the first open ground.
func (p *Picture) Land() string {
	for _, t := range p.Rules.Terrain.All() {
		if t.Layer == field.Ground && t.Open {
			return draw.Fill(t.Look.Fill, landFill)
		}
	}
	return landFill
}

// Lines draws the dotted lines between the sections (BL-ORD-03).
func (p *Picture) Lines() {
	var d draw.Path
	for _, col := range p.Board.Spec().Lines {
		if col > 0 {
			x := RimWidth + draw.HalfWidth*(col+1)
			d.Move(draw.Pt(x, RimWidth))
			d.Line(draw.Pt(x, RimWidth+p.Height))
		}
	}
	for _, style := range [...]string{`#fff" stroke-width="8`, draw.Ink + `" stroke-width="5`} {
		p.Add(
			`<path fill="none" stroke="`,
			style,
			`" stroke-linecap="round" stroke-dasharray="0 15" d="`,
			string(d),
			"\"/>\n",
		)
	}
}

// Rim covers drawings beyond the edge of the field, and has the labels of rows and columns.
func (p *Picture) Rim() { p.rim(false) }

// rim is Rim, with or without lateral exits.
func (p *Picture) rim(exits bool) {
	w, h := p.Width+2*RimWidth, p.Height+2*RimWidth
	p.Num(`<path fill="`+draw.Paper+`" fill-rule="evenodd" d="M0 0h`, w)
	p.Num("v", h)
	p.Num("h", -w)
	p.Num("zM", RimWidth)
	p.Num(" ", RimWidth)
	p.Num("h", p.Width)
	p.Num("v", p.Height)
	p.Num("h", -p.Width)
	p.Num(`z"/><path fill="none" stroke="`+draw.Ink+`" stroke-width="4" d="M`, RimWidth)
	p.Num(" ", RimWidth)
	p.Num("h", p.Width)
	p.Num("v", p.Height)
	p.Num("h", -p.Width)
	p.Add("z\"/>\n")
	var signs hex.Set
	if exits {
		signs = p.exitSigns()
	}
	p.Add(`<g fill="`, draw.Ink, `" text-anchor="middle" font-weight="bold" font-size="26">`)
	for r := range min(2, p.Board.Rows()) {
		for i := range p.Board.RowLen(r) {
			at, name := p.Board.At(r, i), ""
			name = p.Board.Label(at)[:1]
			x := p.Centre(at).X
			p.Text(draw.Pt(x, RimWidth-10), name)
			p.Text(draw.Pt(x, RimWidth+p.Height+28), name)
		}
	}
	for r := range p.Board.Rows() {
		for _, at := range [...]hex.Hex{p.Board.At(r, 0), p.Board.At(r, p.Board.RowLen(r)-1)} {
			p.rowNumber(at, signs.Has(at))
		}
	}
	p.Add("</g>\n")
	p.sides()
}

// sides labels the edges with their sides (CTA-01).
func (p *Picture) sides() {
	p.Add(`<g fill="`, draw.Ink, `" font-size="17" letter-spacing="3" text-anchor="middle">`)
	x := RimWidth + p.Width/2
	p.Text(draw.Pt(x, 17), p.side(boards.Pennant))
	p.Text(draw.Pt(x, p.Height+2*RimWidth-6), p.side(boards.Standard))
	p.Add("</g>\n")
}
