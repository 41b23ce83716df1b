package deployment

import (
	_ "embed"
	"html/template"

	"muster/sheet"
)

//go:embed parts.html
var partsText string

// parts is the markup that stands in place of boards in text.
var parts = sheet.NewMarkup(partsText)

// drawing is a board under a name, with what stands beside it.
type drawing struct {
	Emblem template.HTML
	Name   string
	Board  template.HTML
	Bars   template.HTML
}
