package battlelore

// grant is what the card being played gives to a unit: nothing when it was not ordered by it, or by its fallback.
func (s *State) grant(r *Rules, u *Unit) *Grant {
	if u.Marks&(Ordered|Plain) != Ordered || s.Orders.Card.Card == NoCard {
		return &noGrant
	}
	return &r.Cards[s.Orders.Card.Card].Grant
}

// noGrant is never written to.
var noGrant = Grant{Shots: 1}
