package kernel

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Queries of a View for players, besides its fields: destinations, targets and dice. All of it is public information.

// Units returns the range of a side's units, removed ones included: from <= i < to. Leaders does the same for its
// Leaders.
func (v View) Units(c boards.Camp) (from, to uint8)   { return v.rules.from[c], v.rules.to[c] }
func (v View) Leaders(c boards.Camp) (from, to uint8) { return v.rules.first[c], v.rules.last[c] }

// Near returns the neighbours of a hex, Struck those in close-combat contact, and Ways those within one step.
func (v View) Near(h hex.Hex) *hex.Set   { return &v.rules.near[h] }
func (v View) Struck(h hex.Hex) *hex.Set { return &v.rules.engaged[h] }
func (v View) Ways(h hex.Hex) *hex.Set   { return &v.rules.ways[h] }

// Sections returns the sections of a hex, as a side sees them.
func (v View) Sections(c boards.Camp, h hex.Hex) boards.Sections { return v.rules.section[c][h] }

// Holds reports whether a side holds an objective.
func (v View) Holds(c boards.Camp, objective int) bool { return v.state.Held[c]&(1<<objective) != 0 }

// With returns the Leader attached to a unit, or NoLeader.
func (v View) With(i uint8) uint8 {
	if u := &v.state.Units[i]; u.At >= 0 {
		return v.state.attached(u)
	}
	return NoLeader
}

// Lone returns the hexes of a side's lone Leaders.
func (v View) Lone(c boards.Camp) hex.Set { return v.state.lone(c) }

// WayBack returns the hexes to which a unit could retreat from a hex.
func (v View) WayBack(i uint8, from hex.Hex) hex.Set {
	u := &v.state.Units[i]
	barred := v.barsBack(u)
	return v.rules.back[u.Camp][from].Minus(barred)
}

// Room returns the number of hexes, up to a maximum, that a unit on a hex could retreat by the first direction each
// time.
func (v View) Room(i uint8, from hex.Hex, most int) int {
	u := &v.state.Units[i]
	barred := v.barsBack(u)
	ways := &v.rules.back[u.Camp]
	for n := range most {
		back := ways[from].Minus(barred)
		if from = back.First(); from == hex.None {
			return n
		}
	}
	return most
}

// barsBack returns the hexes to which a unit cannot retreat from anywhere. Its own hex is free unless its Leader,
// which goes along, is there.
func (v View) barsBack(u *Unit) hex.Set {
	s := v.state
	taken, foes := &s.Taken, &s.Staffs[u.Camp.Other()]
	barred := hex.Set{taken[0] | foes[0], taken[1] | foes[1], taken[2] | foes[2], taken[3] | foes[3]}
	if s.attached(u) != NoLeader {
		return barred.Or(s.Staffs[u.Camp])
	}
	barred.Remove(u.At)
	return barred
}

// Ignores returns the number of flags that a unit may ignore on its hex.
func (v View) Ignores(i uint8) int {
	u := &v.state.Units[i]
	return v.rules.Ignores(v.state, i, u.Blocks >= u.Full)
}

// Able holds the abilities of units of a kind in this turn.
type Able struct {
	Stride, March int8 // hexes that they may move and still battle, and the maximum
	Charge        int8 // hexes of a charge; 0: none
	Close, Ranged int8 // dice, after the caps
	Shots         int8
	NoClose       bool
	NoFire        bool
	Early         bool // they fire before the moves
	Again         bool // they move a second time
}

// Under returns the abilities of units of a kind under a card and an Inspired Action, NoCard and NoAction for none.
func (v View) Under(kind, card, action uint8) Able {
	return shown(&v.rules.ables[v.rules.grants(card, action)*len(v.rules.Kinds)+int(kind)])
}

// Serves reports whether an Inspired Action applies to a unit.
func (v View) Serves(i, action uint8) bool { return v.rules.serves[action]&(1<<i) != 0 }

// Able returns the abilities of a unit in this turn.
func (v View) Able(i uint8) Able { return shown(v.state.able(v.rules, &v.state.Units[i])) }

func shown(a *able) Able {
	return Able{
		a.stride, a.march, a.charge, a.close, a.ranged, a.shots, a.noClose, a.noFire, a.early, a.again,
	}
}

// Suits reports whether a unit matches a card's selector, by kind and hex.
func (v View) Suits(card, i uint8) bool {
	r := v.rules
	return v.state.suited(r, &r.Cards[card].Units, r.meant[card]&(1<<i)) != 0
}

// Reach returns the hexes that a unit can reach in at most far hexes.
func (v View) Reach(i uint8, far int8) hex.Set {
	u := &v.state.Units[i]
	return v.state.reach(v.rules, u, v.state.able(v.rules, u), far)
}

// Walks returns the hexes that a Leader can reach in at most far hexes.
func (v View) Walks(l uint8, far int8) hex.Set {
	return v.state.walks(v.rules, &v.state.Leaders[l], far)
}

// Bars reports whether a unit that enters a hex may not battle this turn.
func (v View) Bars(i uint8, h hex.Hex) bool { return v.rules.bars[v.state.Units[i].Kind].Has(h) }

