package battlelore

import (
	"math/bits"

	"muster/maps/hex"
)

// paces returns the hexes a unit may move and still battle, and at most.
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

// cardKind is the effect of a Command card on units of a kind.
type cardKind struct {
	stride, march int8
	special       bool // other values count too: a creature's state for its paces, and Lore for any unit's
	takes         bool // the card speaks of them
}

// cardRow is the start of a Command card's byCard rows; NoCard is none.
func (r *Rules) cardRow(card uint8) int { return min(int(card), len(r.Cards)) * len(r.Kinds) }

// linkCards computes the effect of each Command card, and last of none of them, on each kind of unit.
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

// pacesWith returns a unit's paces with a card's grants, and the changes by Lore.
func (s *State) pacesWith(r *Rules, u *Unit, g *Grant) (stride, march int) {
	stride, march = r.Kinds[u.Kind].paces(g)
	return s.changedPaces(r, u, stride, march)
}

// changedPaces returns a unit's paces with its own properties and the changes by Lore.
func (s *State) changedPaces(r *Rules, u *Unit, stride, march int) (int, int) {
	if r.beasts && r.isCreature(u) {
		stride, march = s.creaturePaces(r, u, stride, march)
	}
	if r.Lore != nil {
		stride, march = r.lorePaces(u, stride, march)
	}
	return stride, march
}

// paces returns those of a unit of the kind with a card's grants.
func (k *Kind) paces(g *Grant) (stride, march int) {
	stride, march = int(k.MoveAndBattle), int(k.MoveMax)
	if g.MoveAndBattle > 0 && (g.MoveColours == 0 || g.MoveColours&(1<<k.Colour) != 0) {
		stride = max(stride, int(g.MoveAndBattle))
	}
	march = min(max(stride, march), maxMove)
	return min(stride, march), march
}

// creaturePaces returns those of a creature with a special move: by its dice, or by its owner's tokens. After such a
// move it may battle.
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

// lorePaces returns a unit's paces with the changes by Lore. A longer move costs the battle unless the unit keeps it.
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

// rushHexes returns the hexes that a unit may rush; Lore that slows a move slows a rush.
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

// halts returns the hexes at which a unit must stop. Ground that stops has three exceptions: units that it does not
// bind, units with Lore against it, and units that move as if every hex were countryside.
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

// steps returns the hexes that a unit reaches with one step. A roaming unit ignores terrain and barriers, but reach
// never ends a move on an impassable hex.
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
	log.add(unitEvent(s, PaceRolled, i, roll[Lore], 0).roll(&roll))
	s.top().Unit = i
	if !s.canMove(r, u) {
		s.stay(i)
	}
}

// stay ends the move of the moving unit on its hex.
func (s *State) stay(i uint8) {
	s.Units[i].Marks |= Done
	s.top().Unit = NoUnit
}

// moves reports whether a unit may move now: it has not yet, and no other one is in the middle of its move.
func (s *State) moves(i uint8) bool {
	f := s.top()
	return s.mayMove(&s.Units[i]) && (f.Kind != InMoves || f.Unit == NoUnit || f.Unit == i)
}

// rushes returns the hexes of a unit's rush, 0 when it gains nothing by one: its normal move is as long.
func (s *State) rushes(r *Rules, u *Unit) (stride, far int) {
	stride, _ = s.paces(r, u)
	far = r.rushHexes(u)
	if far <= stride || s.grant(r, u).NoMelee {
		return stride, 0
	}
	return stride, far
}

// rushTo are the hexes to which a unit can rush: next to an enemy that it then can battle, farther than it may go and
// battle otherwise (BL-MER-02).
func (s *State) rushTo(r *Rules, u *Unit) (out hex.Set) {
	stride, far := s.rushes(r, u)
	if far == 0 {
		return out
	}
	bans := s.bansOf(r, u)
	within, all := s.reach(r, u, stride, far, &bans)
	foes := &s.Camps[u.Camp.Other()]
	for w := range all {
		for word := all[w] &^ within[w]; word != 0; word &= word - 1 {
			h := hex.Hex(w<<6 + bits.TrailingZeros64(word))
			if r.engaged[h].Meets(foes) && !s.barredAt(r, u, h) {
				out.Add(h)
			}
		}
	}
	return out
}
