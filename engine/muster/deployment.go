package muster

import (
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// Deployment is one set-up, from the first card to the War Council.
type Deployment struct {
	Field   *field.Field
	Sets    [hex.Camps]*Set
	Seed    uint64
	Draw    [hex.Camps]Draw
	Green   [hex.Camps]int // units that counted when scouting
	First   hex.Camp       // who moves first
	Events  []Event
	Placed  []Placement          // in the order in which the units came
	Lost    [hex.Camps]int       // units called that stand nowhere
	Choices [hex.Camps][]int     // what the policies answered, for a Script
	Throws  []([hex.Camps]Throw) // the dice of scouting ties
}

// How tells how a unit came to its hex.
type How uint8

// The ways.
const (
	OnMark      How = iota + 1 // as its card shows it
	Moved                      // off impassable ground to the baseline (CTA-06)
	FromReserve                // CTA-09
)

// HowNames are the ways in words, by How.
var HowNames = [...]string{OnMark: "on its mark", Moved: "moved to the baseline", FromReserve: "from the reserve"}

func (h How) String() string { return HowNames[int(h)%len(HowNames)] }

// Placement is a unit on the field.
type Placement struct {
	Hex   hex.Hex
	Camp  hex.Camp
	Unit  *rulebook.Unit
	How   How
	Card  *Card
	Entry *Entry // its cell on the card
}

// At is the unit on a hex; nil when there is none.
func (d *Deployment) At(h hex.Hex) *Placement {
	for i := range d.Placed {
		if d.Placed[i].Hex == h {
			return &d.Placed[i]
		}
	}
	return nil
}
