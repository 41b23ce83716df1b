package battlelore

// Battle returns the current attack, if there is one.
func (v View) Battle() (Frame, bool) {
	if b := v.state.fought(); b != nil {
		return *b, true
	}
	return Frame{}, false
}

// Coming returns the hits that the target has not suffered yet, while a creature uses a power paid for by its roll
//
func (v View) Coming() int {
	if f := v.state.top(); f.Kind == InPower && f.Step == powerWaits {
		return int(v.state.Lore.Power.Hits)
	}
	return 0
}

// Keeps reports whether the Lore symbols of InPower can wait for a power after the attack.
func (v View) Keeps() bool {
	f := v.state.top()
	return f.Kind == InPower && v.state.defers(v.rules, f)
}

// Casting returns the Lore card on top, if one is being played. Played cards are public.
func (v View) Casting() (Cast, bool) {
	if v.state.Lore.Depth == 0 {
		return noCast, false
	}
	return *v.state.casting(), true
}

// LoreCost returns the player's price of a Lore card, and its level for that player.
func (v View) LoreCost(card uint8) (cost, level int) { return v.state.castCost(v.rules, v.Me, card) }

// Purse returns the public part of a player's Lore: the tokens, and the number of cards.
func (v View) Purse(p Player) (tokens, cards int) {
	seat := &v.state.Lore.Seats[p]
	return int(seat.Tokens), int(seat.Cards)
}

// Opponent returns the enemy against whom a player plays first.
func (v View) Opponent() Player { return v.rules.opponent(v.Me) }

// OrderFee returns the price of an order to a unit in tokens. It is above 0 only for a creature in a section without
// an order of the Section card (BL-CRE-02).
func (v View) OrderFee(i uint8) int {
	r, s := v.rules, v.state
	u := &s.Units[i]
	if r.Lore == nil || !r.isCreature(u) || !s.Orders.bySection(r) ||
		s.Orders.fitsSections(r.section[u.Camp][u.At], s.price(r, u)) {
		return 0
	}
	return int(r.Lore.Outside)
}
