package tiles

// Border is the colour of a side of an area.
type Border uint8

// The colours. A colour bars a way, unless it is lifted; yellow bars nothing (RW-T12-03).
const (
	Open Border = iota
	Mountain
	Water
	Yellow
)

// BorderNames are the names of the colours in definitions, by Border; Open has none.
var BorderNames = [...]string{"", "mountain", "water", "yellow"}

func (b Border) String() string { return BorderNames[b] }

// ParseBorder reads the name of a colour.
func ParseBorder(s string) (Border, bool) {
	for i := Mountain; i <= Yellow; i++ {
		if BorderNames[i] == s {
			return i, true
		}
	}
	return Open, false
}

// Bars reports whether units that neither fly nor have help cannot cross the border (RW-MOVE-04).
func (b Border) Bars() bool { return b == Mountain || b == Water }

// Conflicts reports whether the two sides of one border may not touch: no coloured border against a coloured one
// (RW-SETUP-08), and yellow against neither red nor blue (RW-T12-03).
func Conflicts(a, b Border) bool { return a != Open && b != Open && (a.Bars() || b.Bars()) }

// Area is one hex of a tile.
type Area struct {
	At      At           // in the tile as it is printed
	Borders [Dirs]Border // by the sides of the tile as it is printed
}

// Tile is a rigid group of areas (RW-TERM-02).
type Tile struct{ Areas []Area }

// Joined reports whether all areas of the tile are connected.
func (t *Tile) Joined() bool {
	if len(t.Areas) == 0 {
		return false
	}
	reached := map[At]bool{t.Areas[0].At: true}
	for more := true; more; {
		more = false
		for i := range t.Areas {
			at := t.Areas[i].At
			for d := N; d < Dirs && !reached[at]; d++ {
				if reached[at.Step(d)] {
					reached[at], more = true, true
				}
			}
		}
	}
	return len(reached) == len(t.Areas)
}

// Placed is a tile on the table: its hex 0, 0 is at At, and it is rotated about that by a number of sixths clockwise.
type Placed struct {
	Tile *Tile
	At   At
	Turn int
}

// Where returns the hex of an area of the tile.
func (p *Placed) Where(area int) At { return p.Tile.Areas[area].At.Turned(p.Turn).Plus(p.At) }

// Borders returns the colours of a placed area's sides.
func (p *Placed) Borders(area int) [Dirs]Border {
	var out [Dirs]Border
	for d, b := range p.Tile.Areas[area].Borders {
		out[Dir(d).Turned(p.Turn)] = b
	}
	return out
}
