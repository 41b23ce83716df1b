package draw

import (
	"math/bits"

	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// Flows tells for each hex across which of its sides the water goes on; nothing for dry ground and for a pond. Water
// flows into neighbouring water. Where a river runs beside itself, a hex whose two ways are certain takes no third.
// A river that has one way on runs off the board at the rim, or ends in soft ground.
func Flows(f *field.Field) [][]hex.Dir {
	if f.Hexes == nil {
		return nil
	}
	wet := f.Water.Hexes()
	open := make([]ways, f.Hexes.Len())
	for _, h := range wet {
		for d := range hex.Dir(hex.Dirs) {
			if f.Water.Has(f.Hexes.Neighbour(h, d)) {
				open[h] |= 1 << d
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, h := range wet {
			if sure := certain(f, open, h); open[h].count() > 2 && sure.count() == 2 {
				for _, d := range (open[h] &^ sure).list() {
					open[f.Hexes.Neighbour(h, d)] &^= 1 << d.Opposite()
				}
				open[h], changed = sure, true
			}
		}
	}
	flows := make([][]hex.Dir, len(open))
	for _, h := range wet {
		if open[h].count() == 1 {
			open[h] |= mouth(f, h, open[h].list()[0])
		}
		flows[h] = open[h].list()
	}
	return flows
}

// ways is a set of sides, a bit a hex.Dir.
type ways uint8

func (w ways) count() int { return bits.OnesCount8(uint8(w)) }

func (w ways) list() []hex.Dir {
	out := make([]hex.Dir, 0, hex.Dirs)
	for d := range hex.Dir(hex.Dirs) {
		if w&(1<<d) != 0 {
			out = append(out, d)
		}
	}
	return out
}

// certain is the ways of a hex that its neighbours cannot do without: they have no more than two.
func certain(f *field.Field, all []ways, h hex.Hex) ways {
	var sure ways
	for _, d := range all[h].list() {
		if all[f.Hexes.Neighbour(h, d)].count() <= 2 {
			sure |= 1 << d
		}
	}
	return sure
}

// mouth is the side by which a river leaves a hex into which it comes by one side: off the board or into soft
// ground, as straight as may be; none when neither is there.
func mouth(f *field.Field, h hex.Hex, from hex.Dir) ways {
	for _, far := range [...]int{3, 2, 1} {
		for d := range hex.Dir(hex.Dirs) {
			n := f.Hexes.Neighbour(h, d)
			if bend(d, from) == far && (n == hex.None || soft(f.Cells[n].Ground)) {
				return 1 << d
			}
		}
	}
	return 0
}

// soft tells whether a river may end in a ground: flat land that stops whoever enters, as a marsh does.
func soft(t *rulebook.Terrain) bool {
	return t != nil && !t.Water && t.Pass && t.Stop && t.Sight == rulebook.SightClear
}

// bend is the number of sides from a to b the shorter way round: 3 when they face each other.
func bend(a, b hex.Dir) int {
	n := (int(a) - int(b) + hex.Dirs) % hex.Dirs
	return min(n, hex.Dirs-n)
}

// Straight tells whether water with these ways on is laid with a straight tile, not with a bend: through opposite
// sides, or with one way on or none.
func Straight(flow []hex.Dir) bool { return len(flow) < 2 || bend(flow[0], flow[1]) == 3 }

// crossing is the angle, in degrees clockwise from east, of a way over the water: square to where it flows.
func crossing(flow []hex.Dir) int {
	switch len(flow) {
	case 0:
		return 90
	case 1:
		return (450 - 60*int(flow[0])) % 180
	}
	a, b := flow[0], flow[1]
	for _, x := range flow { // of a confluence, the straightest way through
		for _, y := range flow {
			if bend(x, y) > bend(a, b) {
				a, b = x, y
			}
		}
	}
	return (360 - 30*(int(a)+int(b))) % 180
}

// crest is where the middle of the water lies from the middle of the hex: a bend cuts the corner.
func crest(flow []hex.Dir) point {
	if len(flow) != 2 {
		return point{}
	}
	sum := middle(flow[0]).add(middle(flow[1]))
	return point{sum.x / 4, sum.y / 4}
}

// stream adds the course of one hex's water to a path.
func (f *frame) stream(p *path, h hex.Hex, flow []hex.Dir) {
	c := f.centre(h)
	switch len(flow) {
	case 0:
		p.stamp(c, "h0")
	case 2:
		p.move(f.leave(h, flow[0]))
		p.curve(c, f.leave(h, flow[1]))
	default:
		for _, d := range flow {
			p.move(c)
			p.line(f.leave(h, d))
		}
	}
}

// leave is where water leaves a hex across side d: the middle of the side, or the edge of the field beyond it.
func (f *frame) leave(h hex.Hex, d hex.Dir) point {
	c, m := f.centre(h), middle(d)
	if f.board.Neighbour(h, d) != hex.None {
		return c.add(m)
	}
	if d == hex.E || d == hex.W {
		return c.add(point{2 * m.x, 0}) // across the half hex at the rim, or on under the rim itself
	}
	return c.add(point{m.x * 4 / 3, m.y * 4 / 3})
}

// ripples are short waves down the stream, now on one side, now on the other: without them a river looks like a road
// once the colour is gone.
func (f *frame) ripples(p *path, h hex.Hex, flow []hex.Dir) {
	c := f.centre(h)
	a, b := c, c
	switch len(flow) {
	case 0:
	case 1:
		a = f.leave(h, flow[0])
	default:
		a, b = f.leave(h, flow[0]), f.leave(h, flow[1])
	}
	const parts = 8
	for i, t := range [...]int{1, 3, 5, 7} {
		u := parts - t
		at := point{
			(u*u*a.x + 2*t*u*c.x + t*t*b.x) / (parts * parts),
			(u*u*a.y + 2*t*u*c.y + t*t*b.y) / (parts * parts),
		}
		aside := point{-13, -8}
		if i%2 == 1 {
			aside = point{-5, 9}
		}
		p.stamp(at.add(aside), "q5-6 9 0t9 0")
	}
}
