package draw

import "strconv"

// canvas is a picture that is being written: SVG, piece by piece, in one buffer.
type canvas struct{ b []byte }

// write writes markup as it is.
func (p *canvas) write(parts ...string) {
	for _, s := range parts {
		p.b = append(p.b, s...)
	}
}

// num writes a number after some text.
func (p *canvas) num(before string, n int) {
	p.b = strconv.AppendInt(append(p.b, before...), int64(n), 10)
}

// text writes a <text> at a place; the enclosing group has the style.
func (p *canvas) text(at point, words string) {
	p.num(`<text x="`, at.x)
	p.num(`" y="`, at.y)
	p.write(`">`, Escape(words), `</text>`)
}

// band strokes a path without filling it; ends are those of SVG: round, butt.
func (p *canvas) band(d path, colour string, width int, ends string) {
	p.num(`<path fill="none" stroke="`+colour+`" stroke-width="`, width)
	p.write(`" stroke-linecap="`, ends, `" d="`, string(d), "\"/>\n")
}
