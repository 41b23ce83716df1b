package battlelore

import (
	"muster/internal/sheet/command"
	"muster/sheet"
)

// Common lists and tracks of the family.
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
	Emblem      sheet.HTML
	Index, Name string
	Picture     sheet.HTML
	Units       []rosterUnit
	Camp, SetOf string
}

type cutSheet struct {
	Marks sheet.HTML
	Cards []cutCard
}
