package draw

import "strconv"

// Canvas is an SVG picture in progress, written piece by piece into one buffer.
type Canvas struct{ Bytes []byte }

// Add writes markup unchanged.
func (p *Canvas) Add(parts ...string) {
	for _, s := range parts {
		p.Bytes = append(p.Bytes, s...)
	}
}

// Path returns the picture as a path that is written directly into it, between the quotes of its d.
func (p *Canvas) Path() *Path { return (*Path)(&p.Bytes) }

// Num writes a number after some text.
func (p *Canvas) Num(before string, n int) {
	p.Bytes = strconv.AppendInt(append(p.Bytes, before...), int64(n), 10)
}

// Text writes a <text> at a point; the enclosing group has the style.
func (p *Canvas) Text(at Point, words string) {
	p.Num(`<text x="`, at.X)
	p.Num(`" y="`, at.Y)
	p.Add(`">`, Escape(words), `</text>`)
}

// Band strokes a path without filling it; ends are the SVG line caps: round, butt.
func (p *Canvas) Band(d Path, colour string, width int, ends string) {
	p.Num(`<path fill="none" stroke="`+colour+`" stroke-width="`, width)
	p.Add(`" stroke-linecap="`, ends, `" d="`, string(d), "\"/>\n")
}
