package battlelore

// Battle is the attack that is being fought, if there is one.
func (v View) Battle() (Frame, bool) {
	if b := v.state.fought(); b != nil {
		return *b, true
	}
	return Frame{}, false
}

// Coming are the dice that hit and whose target has still to suffer for them, while a creature uses a power that its
// roll has paid for.
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

// Casting is the Lore card that lies on top, if one is being played. What was played lies open.
func (v View) Casting() (Cast, bool) {
	if v.state.Lore.Depth == 0 {
		return noCast, false
	}
	return *v.state.casting(), true
}

// LoreCost is what the player pays for a Lore card, and the level at which it works for him.
func (v View) LoreCost(card uint8) (cost, level int) { return v.state.castCost(v.rules, v.Me, card) }

// Purse is what lies open of what a player holds of Lore: his tokens, and how many cards.
func (v View) Purse(p Player) (tokens, cards int) {
	seat := &v.state.Lore.Seats[p]
	return int(seat.Tokens), int(seat.Cards)
}

// Opponent is the enemy against whom a player plays first.
func (v View) Opponent() Player { return v.rules.opponent(v.Me) }

// OrderFee is what an order to a unit costs in tokens: something only for a creature that stands where the Section card
// has no order (BL-CRE-02).
func (v View) OrderFee(i uint8) int {
	r, s := v.rules, v.state
	u := &s.Units[i]
	if r.Lore == nil || !r.isCreature(u) || !s.Orders.bySection(r) ||
		s.Orders.fitsSections(r.section[u.Camp][u.At], s.price(r, u)) {
		return 0
	}
	return int(r.Lore.Outside)
}
