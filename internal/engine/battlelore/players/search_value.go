package players

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/policy"
)

// Chance returns the probability that a camp wins, in hundredths, as search estimates it from the position alone:
// units, score and objectives. It ignores the cards in hand and the history of an adventure's games.
func (g *Ground) Chance(s *battlelore.State, camp boards.Camp) int {
	return int((g.value(s, camp)*100 + policy.Certain/2) / policy.Certain)
}

// value returns the value of a position to a camp: its win probability.
func (g *Ground) value(s *battlelore.State, camp boards.Camp) int32 {
	if s.Ended != battlelore.Playing {
		return policy.Certain / 2 * int32(s.Winner.Points(camp))
	}
	var of [boards.Camps]Position
	g.Count(s, &of)
	mover := g.rules.CampOf[s.Active]
	z := policy.Logits(SearchWeights(), of[mover][:], of[mover.Other()][:])
	if mover != camp {
		z = -z
	}
	return policy.WinChance(z)
}
