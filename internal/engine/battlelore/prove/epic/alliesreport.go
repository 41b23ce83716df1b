package epic

import (
	"cmp"
	"math/big"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// AlliesCases is the number of ways for the two players of a camp to draw three cards each and lay them out: 35 draws,
// 6 ways each, twice (VAR-ER-01).
const AlliesCases = 210 * 210

// AlliesReport is the exact answer for every draw of every two allies on one Epic field.
type AlliesReport struct {
	Field    *rulebook.Field
	Camps    [boards.Camps][]*AlliesCampReport // in the order given
	Pairings []AlliesPairing                   // every two allies of the Pennants with every two of the Standards
	Refused  []pieces.Refusal                  // then nothing else is filled in
}

// AlliesCampReport is the result of all cases of two allies on the field. Only the hexes of displaced units are open,
// and those do not affect the counts.
type AlliesCampReport struct {
	Camp          boards.Camp
	Sets          [deploy.Allies]*deck.Set // red, blue
	Displacements [deploy.Allies][]prove.Displacement
	Green         [][]int // Green[r][b] is how many cases have r scouting units of the red player and b of the blue

	Displaced AlliesClass // a unit's mark is impassable
	Yielded   AlliesClass // a unit's mark is held by the ally's unit (VAR-ER-03)
	Lost      AlliesClass // ... and its section's baseline is full (CTA-06), or the whole one (VAR-ER-03, R-290)
	Short     AlliesClass // a unit has no figures left (CTA-IMP-02)
	Types     []prove.TypeShort

	Deployments *big.Int // over all cases, the hexes of displaced units

	byGreen [][]*big.Int
}

// AlliesClass is one way for a draw to go wrong.
type AlliesClass struct {
	Cases   int                       `json:"cases"` // of AlliesCases
	Worst   int                       `json:"worst"` // most units concerned in one case
	Total   int                       `json:"total"` // units concerned in all cases
	Witness *[deploy.Allies]deck.Draw `json:"-"`     // fewest units called, then lowest numbers; nil when there is no case
	units   int                       // called by Witness
}

// AlliesPairing are two allies of each camp against each other, every draw and every way to lay it out equally likely.
type AlliesPairing struct {
	Pennant, Standard *AlliesCampReport
	PennantFirst      prove.Chance // to have the turn markers 1 and 3; a tie is halved, for both sides roll alike
	StandardFirst     prove.Chance
	Tie               prove.Chance               // that dice are needed between the camps
	AllyTie           [boards.Camps]prove.Chance // ... and between the allies of a camp
	// of a player to have each turn marker (VAR-RA-02)
	Markers [boards.Camps][deploy.Allies][Markers]prove.Chance
	// of both camps, with the markers; a tie can end either way
	Deployments *big.Int
}

// note records a case of a class.
func (c *AlliesClass) note(d [deploy.Allies]deck.Draw, called, units int) {
	if units == 0 {
		return
	}
	c.Cases++
	c.Total += units
	c.Worst = max(c.Worst, units)
	if c.Witness == nil || called < c.units || called == c.units && compareAllied(d, *c.Witness) < 0 {
		witness := d // a copy, so that d itself stays off the heap
		c.Witness, c.units = &witness, called
	}
}

// compareAllied orders draws by the red player's numbers, then by the blue one's.
func compareAllied(a, b [deploy.Allies]deck.Draw) int {
	return cmp.Or(deck.CompareDraws(a[0], b[0]), deck.CompareDraws(a[1], b[1]))
}
