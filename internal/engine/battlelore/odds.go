package battlelore

import (
	"math/bits"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Odds are the dice of an attack before the roll: their number, and how many of the six faces hit.
type Odds struct {
	Dice  int
	Faces int
	Melee bool
	Again bool // each die that hits is rolled again: the target is a creature, killed by its colour (BL-CRE-03)
}

// Odds returns those of an attack by a unit from its hex or a reachable one, with a card's grants; ok is false when it
// could not attack from there. Hexes at which a move ends count as moved to.
func (v View) Odds(i, foe uint8, from hex.Hex, g *Grant) (out Odds, ok bool) {
	r, s := v.rules, v.state
	u, other := &s.Units[i], &s.Units[foe]
	if u.At < 0 {
		return out, false
	}
	how, ok := s.couldStrike(r, u, from, other, g)
	if !ok || how&Melee == 0 && !r.Sees(from, other.At, s.without(u), &s.Places.Blocks) {
		return out, false
	}
	there := u.movedTo(from)
	return s.odds(r, &there, other, how, g), true
}

// movedTo returns a unit as it would be on its hex or a reachable one.
func (u *Unit) movedTo(h hex.Hex) Unit {
	there := *u
	if h != u.At {
		there.Marks |= Moved
		there.At = h
	}
	return there
}

// without returns the hexes with units except one: the hex that it leaves does not block sight, and neither does its
// own.
func (s *State) without(u *Unit) hex.Set {
	taken := s.Taken
	taken.Remove(u.At)
	return taken
}

// odds returns those of a legal attack.
func (s *State) odds(r *Rules, u, foe *Unit, how CombatMode, g *Grant) Odds {
	out := Odds{Dice: s.dice(r, u, foe, how, g), Faces: 1, Melee: how&Melee != 0, Again: r.again(foe)}
	if r.strikesHit(u, foe, how) && s.spared(r, u, foe, how) < out.Dice {
		out.Faces = 2
	}
	return out
}

// Attacks are those that a unit could make from one hex.
type Attacks struct {
	At   hex.Set // where the enemies stand whom it could attack
	how  CombatMode
	unit Unit // as it would be there
}

// Attacks returns the attacks for Odds from a hex. Callers that evaluate many hexes use it to get all attacks from a
// hex at once: most hexes have no targets.
func (v View) Attacks(i uint8, from hex.Hex, g *Grant) (out Attacks) {
	r, s := v.rules, v.state
	u := &s.Units[i]
	if u.At < 0 {
		return out
	}
	if foes := &s.Camps[u.Camp.Other()]; r.engaged[from].Meets(foes) {
		if !g.NoMelee {
			out = Attacks{r.engaged[from].And(*foes), Melee, u.movedTo(from)} // as couldStrike has it
		}
		return out
	}
	if r.shots[u.Kind] == nil {
		return out
	}
	out.unit = u.movedTo(from)
	in := s.inRange(r, &out.unit, g)
	if in.Empty() {
		return out
	}
	taken := s.without(u)
	for w, word := range &in {
		for ; word != 0; word &= word - 1 {
			if at := hex.Hex(w<<6 + bits.TrailingZeros64(word)); r.Sees(from, at, taken, &s.Places.Blocks) {
				out.At.Add(at)
			}
		}
	}
	return out
}

// OddsOf returns the odds of one of the attacks.
func (v View) OddsOf(a *Attacks, foe uint8, g *Grant) Odds {
	return v.state.odds(v.rules, &a.unit, &v.state.Units[foe], a.how, g)
}

// AttackDice holds all that decides the result of an attack's dice.
type AttackDice struct {
	Dice    int
	Full    int // the dice of banner and weapon
	Out, In int // the most dice out of the attacker's hex and into the target's; NoCap without a limit
	Melee   bool
	Strikes bool // bonus strikes hit
	Spared  int  // bonus strikes of a roll that the target ignores
	Anew    bool // each bonus strike is rolled again until none shows
	Again   bool // each die that hits is rolled again (BL-CRE-03)
}

// AttackDice returns those of an attack of a unit on a foe, both on their hexes, without a card; ok is false without
// an attack.
func (v View) AttackDice(i, foe uint8) (out AttackDice, ok bool) {
	r, s := v.rules, v.state
	u, other := &s.Units[i], &s.Units[foe]
	if u.At < 0 {
		return out, false
	}
	how, ok := s.mayStrikeWith(r, u, other, &noGrant, &s.Taken)
	if !ok {
		return out, false
	}
	k := &r.Kinds[u.Kind]
	out = AttackDice{
		Dice: s.dice(r, u, other, how, &noGrant), Full: r.fullDice(u, other, how), Melee: how&Melee != 0,
		Strikes: r.strikesHit(u, other, how), Spared: s.spared(r, u, other, how),
		Anew: k.Frenzy || k.Creature.StrikesNew, Again: r.again(other),
	}
	out.Out, out.In = s.caps(r, u, other)
	return out, true
}

// Barred reports whether a unit that enters a hex may not battle in that turn.
func (v View) Barred(i uint8, h hex.Hex) bool { return v.state.barredAt(v.rules, &v.state.Units[i], h) }

// again reports whether dice that hit a unit are rolled again.
func (r *Rules) again(u *Unit) bool { return r.isCreature(u) && !r.Kinds[u.Kind].Creature.Necks }

// Reply returns the odds of a battle back.
func (v View) Reply(i, foe uint8, foeAt hex.Hex) Odds {
	u, other := &v.state.Units[i], v.state.Units[foe]
	other.At = foeAt
	dice := v.state.dice(v.rules, u, &other, Melee|Back, &noGrant)
	out := Odds{Dice: dice, Faces: 1, Melee: true, Again: v.rules.again(&other)}
	if v.rules.strikesHit(u, &other, Melee) && v.state.spared(v.rules, u, &other, Melee|Back) < out.Dice {
		out.Faces = 2
	}
	return out
}

// Reach returns the hexes that a unit could reach with a card's grants: fight are the hexes after which it may surely
// still battle, all are all of them. Its own hex is in neither. Ground that bars any unit's battle is never in fight,
// but ground on the way is not considered: use Legal for exact answers.
func (v View) Reach(i uint8, g *Grant) (fight, all hex.Set) {
	r, s := v.rules, v.state
	u := &s.Units[i]
	if u.At < 0 || g.NoMove {
		return fight, all
	}
	stride, march := s.pacesWith(r, u, g)
	fight, all = s.reach(r, u, stride, march, nil)
	for w := range fight {
		fight[w] &^= (r.bans[w] | s.Places.Bans[w]) &^ r.Kinds[u.Kind].Creature.Free[w]
	}
	return fight, all
}

// Range returns the hexes at the distances of a unit's missile weapon: those that it sees from its hex, and the others.
// Both are empty for a unit that does not shoot or is off the board. It does not matter who is on them, or next to the
// unit.
func (v View) Range(i uint8) (seen, hidden hex.Set) {
	r, s := v.rules, v.state
	u := &s.Units[i]
	if u.At < 0 || r.shots[u.Kind] == nil {
		return seen, hidden
	}
	all, taken := r.farther(u, u.At), s.without(u)
	for h := range all.Each() {
		if r.Sees(u.At, h, taken, &s.Places.Blocks) { // BL-BAT-07
			seen.Add(h)
		}
	}
	return seen, all.Minus(seen)
}

// Granted returns the grants of the card being played to a unit.
func (v View) Granted(i uint8) Grant { return *v.state.grant(v.rules, &v.state.Units[i]) }

// Bold returns a unit's Bold level.
func (v View) Bold(i uint8) int { return v.rules.Bold(v.state, i) }

// Shaken reports whether a unit ignores no flag this turn, except by Fearless.
func (v View) Shaken(i uint8) bool { return v.rules.shaken(&v.state.Units[i]) }

// WayBack returns the hexes to which a unit could retreat from a hex.
func (v View) WayBack(i uint8, from hex.Hex) hex.Set {
	return v.rules.back[v.state.Units[i].Camp][from].Minus(v.state.Taken)
}

// Ways returns the neighbours of a hex to which a unit can step from it, if vacant.
func (v View) Ways(h hex.Hex) hex.Set { return v.rules.ways[h] }

// Near returns the neighbours of a hex.
func (v View) Near(h hex.Hex) hex.Set { return v.rules.near[h] }

// Struck returns the neighbours of a hex that a unit on it can strike.
func (v View) Struck(h hex.Hex) hex.Set { return v.rules.engaged[h] }

// Sections returns the sections of a hex, as a camp sees them.
func (v View) Sections(c boards.Camp, h hex.Hex) boards.Sections { return v.rules.section[c][h] }

// Units returns the range of a camp's units: from <= i < to. Those that have left the field are included.
func (v View) Units(c boards.Camp) (from, to uint8) { return v.rules.from[c], v.rules.to[c] }

// Holds reports whether a camp holds an objective.
func (v View) Holds(c boards.Camp, objective int) bool { return v.state.Held[c]&(1<<objective) != 0 }
