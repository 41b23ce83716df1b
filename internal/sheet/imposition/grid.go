package imposition

// The arrangement of cards on a page: three across and three down, without gaps.
const (
	Across = 3
	Down   = 3
	PerTop = Across * Down
)

// The measures of a page, in millimetres: a card, and the bleed around the nine. Together they are 195 by 270, which
// fits both papers.
const (
	Width  = 63
	Height = 88
	Bleed  = 3
)

// Duplex is the way that a printer turns the paper for its second side.
type Duplex string

// The ways to turn it: about the long edge, like a book; about the short one, like a calendar; or not at all, without
// backs.
const (
	Long   Duplex = "long"
	Short  Duplex = "short"
	Single Duplex = "none"
)

// Turns lists them, the default first.
func Turns() []string { return []string{string(Long), string(Short), string(Single)} }

// Behind returns the place on the second side behind a place of the first, counted by rows.
func (d Duplex) Behind(place int) int {
	row, column := place/Across, place%Across
	if d == Short {
		return (Down-1-row)*Across + column
	}
	return row*Across + Across - 1 - column
}
