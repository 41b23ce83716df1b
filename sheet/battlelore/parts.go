package battlelore

import (
	_ "embed"
	"html/template"

	"muster/sheet"
	"muster/sheet/command"
)

//go:embed parts.html
var partsText string

// parts is the markup that stands in place of cards in text.
var parts = sheet.NewMarkup(partsText)

// Lists and tracks are those of every game of the family.
type (
	rosters    = command.Rosters
	roster     = command.Roster
	rosterUnit = command.RosterUnit
	track      = command.Track
	slot       = command.Slot
	marks      = command.Marks
)

// cutCard is a Deployment card to cut out.
type cutCard struct {
	Emblem      template.HTML
	Index, Name string
	Picture     template.HTML
	Units       []rosterUnit
	Camp, SetOf string
}

type cutSheet struct {
	Marks template.HTML
	Cards []cutCard
}
