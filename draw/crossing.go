package draw

import "muster/maps/hex"

// bend returns the number of sides from a to b the shorter way round: 3 if they are opposite.
func bend(a, b hex.Dir) int {
	n := (int(a) - int(b) + hex.Dirs) % hex.Dirs
	return min(n, hex.Dirs-n)
}

// Crossing returns the angle, in degrees clockwise from east, of a path across the water, perpendicular to its flow.
func Crossing(flow []hex.Dir) int {
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

// The cosines and sines of 0, 30 ... 150 degrees, in thousandths: the angles of Crossing.
var (
	cosines = [...]int{1000, 866, 500, 0, -500, -866}
	sines   = [...]int{0, 500, 866, 1000, 866, 500}
)

// turned returns a point rotated clockwise around the centre by an angle of Crossing.
func turned(p Point, angle int) Point {
	cos, sin := cosines[angle/30], sines[angle/30]
	return Point{(p.X*cos - p.Y*sin) / 1000, (p.X*sin + p.Y*cos) / 1000}
}

// Crest returns the offset of the water's middle from that of the hex: a bend cuts the corner.
func Crest(flow []hex.Dir) Point {
	if len(flow) != 2 {
		return Point{}
	}
	sum := Middle(flow[0]).Add(Middle(flow[1]))
	return Point{sum.X / 4, sum.Y / 4}
}
