package draw

import (
	"slices"
	"strconv"

	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/maps/hex"
	pen "muster/sheet/draw"
)

// SVG draws a scene as one inline <svg> element: pointy-top hexes, terrain in colours and in patterns that hold in
// black and white, water that flows from hex to hex, tokens with the camp as their shape. It has no ids, scripts,
// styles or links, so that any number of pictures may stand on a page. The same scene gives the same bytes.
func SVG(s Scene) string { return string(AppendSVG(nil, s)) }

// AppendSVG is SVG for a caller that has a buffer.
func AppendSVG(b []byte, s Scene) []byte { return appendPicture(b, s, (*picture).tokens) }

// appendPicture draws a scene, and what stands on it as asked.
func appendPicture(b []byte, s Scene, stands func(*picture)) []byte {
	if !s.drawable() {
		none := pen.Escape(s.Language.T("no such board"))
		return append(b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 60" role="img"><title>`+none+
			`</title><text x="10" y="36">`+none+"</text></svg>\n"...)
	}
	p := &picture{scene: &s, rules: s.Field.Rules, frame: newFrame(s.Field.Hexes)}
	p.Bytes = slices.Grow(b, 48<<10)
	p.flows = flows(s.Field)
	p.occupied()
	p.open()
	p.field()
	p.ground()
	p.lines() // under what lies on the ground: a place's letters stay legible
	p.layers()
	p.cliffs()
	p.highlights()
	p.hexLabels()
	stands(p)
	p.objectives()
	p.exits()
	p.rim()
	p.Add("</svg>\n")
	return p.Bytes
}

// picture is a battlefield that is being drawn.
type picture struct {
	pen.Canvas
	frame
	scene *Scene
	rules *rulebook.Rulebook
	taken hex.Set     // hexes with a token
	flows [][]hex.Dir // by hex
}

func (p *picture) occupied() {
	for _, t := range p.scene.tokens() {
		p.taken.Add(t.Hex)
	}
}

func (p *picture) open() {
	p.Num(`<svg xmlns="http://www.w3.org/2000/svg" class="battlemap" viewBox="0 0 `, p.width+2*rimWidth)
	p.Num(" ", p.height+2*rimWidth)
	p.Add(`" role="img" font-family="Helvetica, Arial, sans-serif">`, "\n")
	p.told()
}

// field is the printed board under the hexes, with the dimmed half hexes that nobody enters (BL-MOV-04).
func (p *picture) field() {
	p.Num(`<path fill="`+pen.Shade(p.land(), -22)+`" d="M`, rimWidth)
	p.Num(" ", rimWidth)
	p.Num("h", p.width)
	p.Num("v", p.height)
	p.Num("h", -p.width)
	p.Add("z\"/>\n")
	var halves pen.Path
	for r := 1; r < p.board.Rows(); r += 2 {
		y := rimWidth + pen.Quarter*(3*r+2)
		halves.Stamp(pen.Pt(rimWidth, y), "m0-60l52 30v60l-52 30z")
		halves.Stamp(pen.Pt(rimWidth+p.width, y), "m0-60l-52 30v60l52 30z")
	}
	p.Add(`<path fill="`, pen.Shade(p.land(), -12), `" stroke="`, pen.Shade(p.land(), -30), `" stroke-width="2" d="`,
		string(halves), "\"/>\n")
}

// land is the colour under rivers and round the board: that of the first open ground.
func (p *picture) land() string {
	for _, t := range p.rules.Terrain.All() {
		if t.Layer == rulebook.Ground && t.Open {
			return pen.Fill(t.Look.Fill, landFill)
		}
	}
	return landFill
}

// lines are the dotted lines between the sections (BL-ORD-03).
func (p *picture) lines() {
	var d pen.Path
	for _, col := range p.board.Spec().Lines {
		if col > 0 {
			x := rimWidth + pen.HalfWidth*(col+1)
			d.Move(pen.Pt(x, rimWidth))
			d.Line(pen.Pt(x, rimWidth+p.height))
		}
	}
	for _, style := range [...]string{`#fff" stroke-width="8`, pen.Ink + `" stroke-width="5`} {
		p.Add(
			`<path fill="none" stroke="`,
			style,
			`" stroke-linecap="round" stroke-dasharray="0 15" d="`,
			string(d),
			"\"/>\n",
		)
	}
}

// rim covers what ran over the edge of the field and carries the labels of rows and columns.
func (p *picture) rim() {
	w, h := p.width+2*rimWidth, p.height+2*rimWidth
	p.Num(`<path fill="`+pen.Paper+`" fill-rule="evenodd" d="M0 0h`, w)
	p.Num("v", h)
	p.Num("h", -w)
	p.Num("zM", rimWidth)
	p.Num(" ", rimWidth)
	p.Num("h", p.width)
	p.Num("v", p.height)
	p.Num("h", -p.width)
	p.Num(`z"/><path fill="none" stroke="`+pen.Ink+`" stroke-width="4" d="M`, rimWidth)
	p.Num(" ", rimWidth)
	p.Num("h", p.width)
	p.Num("v", p.height)
	p.Num("h", -p.width)
	p.Add("z\"/>\n", `<g fill="`, pen.Ink, `" text-anchor="middle" font-weight="bold" font-size="26">`)
	for r := range min(2, p.board.Rows()) {
		for i := range p.board.RowLen(r) {
			at, name := p.board.At(r, i), ""
			name = p.board.Label(at)[:1]
			x := p.centre(at).X
			p.Text(pen.Pt(x, rimWidth-10), name)
			p.Text(pen.Pt(x, rimWidth+p.height+28), name)
		}
	}
	for r := range p.board.Rows() {
		at := p.board.At(r, 0)
		label := strconv.Itoa(p.board.Row(at))
		y := p.centre(at).Y + 9
		p.Text(pen.Pt(rimWidth/2, y), label)
		p.Text(pen.Pt(rimWidth+p.width+rimWidth/2, y), label)
	}
	p.Add("</g>\n")
	p.campRim()
}

// campRim says which camp sits where: Pennants at the top, Standards at the bottom (CTA-01).
func (p *picture) campRim() {
	p.Add(`<g fill="`, pen.Ink, `" font-size="17" letter-spacing="3" text-anchor="middle">`)
	x := rimWidth + p.width/2
	p.Text(pen.Pt(x, 17), p.campName(boards.Pennant))
	p.Text(pen.Pt(x, p.height+2*rimWidth-6), p.campName(boards.Standard))
	p.Add("</g>\n")
}
