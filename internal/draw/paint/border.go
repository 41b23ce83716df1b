package paint

import (
	"muster/draw"
)

// Border is a line along the side of a hex.
type Border struct {
	From, To draw.Point
	Seed     uint32 // of its irregular details
}

// at returns a point of a border in parts of a hundred, and an offset to its right.
func (b *Border) at(along, aside int) draw.Point {
	way := b.To.Add(scale(b.From, -1, 1))
	return b.From.Add(scale(way, along, 100)).Add(draw.Pt(-way.Y*aside/radius, way.X*aside/radius))
}

// jitter returns a number from -most to most for one detail of a border.
func (b *Border) jitter(detail, most int) int {
	c := Cell{Seed: b.Seed}
	return c.Jitter(waterSalt+detail, most)
}

// Rivers draws rivers along borders, in a colour on land of a colour: their banks, the stream, and waves. Rivers that
// meet at a corner join.
func Rivers(c *draw.Canvas, colour, land string, along []Border) {
	if len(along) == 0 {
		return
	}
	joined := corners(along)
	for _, layer := range [...]struct {
		colour string
		wider  int
	}{{draw.Shade(land, -14), 5}, {draw.Shade(colour, -52), 2}, {colour, 0}, {draw.Shade(colour, -12), -4}} {
		c.Add(`<path fill="`, layer.colour, `" d="`)
		for i := range along {
			along[i].river(&pen{to: c.Path()}, layer.wider, joined)
		}
		c.Add("\"/>\n")
	}
	c.Add("<path ", stroke(draw.Shade(colour, 62), 2), ` d="`)
	for i := range along {
		along[i].waves(&pen{to: c.Path()})
	}
	c.Add("\"/>\n")
}

// corners counts the borders that end at each point.
func corners(along []Border) map[draw.Point]int {
	out := map[draw.Point]int{}
	for i := range along {
		out[along[i].From]++
		out[along[i].To]++
	}
	return out
}

// river draws the area of a river, wider by some units: it swings to one side and then to the other. Where no other
// river joins it gets narrow.
func (b *Border) river(p *pen, wider int, joined map[draw.Point]int) {
	swing := 4 + b.jitter(0, 2)
	if b.jitter(1, 1) < 0 {
		swing = -swing
	}
	w := 8 + wider
	end := func(q draw.Point) int {
		if joined[q] > 1 {
			return w
		}
		return max(1, w*3/5)
	}
	from, to := end(b.From), end(b.To)
	p.disc(b.From, from)
	p.disc(b.To, to)
	middle := 50 + b.jitter(2, 6)
	p.move(b.at(0, from))
	p.curve(b.at(25, swing+w+1), b.at(middle, w))
	p.curve(b.at(75, w+1-swing), b.at(100, to))
	p.line(b.at(100, -to))
	p.curve(b.at(75, -w-1-swing), b.at(middle, -w))
	p.curve(b.at(25, swing-w-1), b.at(0, -from))
	p.close()
}

func (b *Border) waves(p *pen) {
	for i, w := range [...][2]int{{20, -2}, {50, 3}, {80, -1}} {
		p.stamp(b.at(w[0]+b.jitter(10+i, 5), w[1]+b.jitter(20+i, 1)).Add(draw.Pt(-6, 0)), "q3-4 6 0t6 0")
	}
}
