package kernel

import (
	"muster/engine/command/boards"
	"muster/maps/hex"
)

// What players ask of a View beside what stands in it: where units could go, whom they could strike, with how many
// dice. All of it lies open on the board.

// Units are the numbers of a side's units, those that are gone among them: from <= i < to. Leaders are its Leaders'.
func (v View) Units(c boards.Camp) (from, to uint8)   { return v.rules.from[c], v.rules.to[c] }
func (v View) Leaders(c boards.Camp) (from, to uint8) { return v.rules.first[c], v.rules.last[c] }

// Near are the neighbours of a hex, whatever lies between, Struck those with whom there is close combat, and Ways those
// that are reached with one step.
func (v View) Near(h hex.Hex) *hex.Set   { return &v.rules.near[h] }
func (v View) Struck(h hex.Hex) *hex.Set { return &v.rules.engaged[h] }
func (v View) Ways(h hex.Hex) *hex.Set   { return &v.rules.ways[h] }

// Sections are those to which a hex belongs, as a side sees them.
func (v View) Sections(c boards.Camp, h hex.Hex) boards.Sections { return v.rules.section[c][h] }

// Holds reports whether a side holds an objective.
func (v View) Holds(c boards.Camp, objective int) bool { return v.state.Held[c]&(1<<objective) != 0 }

// With is the Leader who is attached to a unit, NoLeader for none.
func (v View) With(i uint8) uint8 {
	if u := &v.state.Units[i]; u.At >= 0 {
		return v.state.attached(u)
	}
	return NoLeader
}

// Lone are the hexes with Leaders of a side who are alone.
func (v View) Lone(c boards.Camp) hex.Set { return v.state.lone(c) }

// WayBack are the hexes to which a unit could go back if it stood on a hex.
func (v View) WayBack(i uint8, from hex.Hex) hex.Set {
	u := &v.state.Units[i]
	barred := v.barsBack(u)
	return v.rules.back[u.Camp][from].Minus(barred)
}

// Room is how many hexes a unit on a hex could go back, at most so many, by the first of its ways each time.
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

// barsBack are the hexes to which a unit does not go back, wherever it stands: its own is free unless a Leader, who
// goes along, stands there.
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

// Ignores is how many flags a unit may ignore where it stands.
func (v View) Ignores(i uint8) int {
	u := &v.state.Units[i]
	return v.rules.Ignores(v.state, i, u.Blocks >= u.Full)
}

// Able is what units of a kind can do this turn.
type Able struct {
	Stride, March int8 // hexes that they may move and still battle, and at most
	Charge        int8 // hexes of a charge; 0: none
	Close, Ranged int8 // dice, after the caps
	Shots         int8
	NoClose       bool
	NoFire        bool
	Early         bool // they fire before the moves
	Again         bool // they move a second time
}

// Under is what units of a kind can do under a card and an Inspired Action, NoCard and NoAction for none.
func (v View) Under(kind, card, action uint8) Able {
	return shown(&v.rules.ables[v.rules.grants(card, action)*len(v.rules.Kinds)+int(kind)])
}

// Serves reports whether an Inspired Action speaks of a unit.
func (v View) Serves(i, action uint8) bool { return v.rules.serves[action]&(1<<i) != 0 }

// Able is what a unit can do this turn.
func (v View) Able(i uint8) Able { return shown(v.state.able(v.rules, &v.state.Units[i])) }

func shown(a *able) Able {
	return Able{
		a.stride, a.march, a.charge, a.close, a.ranged, a.shots, a.noClose, a.noFire, a.early, a.again,
	}
}

// Suits reports whether a unit is one of a card's set, by its kind and by where it stands.
func (v View) Suits(card, i uint8) bool {
	r := v.rules
	return v.state.suited(r, &r.Cards[card].Units, r.meant[card]&(1<<i)) != 0
}

// Reach is where a unit could go by at most so many hexes.
func (v View) Reach(i uint8, far int8) hex.Set {
	u := &v.state.Units[i]
	return v.state.reach(v.rules, u, v.state.able(v.rules, u), far)
}

// Walks is where a Leader could go by at most so many hexes.
func (v View) Walks(l uint8, far int8) hex.Set {
	return v.state.walks(v.rules, &v.state.Leaders[l], far)
}

// Bars reports whether a unit that enters a hex may not battle this turn.
func (v View) Bars(i uint8, h hex.Hex) bool { return v.rules.bars[v.state.Units[i].Kind].Has(h) }

// Targets are where the enemies stand, units and lone Leaders, whom a unit that stood on a hex could close with or fire
// at.
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

// Strike is what an attack would be: its dice, how many of the six faces hit, and how many swords are ignored.
type Strike struct {
	Dice, Faces, Spared int
	Close               bool
}

// Strike is the attack that a unit would make from a hex at an enemy on another one: a unit, or with NoUnit a lone
// Leader. It looks at dice alone, not at whether there is an attack.
func (v View) Strike(i, foe uint8, from, at hex.Hex, a *Able) Strike {
	r, s := v.rules, v.state
	u := s.Units[i]
	how := How(0)
	if r.engaged[from].Has(at) {
		how = Close
	}
	led := s.attached(&u) != NoLeader
	if from != u.At {
		u.At, u.Marks = from, u.Marks|Moved
	}
	out := Strike{
		Dice:  r.dice(&u, at, how, &able{close: a.Close, ranged: a.Ranged}, u.Blocks >= u.Full, 0),
		Faces: 1, Close: how == Close,
	}
	if foe == NoUnit { // MED-LDR-32: a leader face, and nothing else
		return out
	}
	h := s.hitting(r, &u, from, &s.Units[foe], how)
	if h.swords {
		out.Faces++
	}
	if h.helmets || led && out.Close {
		out.Faces++
	}
	if h.swords {
		out.Spared = h.spared
	}
	return out
}

// AttackDice are an attack before it is rolled, in all that decides what its dice can do. Class faces always hit.
type AttackDice struct {
	Dice    int
	Full    int // the dice of the unit
	Out, In int // the most dice out of the attacker's hex and into the target's; NoCap without a limit
	Close   bool
	Swords  bool // swords hit
	Spared  int  // swords of a roll that the target ignores
	Helmets bool // leader faces hit
	Evades  bool // the target may evade (MED-EVD-01)
}

// AttackDice are those of an attack of a unit on a foe, both where they stand, by no card; ok is false when there is
// none.
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
	how := How(0)
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

// Reply is the battle back that an enemy would make at a unit on a hex.
func (v View) Reply(foe, i uint8, at hex.Hex) Strike {
	r, s := v.rules, v.state
	u, mine := &s.Units[foe], s.Units[i]
	mine.At = at
	out := Strike{Dice: r.dice(u, at, Close|Back, &able{}, u.Blocks >= u.Full, 0), Faces: 1, Close: true}
	h := s.hitting(r, u, u.At, &mine, Close|Back)
	if h.swords {
		out.Faces, out.Spared = 2, h.spared
	}
	if h.helmets {
		out.Faces++
	}
	return out
}

// Meant reports whether a Command card that orders in any section speaks of a unit, as far as its kind says.
func (v View) Meant(i, card uint8) bool { return v.rules.meant[card]&(1<<i) != 0 }
