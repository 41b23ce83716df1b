package medieval

import "muster/maps/hex"

// Odds are the chances of an attack before it is rolled: so many dice, each of which hits with so many of its six
// faces, but for swords that are ignored.
type Odds struct {
	Dice   int
	Faces  int
	Spared int // swords that the target ignores, of those that hit
	Close  bool
	Evades bool // the target may evade: then only its class symbol hits
	Holds  int  // flags that the target may ignore
}

// Odds are those of an attack on a unit by a unit from a hex where it stands or could come to, under a Command card, or
// NoCard, and an Inspired Action, or NoAction; ok is false when it could not attack from there. Hexes at which a move
// ends count as moved to.
func (v View) Odds(i, foe uint8, from hex.Hex, card, action uint8) (out Odds, ok bool) {
	r, s := v.rules, v.state
	other := &s.Units[foe]
	there, a, how, ok := v.strikes(i, from, other.At, card, action)
	if !ok {
		return out, false
	}
	k := &r.Kinds[there.Kind]
	out.Dice = r.dice(&there, other.At, how, a, there.Blocks >= there.Full, 0)
	out.Close, out.Faces = how&Close != 0, 1
	by := s.hitting(r, &there, from, other, how)
	if by.swords {
		out.Faces++
		out.Spared = by.spared
	}
	if by.helmets {
		out.Faces++
	}
	if out.Close && r.Kinds[other.Kind].Evades&FoeOf(k.Arm, k.Class) != 0 {
		ways := s.wayBack(r, other)
		out.Evades = !ways.Empty()
	}
	out.Holds = r.Ignores(s, foe, other.Blocks >= other.Full)
	return out, true
}

// LeaderOdds are those of an attack on a lone Leader: he falls when one die or more show a leader face.
func (v View) LeaderOdds(i, leader uint8, from hex.Hex, card, action uint8) (out Odds, ok bool) {
	r, s := v.rules, v.state
	at := s.Leaders[leader].At
	if at < 0 || s.On[at] != NoUnit {
		return out, false
	}
	there, a, how, ok := v.strikes(i, from, at, card, action)
	if !ok {
		return out, false
	}
	out.Dice = r.dice(&there, at, how, a, there.Blocks >= there.Full, 0)
	out.Close, out.Faces = how&Close != 0, 1
	return out, true
}

// strikes is a unit as it would be on a hex, what it could do there, and whether it could attack another hex from it.
func (v View) strikes(i uint8, from, at hex.Hex, card, action uint8) (there Unit, a *able, how How, ok bool) {
	r, s := v.rules, v.state
	there = s.Units[i]
	if there.At < 0 || at < 0 {
		return there, nil, 0, false
	}
	taken := s.Taken // the hex that it leaves bars no sight
	taken.Remove(there.At)
	if from != there.At {
		there.Marks |= Moved
		there.At = from
	}
	a = &r.ables[r.ableRow(card, action)+int(there.Kind)]
	t := s.inReach(r, &there, from, a)
	switch {
	case t.close.Has(at):
		return there, a, Close, true
	case t.fire.Has(at):
		return there, a, 0, r.Sees(from, at, taken)
	}
	return there, a, 0, false
}

// Paces are the hexes that a unit may move and still battle, and at most, under a Command card, or NoCard, and an
// Inspired Action, or NoAction.
func (v View) Paces(i, card, action uint8) (stride, march int) {
	a := &v.rules.ables[v.rules.ableRow(card, action)+int(v.state.Units[i].Kind)]
	return int(a.stride), int(a.march)
}

// Meant reports whether a Command card that orders in any section speaks of a unit, as far as its kind says.
func (v View) Meant(i, card uint8) bool { return v.rules.meant[card]&(1<<i) != 0 }