// Targets returns the hexes of enemies, units and lone Leaders, that a unit on a hex could close with or fire at.
func (v View) Targets(i uint8, from hex.Hex, a *Able) (close, fire hex.Set) {
	r, s := v.rules, v.state
	u := &s.Units[i]
	foes := &s.Camps[u.Camp.Other()]
	near := &r.engaged[from]
	all := foes.Or(s.Staffs[u.Camp.Other()])
	if !a.NoClose {
		close = near.And(all)
	}
	if shots := r.shots[u.Kind]; shots != nil && !a.NoFire && !near.Meets(foes) {
		if fire = shots[from].And(all); !fire.Empty() {
			taken := s.Taken
			taken.Remove(u.At)
			fire = r.sighted(from, fire, &taken)
		}
	}
	return close, fire
}

// Range returns the hexes at which a unit can fire from its hex: those that it sees, and the others. Both are empty for
// a unit that does not fire or is off the board. It does not matter who is on them, or next to the unit.
func (v View) Range(i uint8) (seen, hidden hex.Set) {
	r, u := v.rules, &v.state.Units[i]
	if u.At < 0 || r.shots[u.Kind] == nil {
		return seen, hidden
	}
	all, taken := r.shots[u.Kind][u.At], v.state.Taken
	taken.Remove(u.At)
	seen = r.sighted(u.At, all, &taken) // MED-BAT-03
	return seen, all.Minus(seen)
}

// Strike is the dice of an attack: their number, the sides of a die that hit, those of them with swords, and the
// swords that are ignored.
type Strike struct {
	Dice, Sides, Swords, Spared int
	Close                       bool
}

// Sides returns the number of sides of the die with a face.
func (r *Rules) Sides(face uint8) int { return r.sides[face] }

// Strike returns the attack of a unit from a hex at an enemy on another one: a unit, or with NoUnit a lone Leader. It
// computes dice only and does not check that the attack is legal.
func (v View) Strike(i, foe uint8, from, at hex.Hex, a *Able) Strike {
	r, s := v.rules, v.state
	u := s.Units[i]
	how := CombatMode(0)
	if r.engaged[from].Has(at) {
		how = Close
	}
	led := s.attached(&u) != NoLeader
	if from != u.At {
		u.At, u.Marks = from, u.Marks|Moved
	}
	out := Strike{
		Dice:  r.dice(&u, at, how, &able{close: a.Close, ranged: a.Ranged}, u.Blocks >= u.Full, 0),
		Close: how == Close,
	}
	if foe == NoUnit { // MED-LDR-32: only a leader face
		out.Sides = r.sides[Helmet]
		return out
	}
	h := s.hitting(r, &u, from, &s.Units[foe], how)
	h.helmets = h.helmets || led && out.Close
	r.count(&out, &s.Units[foe], &h)
	return out
}

// count sets the sides of a die that hit a unit.
func (r *Rules) count(out *Strike, foe *Unit, h *hitting) {
	out.Sides = r.sides[r.Kinds[foe.Kind].Class]
	if h.swords {
		out.Swords, out.Spared = r.sides[Swords], h.spared
		out.Sides += out.Swords
	}
	if h.helmets {
		out.Sides += r.sides[Helmet]
	}
}

// AttackDice holds everything that decides the result of an attack's dice. Class faces always hit.
type AttackDice struct {
	Dice    int
	Full    int // the dice of the unit
	Out, In int // maximum dice out of the attacker's hex and into the target's; NoCap without a limit
	Close   bool
	Swords  bool // swords hit
	Spared  int  // swords of a roll that the target ignores
	Helmets bool // leader faces hit
	Evades  bool // the target may evade (MED-EVD-01)
}

// AttackDice returns the dice of an attack of a unit on a foe, both on their hexes, without a card. ok is false without
// an attack.
func (v View) AttackDice(i, foe uint8) (out AttackDice, ok bool) {
	r, s := v.rules, v.state
	u, other := &s.Units[i], &s.Units[foe]
	if u.At < 0 || other.At < 0 {
		return out, false
	}
	near, far := v.Targets(i, u.At, &Able{})
	if !near.Has(other.At) && !far.Has(other.At) {
		return out, false
	}
	how := CombatMode(0)
	if near.Has(other.At) {
		how = Close
	}
	fresh := u.Blocks >= u.Full
	h := s.hitting(r, u, u.At, other, how)
	out = AttackDice{
		Dice: r.dice(u, other.At, how, &able{}, fresh, 0), Full: r.fullDice(u, how, fresh), Close: how == Close,
		Swords: h.swords, Spared: h.spared, Helmets: h.helmets, Evades: how == Close && r.evades(other, u),
	}
	out.Out, out.In = r.caps(u.At, other.At)
	return out, true
}

// Reply returns the battle back of an enemy against a unit on a hex.
func (v View) Reply(foe, i uint8, at hex.Hex) Strike {
	r, s := v.rules, v.state
	u, mine := &s.Units[foe], s.Units[i]
	mine.At = at
	out := Strike{Dice: r.dice(u, at, Close|Back, &able{}, u.Blocks >= u.Full, 0), Close: true}
	h := s.hitting(r, u, u.At, &mine, Close|Back)
	r.count(&out, &mine, &h)
	return out
}

// Meant reports whether a Command card that orders in any section applies to a unit, as far as its kind decides.
func (v View) Meant(i, card uint8) bool { return v.rules.meant[card]&(1<<i) != 0 }
