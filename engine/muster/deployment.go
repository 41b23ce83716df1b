package muster

import (
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// Deployment is one set-up, from the first card to the War Council.
type Deployment struct {
	Field       *field.Field
	Mode        Mode
	Seed        uint64
	Boxes       []string // on the table
	Reserve     string   // ReserveTwo or ReserveAll
	given       []string // the boxes that the options name
	calling     *Calling // who was to play which Specialists, for a saved draw
	Owner       hex.Camp // who owns the expansion, in Organized mode
	RevealFirst hex.Camp // whose Guards come first in each wing, in Organized mode
	Lore        bool
	Players     []PlayerResult
	First       hex.Camp // who moves first
	Events      []Event
	Placed      []Placement          // in the order in which the units came
	Features    []Feature            // that Specialists have put on the field
	Throws      []([hex.Camps]Throw) // the dice of scouting ties
	Rolled      []Face               // every die, in the order in which they were rolled

	// The same by camp. With two players of a camp Sets has the first one's, Draw and Choices are empty.
	Sets    [hex.Camps]*Set
	Draw    [hex.Camps]Draw
	Green   [hex.Camps]int
	Lost    [hex.Camps]int
	Choices [hex.Camps][]int
}

// Placement is a unit on the field, or a Feudal Levy token that stands in for one (CTA-ORG-05).
type Placement struct {
	Hex     hex.Hex
	Camp    hex.Camp
	Player  int              // in Deployment.Players
	Unit    *rulebook.Unit   // for a token the unit that is missing
	Figures int              // the bearer included; 0 for a token
	Levy    *rulebook.Banner // the token's colour; nil for a unit
	How     How
	Card    *Card    // whose unit it is; after an exchange the card of the token
	Entry   *Entry   // its cell on the card
	Marks   []string // ids of the Specialists that changed it, in order
	Weapon  string   // what it carries in place of its type's weapon (CTA-SPC-03); "" for its own

	bearer bearer
}

// Token reports whether it is a Feudal Levy token.
func (p *Placement) Token() bool { return p.Levy != nil }

// At is the unit or token on a hex; nil when there is none.
func (d *Deployment) At(h hex.Hex) *Placement {
	for i := range d.Placed {
		if d.Placed[i].Hex == h {
			return &d.Placed[i]
		}
	}
	return nil
}
