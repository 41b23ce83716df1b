package rulebook

import "muster/engine/command/boards"

// Board is a battlefield. Geometry is made from the row when it is loaded; a row that makes no board is faulty.
type Board struct {
	Row
	boards.Spec
	Epic     bool          `toml:"epic"` // Epic set-up, turn and victory rules apply (EP-SET-01)
	Rack     int           `toml:"rack"` // Command cards that lie open for both camps (EP-SET-03)
	Geometry *boards.Board `toml:"-"`
}
