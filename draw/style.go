package draw

// Style is how the ground of a board is drawn; "" is Painted.
type Style string

// The styles: as on a painted map, or flat with patterns, which needs less ink.
const (
	Painted Style = "painted"
	Plain   Style = "plain"
)
