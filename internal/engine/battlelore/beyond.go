package battlelore

// orderBeyond orders a unit by a Lore card: in addition to the Command card's orders, and without that card's grants
// (house rule).
func (s *State) orderBeyond(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	if u.At < 0 || u.Camp != r.CampOf[s.Active] || u.Marks&Ordered != 0 || s.sleeps(r, u) {
		return
	}
	u.Marks |= Ordered | Plain
	log.add(s.unitOrdered(i, 0))
}

// endNaming ends the effects of Lore on the orders, and reports whether it has ordered any unit beyond the card. A
// grant to a unit that is not ordered is lost (house rule). Units of a card without moves stay where they are,
// though others may move.
func (s *State) endNaming(r *Rules) (beyond bool) {
	s.loseModifiers(r)
	still := s.Orders.Card.Card != NoCard && !s.Orders.Fall && r.Cards[s.Orders.Card.Card].Grant.NoMove
	units := s.army(r, r.CampOf[s.Active])
	for i := range units {
		u := &units[i]
		switch {
		case u.Marks&(Ordered|Plain) == Ordered|Plain:
			beyond = beyond || !s.Orders.Fall || s.Orders.Total == 0
		case still && u.Marks&Ordered != 0:
			u.Marks |= Done
		}
	}
	return beyond
}
