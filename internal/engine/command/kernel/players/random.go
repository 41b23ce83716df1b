package players

import (
	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
)

// Random takes any legal action with the same probability.
type Random struct{ chance engine.Rand }

// NewRandom returns a Random with its own random stream.
func NewRandom(seed uint64, seat boards.Camp) *Random {
	return &Random{engine.NewRand(seed, "random", string(rune('a'+seat)))}
}

// Choose takes one of the legal actions.
func (p *Random) Choose(_ kernel.View, legal []kernel.Action) kernel.Action {
	return legal[p.chance.IntN(len(legal))]
}
