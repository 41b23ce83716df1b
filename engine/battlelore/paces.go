package battlelore

import "muster/maps/hex"

// paces are the hexes a unit may move and still battle, and at most.
func (s *State) paces(r *Rules, u *Unit) (stride, march int) {
	card := s.Orders.Card.Card
	if u.Marks&(Ordered|Plain) != Ordered {
		card = NoCard
	}
	p := &r.byCard[r.cardRow(card)+int(u.Kind)]
	if !p.special {
		return int(p.stride), int(p.march)
	}
	return s.changedPaces(r, u, int(p.stride), int(p.march))
}

// cardKind is what a Command card has for units of a kind.
type cardKind struct {
	stride, march int8
	special       bool // that is not all: a creature's state counts for its paces, and Lore for anybody's
	takes         bool // the card speaks of them
}

// cardRow is where the byCard of a Command card begin; NoCard is none.
func (r *Rules) cardRow(card uint8) int { return min(int(card), len(r.Cards)) * len(r.Kinds) }

// linkCards works out what each Command card, and last none of them, has for each kind of unit.
func (r *Rules) linkCards() {
	for card := range len(r.Cards) + 1 {
		g, units := &noGrant, &Selector{}
		if card < len(r.Cards) {
			g, units = &r.Cards[card].Grant, &r.Cards[card].Units
		}
		for i := range r.Kinds {
			k := &r.Kinds[i]
			stride, march := k.paces(g)
			special := k.Class == Creature || r.Lore != nil
			r.byCard = append(r.byCard, cardKind{int8(stride), int8(march), special, units.Holds(k)})
		}
	}
}

// pacesWith are a unit's paces with what a card would grant it, and what Lore has changed.
func (s *State) pacesWith(r *Rules, u *Unit, g *Grant) (stride, march int) {
	stride, march = r.Kinds[u.Kind].paces(g)
	return s.changedPaces(r, u, stride, march)
}

// changedPaces are a unit's paces with what it is and what Lore has changed.
func (s *State) changedPaces(r *Rules, u *Unit, stride, march int) (int, int) {
	if r.beasts && r.isCreature(u) {
		stride, march = s.creaturePaces(r, u, stride, march)
	}
	if r.Lore != nil {
		stride, march = r.lorePaces(u, stride, march)
	}
	return stride, march
}

// paces are those of a unit of the kind with what a card grants.
func (k *Kind) paces(g *Grant) (stride, march int) {
	stride, march = int(k.MoveAndBattle), int(k.MoveMax)
	if g.MoveAndBattle > 0 && (g.MoveColours == 0 || g.MoveColours&(1<<k.Colour) != 0) {
		stride = max(stride, int(g.MoveAndBattle))
	}
	march = min(max(stride, march), maxMove)
	return min(stride, march), march
}

// creaturePaces are those of a creature that does not simply walk: what its dice gave it, or what its owner can pay
// for. After such a move it may battle.
func (s *State) creaturePaces(r *Rules, u *Unit, stride, march int) (int, int) {
	switch b := &r.Kinds[u.Kind].Creature; {
	case b.MoveDice > 0:
		n := min(max(int(u.Mods.Pace)-1, 0), maxMove)
		return n, n
	case b.ByTokens:
		n := min(int(s.Lore.Seats[s.director(u)].Tokens), maxMove)
		return n, n
	}
	return stride, march
}

// lorePaces are a unit's paces with what Lore has changed. A longer move costs the battle unless the unit keeps it.
func (r *Rules) lorePaces(u *Unit, stride, march int) (int, int) {
	m := &u.Mods
	if r.bonds(u)&Rooted != 0 {
		return 0, 0
	}
	n := int(m.Move)
	march = max(march+n, int(m.MoveLeast), 0)
	switch {
	case m.Has&KeepBattle != 0:
		stride = max(stride+n, int(m.MoveLeast), 0)
	case n < 0:
		stride = max(stride+n, 0)
	}
	if m.MoveMost > 0 {
		most := int(m.MoveMost) - 1
		stride, march = min(stride, most), min(march, most)
	}
	march = min(march, maxMove)
	return min(stride, march), march
}

// rushHexes is how far a unit may rush; Lore that slows a move slows a rush.
func (r *Rules) rushHexes(u *Unit) int {
	far := int(r.Kinds[u.Kind].Rush)
	if r.Lore == nil || far == 0 {
		return far
	}
	if r.bonds(u)&Rooted != 0 {
		return 0
	}
	far += min(int(u.Mods.Move), 0)
	if u.Mods.MoveMost > 0 {
		far = min(far, int(u.Mods.MoveMost)-1)
	}
	return max(far, 0)
}

// halts is where a unit may not go on: ground that stops, but not for whom it does not bind, nor for whom Lore lets
// nothing stop, nor for who moves as if every hex were countryside.
func (s *State) halts(r *Rules, u *Unit, avoid *hex.Set) (out hex.Set) {
	beast := r.beasts && r.isCreature(u)
	k := &r.Kinds[u.Kind]
	if beast && k.Creature.Roams {
		return out
	}
	if u.Mods.Has&NoStop == 0 {
		out = r.stops.Or(s.Places.Stops)
	}
	if avoid != nil {
		out = out.Or(*avoid)
	}
	if !beast {
		return out
	}
	out = out.Minus(k.Creature.Free)
	for i := range s.Places.List[:s.Places.N] {
		if at := s.Places.List[i].At; s.free(r, u, at) {
			out.Remove(at)
		}
	}
	return out
}

// steps are the hexes that a unit reaches with one step: who roams takes no notice of what lies there and between, but
// reach lets nobody end where nobody can stand.
func (r *Rules) steps(u *Unit) *[hex.Max]hex.Set {
	if r.beasts && r.Kinds[u.Kind].Creature.Roams {
		return &r.roads
	}
	return &r.ways
}

// rollsMove reports whether a unit is still to roll for its move.
func (s *State) rollsMove(r *Rules, u *Unit) bool {
	return r.Kinds[u.Kind].Creature.MoveDice > 0 && u.Mods.Pace == 0 && r.bonds(u)&Rooted == 0 && u.Mods.MoveMost != 1
}

// rollMove rolls a unit's dice: a hex for each Lore symbol, and these give no tokens. It goes on moving (BL-MOV-01).
func (s *State) rollMove(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	var roll [Faces]uint8
	s.roll(r, int(r.Kinds[u.Kind].Creature.MoveDice), &roll)
	u.Mods.Pace = 1 + int8(roll[Lore])
	log.add(s.paceRolled(i, &roll))
	s.top().Unit = i
	if !s.canMove(r, u) {
		s.stay(i)
	}
}

// stay ends the move of the unit that is moving where it stands.
func (s *State) stay(i uint8) {
	s.Units[i].Marks |= Done
	s.top().Unit = NoUnit
}

// moves reports whether a unit may move now: it has not yet, and no other one is in the middle of its move.
func (s *State) moves(i uint8) bool {
	f := s.top()
	return s.mayMove(&s.Units[i]) && (f.Kind != InMoves || f.Unit == NoUnit || f.Unit == i)
}
