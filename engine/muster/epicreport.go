package muster

import (
	"math/big"

	"muster/engine/field"
	"muster/maps/hex"
)

// Cases is how many ways there are to draw five cards and lay them out in the zones of one colour: 21 draws, 120
// ways each (VAR-EC-02).
const EpicCases = 2520

// Report is the exact answer for every draw of every set on one Epic field.
type EpicReport struct {
	Field    *field.Field
	Sets     [hex.Camps][]*EpicSetReport // in the order given
	Pairings []EpicPairing               // every set of the Pennants with every one of the Standards
	Refused  []Refusal                   // then nothing else is filled in
}

// SetReport is what all cases of one set do on the field.
type EpicSetReport struct {
	Set   *Set
	Camp  hex.Camp
	Zones []int     // indexes of the board's zones that the Guards may be in, each with EpicCases
	Cases int       // of all zones together
	Lies  []EpicLie // cards that displace a unit by their ground alone
	Green []Odds    // Green[n] is the chance of n scouting units; see Enumerate

	Back      EpicClass // a Scout Guard unit finds its row full and goes to the baseline
	Displaced EpicClass // a Guard's mark is impassable, or the Scout Guard stands on it
	Lost      EpicClass // ... and its section's baseline is full (CTA-06)
	NoRoom    EpicClass // a unit of Scout Guard or Reserve finds no vacant hex at all (VAR-EC-02, R-270)
	Short     EpicClass // a unit has no figures left (CTA-IMP-02)
	Types     []TypeShort

	// Deployments counts what can come to stand where: over all cases, which Scout Guard units come and their hexes,
	// times the hexes of displaced Guards, times which Reserve units come and their hexes. Units of one type on two
	// cells of a card are told apart; the order in which a player names units is not.
	Deployments *big.Int

	byGreen []*big.Int
}

// Class is one way for a draw to go wrong. The player's choices for his Scout Guard matter to the cards that come
// after it: Sure counts what happens whatever he chooses, Risk what happens if he chooses badly.
type EpicClass struct{ Sure, Risk EpicCount }

// Count is a count of cases.
type EpicCount struct {
	Cases   int
	Worst   int          // most units concerned in one case
	Total   int          // units concerned in all cases
	Witness *EpicWitness // fewest units called, then lowest numbers, then first zones; nil when there is no case
}

// Witness is a case, and for a Risk where the Scout Guard stands that brings it about.
type EpicWitness struct {
	Draw   Draw
	Zone   int         // index of the board's zones
	Scouts []ScoutPost // none for what is sure
	units  int         // called
}

// ScoutPost is a unit of the Scout Guard and its hex.
type ScoutPost struct {
	Entry *Entry
	Hex   hex.Hex
}

// ZoneDisplacement is a card in a section of the zones of one colour where marks are impassable. Its Cases are those of
// them in which the card lies there; Lost are the units that are lost even when the Scout Guard keeps clear.
type EpicLie struct {
	Zone int // index of the board's zones
	Lie
}

// Pairing is a set of each camp against each other, see Enumerate.
type EpicPairing struct {
	Pennant, Standard *EpicSetReport
	PennantFirst      Odds // who moves first; a tie is halved, for both sides roll alike
	StandardFirst     Odds
	Tie               Odds     // that dice are needed at all
	Deployments       *big.Int // of both camps, with who moves first; a tie can end either way
}

// note records a case of a count; scouts makes its Scout Guard when the case becomes the witness.
func (c *EpicCount) note(d Draw, zone, called, units int, scouts func() []ScoutPost) {
	if units == 0 {
		return
	}
	c.Cases++
	c.Total += units
	c.Worst = max(c.Worst, units)
	if w := c.Witness; w == nil || called < w.units || called == w.units && compareDraws(d, w.Draw) < 0 {
		c.Witness = &EpicWitness{Draw: d, Zone: zone, units: called}
		if scouts != nil {
			c.Witness.Scouts = scouts()
		}
	}
}
