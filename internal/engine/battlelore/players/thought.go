package players

import "muster/engine"

// Begin resets the player for another simulation of the same battle: with that random stream, and without cached
// results.
func (p *Greedy) Begin(chance engine.Rand) {
	p.chance = chance
	p.memory.forget()
	p.thought.forget()
}
