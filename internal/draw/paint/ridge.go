package paint

import (
	"slices"

	"muster/draw"
)

// peak is one mountain of a ridge.
type peak struct {
	foot       draw.Point // the middle of its foot
	high, half int
	lean       int // of its top to the right
	layer      int // above the layers of the peaks behind it
}

// Ridges draws mountains along borders, lit from the north-west, in the colour of their rock. Nearer ones cover those
// behind them.
func Ridges(c *draw.Canvas, rock string, along []Border) {
	if len(along) == 0 {
		return
	}
	peaks := peaksOf(along)
	layers := 0
	var shadow draw.Path
	for i := range peaks {
		peaks[i].layer = layerOf(peaks[:i], &peaks[i])
		layers = max(layers, peaks[i].layer+1)
		peaks[i].shadow(&pen{to: &shadow})
	}
	c.Add(`<path fill="#2b1d0a" fill-opacity=".28" d="`, string(shadow), "\"/>\n")
	passes := [...]struct {
		style string
		draw  func(*peak, *pen)
	}{
		{fill(draw.Shade(rock, 20)) + ` stroke="` + draw.Shade(rock, -45) + `" stroke-width="3" stroke-linejoin="round"`,
			(*peak).whole},
		{fill(draw.Shade(rock, -22)), (*peak).shade},
		{fill(draw.Shade(rock, 78)), (*peak).snow},
	}
	for layer := range layers {
		for _, pass := range passes {
			c.Add("<path ", pass.style, ` d="`)
			for i := range peaks {
				if peaks[i].layer == layer {
					pass.draw(&peaks[i], &pen{to: c.Path()})
				}
			}
			c.Add("\"/>\n")
		}
	}
}

// peaksOf returns the mountains along borders, those behind first.
func peaksOf(along []Border) []peak {
	const n = 4
	out := make([]peak, 0, n*len(along))
	for i := range along {
		b := &along[i]
		for j := range n {
			at := b.at((2*j+1)*100/(2*n)+b.jitter(30+j, 3), b.jitter(40+j, 2))
			out = append(out, peak{
				foot: at.Add(draw.Pt(0, 7)), high: 19 + b.jitter(50+j, 4), half: 10 + b.jitter(60+j, 1), lean: b.jitter(70+j, 2),
			})
		}
	}
	slices.SortStableFunc(out, func(a, b peak) int {
		if a.foot.Y != b.foot.Y {
			return a.foot.Y - b.foot.Y
		}
		return a.foot.X - b.foot.X
	})
	return out
}

// layerOf returns the first layer above all peaks behind one that it touches.
func layerOf(behind []peak, x *peak) int {
	layer := 0
	for i := range behind {
		o := &behind[i]
		if abs(o.foot.X-x.foot.X) < o.half+x.half+3 && x.foot.Y-o.foot.Y < x.high+3 {
			layer = max(layer, o.layer+1)
		}
	}
	return layer
}

func abs(n int) int { return max(n, -n) }

func (x *peak) top() draw.Point { return x.foot.Add(draw.Pt(x.lean, -x.high)) }

// whole draws the outline of a peak.
func (x *peak) whole(p *pen) {
	p.move(x.foot.Add(draw.Pt(-x.half, 0)))
	p.line(x.top())
	p.line(x.foot.Add(draw.Pt(x.half, 0)))
	p.curve(x.foot.Add(draw.Pt(0, 3)), p.began)
	p.close()
}

// shade draws the face away from the light.
func (x *peak) shade(p *pen) {
	p.move(x.top())
	p.line(x.foot.Add(draw.Pt(x.half, 0)))
	p.line(x.foot.Add(draw.Pt(2, 1)))
	p.line(x.foot.Add(draw.Pt(-1, -x.high/3)))
	p.line(x.foot.Add(draw.Pt(2, -x.high*3/5)))
	p.close()
}

// snow draws the lit edge below the top.
func (x *peak) snow(p *pen) {
	top := x.top()
	down := func(by, aside int) draw.Point { return top.Add(draw.Pt(aside, by)) }
	p.move(top)
	p.line(down(x.high*2/5, -x.half*2/5-1))
	p.line(down(x.high/3, -1))
	p.line(down(x.high/2, 0))
	p.close()
}

// shadow draws what a peak throws to the south-east.
func (x *peak) shadow(p *pen) {
	p.move(x.foot.Add(draw.Pt(-x.half/2, 0)))
	p.line(x.top())
	p.line(x.foot.Add(draw.Pt(x.half+9, 4)))
	p.line(x.foot.Add(draw.Pt(2, 6)))
	p.close()
}
