package sheet

import (
	_ "embed"
	"html/template"
)

//go:embed deployparts.html
var deployPartsText string

// deployParts is the markup that stands in place of boards in text.
var deployParts = newMarkup(deployPartsText)

// drawing is a board under a name, with what stands beside it.
type drawing struct {
	Emblem template.HTML
	Name   string
	Board  template.HTML
	Bars   template.HTML
}
