package prove

import (
	"math/big"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Report is the exact result over every draw of every set on one field.
type Report struct {
	Field    *rulebook.Field
	Reserve  string                     // ReserveTwo or ReserveAll
	Sets     [boards.Camps][]*SetReport // in the order given
	Pairings []Pairing                  // every set of the Pennants with every one of the Standards
	Refused  []pieces.Refusal           // then nothing else is filled in
}

// SetReport is the result of the 840 cases of one set on the field. The Reserve counts as the maximum that the camp
// may call: with ReserveAll as if it moved first.
type SetReport struct {
	Set  *deck.Set
	Camp boards.Camp
	// cards that displace a unit, section by section, in the order of Right, Centre, Left and numbers
	Displacements []Displacement
	Green         []int // Green[n] is how many cases have n scouting units on the field (CTA-08)

	Displaced Class // a unit's mark is impassable
	Lost      Class // ... and its section's baseline is full (CTA-06)
	NoRoom    Class // a called Reserve unit finds no vacant hex
	Short     Class // a Guard has no figures left, or a unit of the Reserve card could not be named (CTA-04)

	// Deployments counts the possible positions: over all cases, the hexes of displaced units times the Reserve units
	// that come times their hexes. Units of one type on two cells of a card are distinct; the order of naming the
	// Reserve is not. With ReserveAll it is the camp's number when it moves first.
	Deployments *big.Int

	first, second []*big.Int // deployments by green units, as the starting player and as the out-scouted one
}

// Class is one way for a draw to go wrong.
type Class struct {
	Cases   int        `json:"cases"` // of the 840
	Worst   int        `json:"worst"` // most units concerned in one case
	Total   int        `json:"total"` // units concerned in all cases
	Witness *deck.Draw `json:"-"`     // fewest units called, then lowest numbers; nil when there is no case
	units   int        // called by Witness
}

// Pairing is a set of each camp against each other, every draw and every way to lay it out equally likely.
type Pairing struct {
	Pennant, Standard *SetReport
	PennantFirst      Chance   // chance that the Pennants move first; a tie is halved, for both sides roll alike
	StandardFirst     Chance   // 1 less PennantFirst
	Tie               Chance   // that dice are needed at all
	Deployments       *big.Int // of both camps, with who moves first; a tie can end either way
}

// note records a case of a class.
func (c *Class) note(d deck.Draw, called, units int) {
	if units == 0 {
		return
	}
	c.Cases++
	c.Total += units
	c.Worst = max(c.Worst, units)
	if c.Witness == nil || called < c.units || called == c.units && deck.CompareDraws(d, *c.Witness) < 0 {
		witness := d // a copy, so that d itself stays off the heap
		c.Witness, c.units = &witness, called
	}
}
