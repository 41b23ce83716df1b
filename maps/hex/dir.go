package hex

// Dir is one of the six sides of a hex; north is the top of the map. The names are those of a pointy-topped hex;
// flatDirNames has the names on a flat-topped hex.
type Dir uint8

// The six sides, anticlockwise from east.
const (
	E Dir = iota
	NE
	NW
	W
	SW
	SE
	Dirs = 6
)

// DirNames are the sides as written in definitions, by Dir.
var DirNames = [Dirs]string{"e", "ne", "nw", "w", "sw", "se"}

// flatDirNames are the sides of a flat-topped hex, by Dir: clockwise from north.
var flatDirNames = [Dirs]string{"n", "ne", "se", "s", "sw", "nw"}

// steps are the neighbours' offsets in doubled column and row from the bottom, by Dir.
var steps = [Dirs]offset{{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}}

// offset is a difference of doubled columns and rows; dc + dr is even.
type offset struct{ dc, dr int }

func (d Dir) String() string { return DirNames[d%Dirs] }

// Opposite returns the same side seen from the neighbour.
func (d Dir) Opposite() Dir { return (d + 3) % Dirs }

// ParseDir parses a side's name.
func ParseDir(s string) (Dir, bool) {
	for i, n := range DirNames {
		if n == s {
			return Dir(i), true
		}
	}
	return 0, false
}
