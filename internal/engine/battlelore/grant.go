package battlelore

// grant returns the current card's grants to a unit: none if the card, or its fallback, did not order it.
func (s *State) grant(r *Rules, u *Unit) *Grant {
	if u.Marks&(Ordered|Plain) != Ordered || s.Orders.Card.Card == NoCard {
		return &noGrant
	}
	return &r.Cards[s.Orders.Card.Card].Grant
}

// noGrant is never written to.
var noGrant = Grant{Shots: 1}
