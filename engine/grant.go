package engine

// grant is what the card being played gives to a unit: nothing when it was not ordered by it, or by its fallback.
func (s *State) grant(r *Rules, u *Unit) *Grant {
	if u.Marks&(Ordered|Plain) != Ordered || s.Orders.Card.Card == NoCard {
		return &noGrant
	}
	return &r.Cards[s.Orders.Card.Card].Grant
}

// noGrant is never written to.
var noGrant = Grant{Shots: 1}

// paces are the hexes a unit may move and still battle, and at most.
func (s *State) paces(r *Rules, u *Unit) (stride, march int) {
	return r.Kinds[u.Kind].paces(s.grant(r, u))
}

// paces are those of a unit of the kind with what a card grants.
func (k *Kind) paces(g *Grant) (stride, march int) {
	stride, march = int(k.Stride), int(k.March)
	if g.Stride > 0 && (g.Striders == 0 || g.Striders&(1<<k.Colour) != 0) {
		stride = max(stride, int(g.Stride))
	}
	return stride, min(max(stride, march), maxMarch)
}
