package players

import "muster/engine"

// Begin makes the player ready for another game in thought of the same battle: with that chance, and without what it
// has worked out in the one before.
func (p *Greedy) Begin(chance engine.Rand) {
	p.chance = chance
	p.memory.forget()
	p.thought.forget()
}
