package draw

import "strconv"

// tone selects the shade of a terrain's own colour for a stroke or fill.
type tone int8

const (
	none  tone = iota
	dark       // for lines
	mid        // a darker body
	pale       // a lighter body
	own        // the colour itself
	black      // the ink of the whole sheet
)

// of returns the colour of a tone of base.
func (t tone) of(base string) string {
	switch t {
	case dark:
		return Shade(base, -62)
	case mid:
		return Shade(base, -28)
	case pale:
		return Shade(base, 55)
	case own:
		return base
	case black:
		return Ink
	}
	return "none"
}

// layer is one stroke or fill of a glyph: path commands relative to the centre of the hex, or to each of several points
// around it.
type layer struct {
	fill, stroke tone
	width        int
	d            string
	at           []Point
}

// stampAt draws the layer around a point.
func (l *layer) stampAt(p *Path, c Point) {
	if l.at == nil {
		p.Stamp(c, l.d)
	}
	for _, offset := range l.at {
		p.Stamp(c.Add(offset), l.d)
	}
}

// Glyph is a picture made of layers, bottom first. All hexes of one terrain share one path a layer. This keeps a map of
// 200 hexes small, and needs no ids that could clash with another picture on the page.
type Glyph []layer

// Style returns the attributes of a layer for a terrain's colour.
func (g Glyph) Style(layer int, base string) string {
	return string(g[layer].appendStyle(nil, base))[1:]
}

// Stamp draws one layer around a point.
func (g Glyph) Stamp(p *Path, layer int, at Point) { g[layer].stampAt(p, at) }

// appendStyle writes the attributes of a layer.
func (l *layer) appendStyle(b []byte, base string) []byte {
	b = append(b, ` fill="`...)
	b = append(b, l.fill.of(base)...)
	if l.stroke != none {
		b = append(b, `" stroke="`...)
		b = append(b, l.stroke.of(base)...)
		b = append(b, `" stroke-width="`...)
		b = strconv.AppendInt(b, int64(l.width), 10)
		b = append(b, `" stroke-linecap="round" stroke-linejoin="round`...)
	}
	return append(b, '"')
}

// Draw writes the glyph at every point, layer by layer.
func (g Glyph) Draw(b []byte, at []Point, base string) []byte {
	for i := range g {
		b = append(b, `<path`...)
		b = g[i].appendStyle(b, base)
		b = append(b, ` d="`...)
		p := Path(b)
		for _, c := range at {
			g[i].stampAt(&p, c)
		}
		b = append(p, "\"/>\n"...)
	}
	return b
}

// DrawTurned writes the glyph once, in a group with a transform: rotated (degrees clockwise) and scaled (percent).
func (g Glyph) DrawTurned(b []byte, at Point, angle, scale int, base string) []byte {
	b = append(b, `<g transform="translate(`...)
	b = strconv.AppendInt(b, int64(at.X), 10)
	b = append(b, ' ')
	b = strconv.AppendInt(b, int64(at.Y), 10)
	b = append(b, ')')
	if angle != 0 {
		b = append(b, " rotate("...)
		b = strconv.AppendInt(b, int64(angle), 10)
		b = append(b, ')')
	}
	if scale != 100 {
		b = append(b, " scale(."...)
		b = strconv.AppendInt(b, int64(scale), 10)
		b = append(b, ')')
	}
	b = append(b, "\">"...)
	for i := range g {
		b = append(b, `<path`...)
		b = g[i].appendStyle(b, base)
		b = append(b, ` d="`...)
		p := Path(b)
		g[i].stampAt(&p, Point{})
		b = append(p, `"/>`...)
	}
	return append(b, "</g>\n"...)
}
