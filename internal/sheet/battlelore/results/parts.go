package results

import (
	"muster/sheet"
)

// drawing is a titled board with its lists.
type drawing struct {
	Emblem sheet.HTML
	Name   string
	Board  sheet.HTML
	Bars   sheet.HTML
}

// drawings are boards that replace a text block.
type drawings []drawing
