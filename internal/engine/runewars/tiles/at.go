package tiles

// At is the position of a hex, in axial coordinates: Q counts columns to the right, R hexes down a column. The hexes
// of the column to the right are half a hex lower.
type At struct{ Q, R int }

// Dir is one of the six sides of a flat-topped hex.
type Dir uint8

// The six sides, clockwise from the top.
const (
	N Dir = iota
	NE
	SE
	S
	SW
	NW
	Dirs = 6
)

// DirNames are the names of the sides in definitions, by Dir.
var DirNames = [Dirs]string{"n", "ne", "se", "s", "sw", "nw"}

var steps = [Dirs]At{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}

func (d Dir) String() string { return DirNames[d%Dirs] }

// Opposite returns the same side seen from the neighbour.
func (d Dir) Opposite() Dir { return (d + 3) % Dirs }

// Turned returns the side d after a rotation of its hex by turns sixths clockwise; negative turns go the other way.
func (d Dir) Turned(turns int) Dir { return Dir((int(d) + sixths(turns)) % Dirs) }

// ParseDir reads a side's name.
func ParseDir(s string) (Dir, bool) {
	for i, n := range DirNames {
		if n == s {
			return Dir(i), true
		}
	}
	return 0, false
}

// Step returns the neighbouring hex across a side.
func (a At) Step(d Dir) At { return a.Plus(steps[d%Dirs]) }

// Plus adds coordinates.
func (a At) Plus(b At) At { return At{a.Q + b.Q, a.R + b.R} }

// Minus subtracts coordinates.
func (a At) Minus(b At) At { return At{a.Q - b.Q, a.R - b.R} }

// Turned returns the hex after a rotation about 0, 0 by turns sixths clockwise; six sixths change nothing
// (RW-TERM-02).
func (a At) Turned(turns int) At {
	for range sixths(turns) {
		a = At{-a.R, a.Q + a.R}
	}
	return a
}

// Distance counts the hexes from a (not counted) to b (counted), ignoring everything between them.
func (a At) Distance(b At) int {
	d := b.Minus(a)
	return (abs(d.Q) + abs(d.R) + abs(d.Q+d.R)) / 2
}

// Toward returns the side of a that faces its neighbour b.
func (a At) Toward(b At) (Dir, bool) {
	for d := N; d < Dirs; d++ {
		if a.Step(d) == b {
			return d, true
		}
	}
	return 0, false
}

func sixths(turns int) int { return ((turns % Dirs) + Dirs) % Dirs }

func abs(n int) int { return max(n, -n) }
