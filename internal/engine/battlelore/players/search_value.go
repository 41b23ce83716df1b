package players

import (
	"sync"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// Whole is a win probability of 1: values are parts of it.
const Whole = 1 << 16

// steps is the number of known points of the logistic curve, perLogit of them to a logit: beyond the last it is flat.
const (
	perLogit = 256
	steps    = 8*perLogit + 1
)

// Logit is the size of a logit in Weights.
const Logit = 1024

// curve is the logistic curve to the right of 0, computed in integers, so that every machine plays alike.
var curve = sync.OnceValue(func() *[steps]int32 {
	const (
		one  = 1 << 30
		step = 1069555701 // e to the power of -1/perLogit
	)
	var out [steps]int32
	falls := int64(one)
	for i := range out {
		out[i] = int32(int64(Whole) * one / (one + falls))
		falls = falls * step / one
	}
	return &out
})

// chance returns the win probability for a number of 1024ths of a logit.
func chance(z int32) int32 {
	if z < 0 {
		return Whole - chance(-z)
	}
	return curve()[min(z/(Logit/perLogit), steps-1)]
}

// Chance returns the probability that a camp wins, in hundredths, as search estimates it from the position alone:
// units, score and objectives. It ignores the cards in hand and the history of an adventure's games.
func (g *Ground) Chance(s *battlelore.State, camp boards.Camp) int {
	return int((g.value(s, camp)*100 + Whole/2) / Whole)
}

// value returns the value of a position to a camp: its win probability.
func (g *Ground) value(s *battlelore.State, camp boards.Camp) int32 {
	if s.Ended != battlelore.Playing {
		return Whole / 2 * int32(s.Winner.Points(camp))
	}
	var of [boards.Camps]Position
	g.Count(s, &of)
	mover := g.rules.CampOf[s.Active]
	z := int32(0)
	for i, w := range SearchWeights() {
		z += w.Mine*of[mover][i] + w.Theirs*of[mover.Other()][i]
	}
	if mover != camp {
		z = -z
	}
	return chance(z)
}
