package rulebook

import "muster/engine/command/boards"

// Board is a battlefield. Geometry is made from the row when it is loaded; a row that makes no board is faulty.
type Board struct {
	Row
	boards.Spec
	Geometry *boards.Board `toml:"-"`
}
