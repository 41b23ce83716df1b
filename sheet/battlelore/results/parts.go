package results

import (
	"muster/sheet"
)

// drawing is a board under a name, with what stands beside it.
type drawing struct {
	Emblem sheet.HTML
	Name   string
	Board  sheet.HTML
	Bars   sheet.HTML
}

// drawings are boards that stand in place of a text.
type drawings []drawing
