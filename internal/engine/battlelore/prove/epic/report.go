package epic

import (
	"math/big"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Cases is the number of ways to draw five cards and lay them out in the zones of one colour: 21 draws, 120 ways each
// (VAR-EC-02).
const Cases = 2520

// Report is the exact answer for every draw of every set on one Epic field.
type Report struct {
	Field    *rulebook.Field
	Sets     [boards.Camps][]*SetReport // in the order given
	Pairings []Pairing                  // every set of the Pennants with every one of the Standards
	Refused  []pieces.Refusal           // then nothing else is filled in
}

// SetReport is the result of all cases of one set on the field.
type SetReport struct {
	Set           *deck.Set
	Camp          boards.Camp
	Zones         []int              // indexes of the board's zones that the Guards may be in, each with EpicCases
	Cases         int                // of all zones together
	Displacements []ZoneDisplacement // cards that displace a unit by their ground alone
	Green         []prove.Odds       // Green[n] is the chance of n scouting units; see Enumerate

	Back      Class // a Scout Guard unit finds its row full and goes to the baseline
	Displaced Class // a Guard's mark is impassable, or the Scout Guard stands on it
	Lost      Class // ... and its section's baseline is full (CTA-06)
	NoRoom    Class // a unit of Scout Guard or Reserve finds no vacant hex at all (VAR-EC-02, R-270)
	Short     Class // a unit has no figures left (CTA-IMP-02)
	Types     []prove.TypeShort

	// Deployments counts the possible positions. Over all cases it multiplies the choices of Scout Guard units and
	// their hexes, the hexes of displaced Guards, and the choices of Reserve units and their hexes. Units of one type
	// on two cells of a card are distinct; the order of naming is not.
	Deployments *big.Int

	byGreen []*big.Int
}

// Class is one way for a draw to go wrong. The player's choices for the Scout Guard affect the cards that come after
// it: Sure counts results of every choice, Risk those of some choice.
type Class struct{ Sure, Risk Count }

// Count is a count of cases.
type Count struct {
	Cases   int      `json:"cases"`
	Worst   int      `json:"worst"` // most units concerned in one case
	Total   int      `json:"total"` // units concerned in all cases
	Witness *Witness `json:"-"`     // fewest units called, then lowest numbers, then first zones; nil when there is no case
}

// Witness is a case, and for a Risk the Scout Guard's hexes that cause it.
type Witness struct {
	Draw   deck.Draw
	Zone   int         // index of the board's zones
	Scouts []ScoutPost // none for what is sure
	units  int         // called
}

// ScoutPost is a unit of the Scout Guard and its hex.
type ScoutPost struct {
	Entry *deck.Entry
	Hex   hex.Hex
}

// ZoneDisplacement is a card in a section of the zones of one colour where marks are impassable. Cases counts the
// cases in which the card lies there; Lost counts the units that are lost even when the Scout Guard keeps clear.
type ZoneDisplacement struct {
	Zone int // index of the board's zones
	prove.Displacement
}

// Pairing is a set of each camp against each other, see Enumerate.
type Pairing struct {
	Pennant, Standard *SetReport
	PennantFirst      prove.Odds // chance that the Pennants move first; a tie is halved, for both sides roll alike
	StandardFirst     prove.Odds
	Tie               prove.Odds // that dice are needed at all
	Deployments       *big.Int   // of both camps, with who moves first; a tie can end either way
}

// note records a case of a count; scouts makes its Scout Guard when the case becomes the witness.
func (c *Count) note(d deck.Draw, zone, called, units int, scouts func() []ScoutPost) {
	if units == 0 {
		return
	}
	c.Cases++
	c.Total += units
	c.Worst = max(c.Worst, units)
	if w := c.Witness; w == nil || called < w.units || called == w.units && deck.CompareDraws(d, w.Draw) < 0 {
		c.Witness = &Witness{Draw: d, Zone: zone, units: called}
		if scouts != nil {
			c.Witness.Scouts = scouts()
		}
	}
}
