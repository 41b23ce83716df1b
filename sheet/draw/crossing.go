package draw

import "muster/maps/hex"

// bend is the number of sides from a to b the shorter way round: 3 when they face each other.
func bend(a, b hex.Dir) int {
	n := (int(a) - int(b) + hex.Dirs) % hex.Dirs
	return min(n, hex.Dirs-n)
}

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
