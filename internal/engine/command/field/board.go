package field

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/rows"
)

// Board is a battlefield. Its geometry is made from the row when it is loaded; a row without a valid geometry is
// invalid.
type Board struct {
	rows.Row
	boards.Spec
	Epic     bool          `toml:"epic"` // Epic set-up, turn and victory rules apply (EP-SET-01)
	Rack     int           `toml:"rack"` // open Command cards for both camps (EP-SET-03)
	Geometry *boards.Board `toml:"-"`
}

// build makes a board's geometry, and reports whether it is valid.
func build(b *Board) bool {
	geometry, err := boards.New(b.Spec)
	b.Geometry = geometry
	return err == nil
}

// Own rows that a board's setup names.
const (
	RowsGuards    = "guards"
	RowsLandmarks = "landmarks"
	RowsLairs     = "lairs"
	RowsStakes    = "stakes"
)

// RowWords are the words for them.
func RowWords() []string { return []string{RowsGuards, RowsLandmarks, RowsLairs, RowsStakes} }

// Rows returns the first and last own row that a word of RowWords names on the board; both 0 if the board has no such
// rows.
func (b *Board) Rows(word string) (first, last int) {
	var rows [2]int
	switch word {
	case RowsGuards:
		rows = b.Setup.Guards
	case RowsLandmarks:
		rows = b.Setup.Landmarks
	case RowsLairs:
		rows = b.Setup.Lairs
	case RowsStakes:
		rows = b.Setup.Stakes
	}
	return rows[0], rows[1]
}
