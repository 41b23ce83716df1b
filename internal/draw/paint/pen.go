package paint

import (
	"strconv"

	"muster/draw"
	"muster/maps/hex"
)

// pen writes path commands relative to the last point, which takes a third fewer bytes than absolute ones.
type pen struct {
	to    *draw.Path
	at    draw.Point
	began draw.Point
	last  byte // the last command
}

func hexDir(d int) hex.Dir { return hex.Dir(d % Sides) }

// move starts a line.
func (p *pen) move(q draw.Point) {
	p.to.Move(q)
	p.at, p.began, p.last = q, q, 'M'
}

func (p *pen) line(q draw.Point) {
	p.command('l')
	p.point(q, p.at)
	p.at = q
}

func (p *pen) curve(control, q draw.Point) {
	p.command('q')
	p.point(control, p.at)
	p.point(q, p.at)
	p.at = q
}

func (p *pen) cubic(a, b, q draw.Point) {
	p.command('c')
	p.point(a, p.at)
	p.point(b, p.at)
	p.point(q, p.at)
	p.at = q
}

func (p *pen) close() {
	*p.to = append(*p.to, 'z')
	p.at, p.last = p.began, 'z'
}

// dot is a line without length: round ends make it a disc as wide as the stroke.
func (p *pen) dot(q draw.Point) {
	p.to.Stamp(q, "h0")
	p.at, p.last = q, 'h'
}

// disc draws a circle.
func (p *pen) disc(at draw.Point, r int) {
	s, w := strconv.Itoa(r), strconv.Itoa(2*r)
	arc := "a" + s + " " + s + " 0 1 0 "
	p.stamp(at, "m-"+s+" 0"+arc+w+" 0"+arc+"-"+w+" 0z")
}

// stamp draws commands relative to a point.
func (p *pen) stamp(q draw.Point, relative string) {
	p.to.Stamp(q, relative)
	p.last = 0
}

// command writes a command letter unless it repeats.
func (p *pen) command(c byte) {
	if p.last != c {
		*p.to = append(*p.to, c)
	}
	p.last = c
}

func (p *pen) point(q, from draw.Point) {
	p.number(q.X - from.X)
	p.number(q.Y - from.Y)
}

// number writes a number; only one without a sign needs a space after another number.
func (p *pen) number(n int) {
	b := *p.to
	if last := b[len(b)-1]; n >= 0 && last >= '0' && last <= '9' {
		b = append(b, ' ')
	}
	*p.to = strconv.AppendInt(b, int64(n), 10)
}
