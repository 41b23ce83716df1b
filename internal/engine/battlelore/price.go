package battlelore

// castCost returns a player's price of a Lore card, and its level: without a master of its class on the council it
// costs more and has level 1 (BL-LOR-07).
func (s *State) castCost(r *Rules, p Player, card uint8) (cost, level int) {
	c := &r.Lore.Cards[card]
	cost, level = int(c.Cost), int(s.Lore.Seats[p].Council[c.Class])
	if level == 0 {
		return cost + int(r.Lore.Stranger), 1
	}
	return cost, level
}

// aimCost returns the additional price of aiming a card at a unit: 0, except for an ally's unit instead of an own one
// (VAR-RA-08, R-278).
func (s *State) aimCost(r *Rules, p Player, i uint8) int { return int(s.allyFee(r, p, &s.Units[i])) }

// markCast records that a player has played the Lore card of the turn (BL-LOR-04, R-210).
func (s *State) markCast(p Player) {
	if p == s.Active {
		s.Lore.Seats[p].Own = true
	} else {
		s.Lore.Seats[p].Other = true
	}
}
