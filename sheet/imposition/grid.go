package imposition

// How cards lie on a page: three across and three down, with no room between them.
const (
	Across = 3
	Down   = 3
	PerTop = Across * Down
)

// The measures of a page, in millimetres: a card, and how far colour runs on beyond the outer rim of the nine. Together
// they are 195 by 270, which both papers hold.
const (
	Width  = 63
	Height = 88
	Bleed  = 3
)

// Duplex is how a printer turns the paper for its second side.
type Duplex string

// The ways to turn it: about the long edge, as a book; about the short one, as a calendar; or not at all, and then no
// backs are printed.
const (
	Long   Duplex = "long"
	Short  Duplex = "short"
	Single Duplex = "none"
)

// Turns lists them, the usual one first.
func Turns() []string { return []string{string(Long), string(Short), string(Single)} }

// Behind is the place on the second side that lies behind a place of the first, counted by rows.
func (d Duplex) Behind(place int) int {
	row, column := place/Across, place%Across
	if d == Short {
		return (Down-1-row)*Across + column
	}
	return row*Across + Across - 1 - column
}
