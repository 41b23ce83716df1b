package kernel

import "muster/engine"

// Fork starts a simulation for the player: hidden cards are sampled from the unseen ones, and the dice are random,
// even with a script of dice.
func (v View) Fork(chance engine.Rand, out *State) {
	*out = *v.state
	out.Chance = chance
	if v.rules.Script != nil {
		out.Cursor = pastScript
	}
	// The order of the unseen cards would reveal their places. They are counted and sorted before the shuffle.
	var count [NoCard]uint8
	for _, card := range out.Deck.Cards[:out.Deck.N] {
		count[card]++
	}
	other := &out.Seats[v.Me.Other()]
	for _, card := range other.Hand[:other.Cards] {
		count[card]++
	}
	drawn := int8(0)
	for i, card := range out.Drawn {
		if card != NoCard && out.Active != v.Me {
			count[card]++
			out.Drawn[i] = NoCard
			drawn++
		}
	}
	var unseen Pile
	for card, n := range count[:len(v.rules.Cards)] {
		for ; n > 0; n-- {
			unseen.Put(uint8(card))
		}
	}
	engine.Shuffle(&out.Chance, unseen.Cards[:unseen.N])
	hand := other.Cards
	for i := range hand {
		other.Hand[i] = NoCard
	}
	other.Cards = 0
	for range hand {
		other.take(unseen.Draw())
	}
	out.Deck = unseen
	out.drawSome(drawn, nil)
}
