package players

import (
	"muster/engine"
	"muster/internal/engine/runewars"
)

// Random takes any legal action, each with the same chance.
type Random struct{ chance engine.Rand }

// NewRandom makes a Random with a stream of its own.
func NewRandom(seed uint64, seat int) *Random {
	return &Random{engine.NewRand(seed, "random", string(rune('a'+seat)))}
}

// Choose takes one of the legal actions.
func (p *Random) Choose(_ runewars.View, legal []runewars.Action) runewars.Action {
	return legal[p.chance.IntN(len(legal))]
}
