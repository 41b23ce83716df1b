package draw

import "strconv"

// Canvas is a picture that is being written: SVG, piece by piece, in one buffer.
type Canvas struct{ Bytes []byte }

// Add writes markup as it is.
func (p *Canvas) Add(parts ...string) {
	for _, s := range parts {
		p.Bytes = append(p.Bytes, s...)
	}
}

// Path is the picture as a path that is written straight into it, between the quotes of its d.
func (p *Canvas) Path() *Path { return (*Path)(&p.Bytes) }

// Num writes a number after some text.
func (p *Canvas) Num(before string, n int) {
	p.Bytes = strconv.AppendInt(append(p.Bytes, before...), int64(n), 10)
}

// Text writes a <text> at a place; the enclosing group has the style.
func (p *Canvas) Text(at Point, words string) {
	p.Num(`<text x="`, at.X)
	p.Num(`" y="`, at.Y)
	p.Add(`">`, Escape(words), `</text>`)
}

// Band strokes a path without filling it; ends are those of SVG: round, butt.
func (p *Canvas) Band(d Path, colour string, width int, ends string) {
	p.Num(`<path fill="none" stroke="`+colour+`" stroke-width="`, width)
	p.Add(`" stroke-linecap="`, ends, `" d="`, string(d), "\"/>\n")
}
