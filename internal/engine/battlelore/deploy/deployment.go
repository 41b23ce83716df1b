package deploy

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Deployment is one set-up, from the first card to the War Council.
type Deployment struct {
	Field       *rulebook.Field
	Mode        deploycards.Mode
	Seed        uint64
	Boxes       []string    // on the table
	Reserve     string      // ReserveTwo or ReserveAll
	BoxesGiven  []string    // the boxes that the options name
	Calling     *Calling    // the players' Specialists, for a saved draw
	Owner       boards.Camp // the owner of the expansion, in Organized mode
	RevealFirst boards.Camp // whose Guards come first in each wing, in Organized mode
	Lore        bool
	Players     []PlayerResult
	First       boards.Camp // the camp that moves first
	Events      []events.Event
	Placed      []Placement                    // in the order in which the units came
	Features    []Feature                      // that Specialists have put on the field
	Throws      []([boards.Camps]events.Throw) // the dice of scouting ties
	Rolled      []events.Face                  // every die, in the order in which they were rolled

	// The same by camp. With two players of a camp Sets has the first one's, Draw and Choices are empty.
	Sets    [boards.Camps]*deck.Set
	Draw    [boards.Camps]deck.Draw
	Green   [boards.Camps]int
	Lost    [boards.Camps]int
	Choices [boards.Camps][]int
}

// Placement is a unit on the field, or a Feudal Levy token that replaces one (CTA-ORG-05).
type Placement struct {
	Hex     hex.Hex
	Camp    boards.Camp
	Player  int              // in Deployment.Players
	Unit    *rulebook.Unit   // for a token the unit that is missing
	Figures int              // the bearer included; 0 for a token
	Levy    *rulebook.Banner // the token's colour; nil for a unit
	How     events.Placing
	Card    *deck.Card  // whose unit it is; after an exchange the card of the token
	Entry   *deck.Entry // its cell on the card
	Marks   []string    // ids of the Specialists that changed it, in order
	Weapon  string      // its weapon in place of its type's (CTA-SPC-03); "" for its type's

	bearer pieces.Bearer
}

// Token reports whether it is a Feudal Levy token.
func (p *Placement) Token() bool { return p.Levy != nil }

// At returns the unit or token on a hex, or nil.
func (d *Deployment) At(h hex.Hex) *Placement {
	for i := range d.Placed {
		if d.Placed[i].Hex == h {
			return &d.Placed[i]
		}
	}
	return nil
}
