package battlelore

import (
	"math/bits"

	"muster/maps/hex"
)

// combatRow is the row of InCombat: ordered units battle.
var combatRow = frameRow{
	Name: "combat", Legal: (*State).legalCombat, Take: (*State).takeCombat,
	Run: (*State).runCombat, Allows: (*State).allowsCombat,
}

// volleyRow is the row of InVolley: a unit shoots again.
var volleyRow = frameRow{
	Name: "a volley", Legal: (*State).legalVolley, Take: (*State).takeVolley,
	Run: (*State).runVolley,
}

// mayBattle reports whether an ordered unit that is on the field can still battle this turn.
func (s *State) mayBattle(u *Unit) bool {
	waits := u.Marks&(Ordered|TooFar|Barred|Battled) == Ordered // BL-ORD-01, BL-BAT-01, BL-MOV-05
	return waits && u.At >= 0
}

// mayStrike reports whether a unit may attack an enemy, and whether that is a melee. BL-BAT-04, BL-BAT-06: a unit next
// to an enemy attacks one of those, in melee. CTA-TER-01: units separated by a barred side are not next to each other
// in this sense, and cannot shoot at that distance either.
func (s *State) mayStrike(r *Rules, u, foe *Unit) (how CombatMode, ok bool) {
	return s.mayStrikeWith(r, u, foe, s.grant(r, u), &s.Taken)
}

// mayStrikeWith is mayStrike with a card's grants, and with units on the hexes of taken.
func (s *State) mayStrikeWith(r *Rules, u, foe *Unit, g *Grant, taken *hex.Set) (how CombatMode, ok bool) {
	how, ok = s.couldStrike(r, u, u.At, foe, g)
	return how, ok && (how&Melee != 0 || r.Sees(u.At, foe.At, *taken, &s.Places.Blocks)) // BL-BAT-07
}

// couldStrike is mayStrikeWith from a hex, ignoring units in between.
func (s *State) couldStrike(r *Rules, u *Unit, from hex.Hex, foe *Unit, g *Grant) (how CombatMode, ok bool) {
	if foe.At < 0 {
		return 0, false
	}
	if near := &r.engaged[from]; near.Meets(&s.Camps[u.Camp.Other()]) {
		return Melee, !g.NoMelee && near.Has(foe.At) // BL-BAT-04, BL-BAT-06, R-138
	}
	return 0, s.couldShoot(r, u, from, foe.At, g)
}

// couldShoot reports whether a unit on a hex may attack one on another hex from afar, ignoring units in between; it is
// next to no enemy.
func (s *State) couldShoot(r *Rules, u *Unit, from, at hex.Hex, g *Grant) bool {
	shots := r.shots[u.Kind]
	switch {
	case shots == nil || g.NoRanged:
		return false
	case u.Mods.Range == 0:
		return shots[from].Has(at)
	}
	far := r.farther(u, from)
	return far.Has(at)
}

// farther returns the hexes at the distances of a unit's missile weapon, with the changes of its range by Lore.
func (r *Rules) farther(u *Unit, from hex.Hex) hex.Set {
	far := int(r.Kinds[u.Kind].Range) + int(u.Mods.Range)
	return r.discs.Within(from, max(far, 0)).Minus(*r.discs.Within(from, 1)) // BL-BAT-05
}

// linkShots computes, for each kind of unit with a missile weapon, the hexes at its distances from each hex.
func (r *Rules) linkShots() {
	r.shots = make([][]hex.Set, len(r.Kinds))
	for i := range r.Kinds {
		if k := &r.Kinds[i]; k.Missile && k.RangedDice > 0 {
			r.shots[i] = make([]hex.Set, len(r.Cells))
			for h := range r.Cells {
				r.shots[i][h] = r.farther(&Unit{Kind: uint8(i)}, hex.Hex(h))
			}
		}
	}
}

// inRange returns the hexes of enemies that a unit with a missile weapon could hit if it saw them; it is next to no
// enemy.
func (s *State) inRange(r *Rules, u *Unit, g *Grant) (out hex.Set) {
	shots := r.shots[u.Kind]
	switch {
	case shots == nil || g.NoRanged:
		return out
	case u.Mods.Range == 0:
		return shots[u.At].And(s.Camps[u.Camp.Other()])
	}
	return r.farther(u, u.At).And(s.Camps[u.Camp.Other()])
}

// targets appends an attack on every enemy that a unit may attack.
func (s *State) targets(r *Rules, i uint8, buf []Action) []Action {
	u := &s.Units[i]
	from, to := r.enemies(u.Camp)
	if near := &r.engaged[u.At]; near.Meets(&s.Camps[u.Camp.Other()]) { // BL-BAT-04, BL-BAT-06
		if s.grant(r, u).NoMelee {
			return buf
		}
		for foe := from; foe < to; foe++ {
			if near.Has(s.Units[foe].At) {
				buf = append(buf, AttackAction(i, foe))
			}
		}
		return buf
	}
	in := s.inRange(r, u, s.grant(r, u))
	if in.Empty() {
		return buf
	}
	for foe := from; foe < to; foe++ {
		if at := s.Units[foe].At; in.Has(at) && r.Sees(u.At, at, s.Taken, &s.Places.Blocks) {
			buf = append(buf, AttackAction(i, foe))
		}
	}
	return buf
}

// owes reports whether a unit rushed and has an enemy to battle in melee: then it must (BL-MER-02).
func (s *State) owes(r *Rules, u *Unit) bool {
	return u.Marks&Rushing != 0 && s.mayBattle(u) && r.engaged[u.At].Meets(&s.Camps[u.Camp.Other()])
}

// anyOwes reports whether a unit of the active camp that rushed still has to battle.
func (s *State) anyOwes(r *Rules) bool {
	if !r.rushers {
		return false
	}
	units := s.army(r, r.CampOf[s.Active])
	for i := range units {
		if u := &units[i]; u.Marks&Rushing != 0 && s.owes(r, u) {
			return true
		}
	}
	return false
}

// anyTarget reports whether a unit has a target.
func (s *State) anyTarget(r *Rules, u *Unit) bool {
	if r.engaged[u.At].Meets(&s.Camps[u.Camp.Other()]) {
		return !s.grant(r, u).NoMelee
	}
	return s.shootsPast(r, u, s.grant(r, u), &s.Taken)
}

// shootsPast reports whether a unit with a missile weapon has a target from afar, with units on the hexes of taken; it
// is next to no enemy.
func (s *State) shootsPast(r *Rules, u *Unit, g *Grant, taken *hex.Set) bool {
	in := s.inRange(r, u, g)
	for w, word := range &in {
		for ; word != 0; word &= word - 1 {
			if r.Sees(u.At, hex.Hex(w<<6+bits.TrailingZeros64(word)), *taken, &s.Places.Blocks) {
				return true
			}
		}
	}
	return false
}

// runCombat waits while an ordered unit has a target.
func (s *State) runCombat(r *Rules, f *Frame, _ *Log) bool {
	units := s.army(r, r.CampOf[s.Active])
	for i := range units {
		if u := &units[i]; s.mayBattle(u) && (s.anyTarget(r, u) || s.calls(r, u)) {
			return true
		}
	}
	if r.Lore != nil && s.anyCast(r, f.Decider, beforeFight(NoUnit)) { // it may be one that brings an enemy into range
		return true
	}
	s.phase(InDraw)
	return false
}

// beforeFight returns the window in which a Lore card may be played for a unit that is about to roll: any, or this
// one.
func beforeFight(i uint8) castTiming { return castTiming{BeforeFight, i, NoUnit, 0} }

// legalCombat lists the attacks.
func (s *State) legalCombat(r *Rules, f *Frame, buf []Action) []Action {
	if !s.anyOwes(r) { // battles are optional; BL-MER-02: except for a unit that rushed
		buf = append(buf, PassAction())
	}
	camp := r.CampOf[s.Active]
	units := s.army(r, camp)
	for i := range units {
		if s.mayBattle(&units[i]) {
			buf = s.targets(r, r.from[camp]+uint8(i), buf) // an attack has one target
		}
	}
	buf = s.legalCasts(r, f.Decider, beforeFight(NoUnit), buf)
	if s.Places.N > 0 {
		buf = s.legalCalls(r, buf)
	}
	return buf
}

// allowsCombat reports whether legalCombat would list an action, without the list.
func (s *State) allowsCombat(r *Rules, f *Frame, a Action) bool {
	if a == PassAction() {
		return !s.anyOwes(r)
	}
	if a.Kind() == PlayLore {
		return s.allowsCastOf(r, f.Decider, beforeFight(NoUnit), a)
	}
	if a.Kind() == CallUp {
		u := a.Unit()
		return a == CallUpAction(u) && s.own(r, u) && s.mayBattle(&s.Units[u]) && s.calls(r, &s.Units[u])
	}
	return a.Kind() == Attack && s.own(r, a.Unit()) && s.mayBattle(&s.Units[a.Unit()]) && s.allowsTarget(r, a)
}

// allowsTarget reports whether an attack's target is an enemy that the unit may attack.
func (s *State) allowsTarget(r *Rules, a Action) bool {
	u := &s.Units[a.Unit()]
	from, to := r.enemies(u.Camp)
	if a.arg() < int(from) || a.arg() >= int(to) {
		return false
	}
	_, ok := s.mayStrike(r, u, &s.Units[a.Target()])
	return ok
}

// takeCombat lets a unit battle, or ends the combat.
func (s *State) takeCombat(r *Rules, f *Frame, a Action, log *Log) {
	if a.Kind() == Pass {
		s.phase(InDraw)
		return
	}
	if a.Kind() == PlayLore {
		s.cast(r, f.Decider, a.LoreCard(), beforeFight(NoUnit), log)
		return
	}
	i := a.Unit()
	if a.Kind() == CallUp {
		s.rollFor(r, i, log)
		return
	}
	u := &s.Units[i]
	how, _ := s.mayStrike(r, u, &s.Units[a.Target()])
	u.Marks |= Battled
	if shots := s.grant(r, u).Shots; shots > 1 && how&Melee == 0 {
		s.push(volleyFrame(s.director(u), i, shots-1))
	}
	s.attack(r, i, a.Target(), how, log)
}

// attack opens a battle.
func (s *State) attack(r *Rules, i, foe uint8, how CombatMode, log *Log) {
	u, at := &s.Units[i], s.Units[foe].At
	s.push(battleFrame(s.director(u), i, foe, how, at))
	if log != nil {
		log.add(unitEvent(s, Attacked, i, r.Board.Distance(u.At, at), how).at(foe))
	}
}

// volleyFrame returns the frame of a unit with some shots left.
func volleyFrame(who Player, unit uint8, shots int8) Frame {
	f := bare(InVolley, who)
	f.Unit, f.Left = unit, shots
	return f
}

// ShotsLeft returns the shots that the unit of InVolley may still take.
func (f *Frame) ShotsLeft() int { return int(f.Left) }

// runVolley waits for the next shot of a unit that shoots more than once; the shots follow each other at once, at any
// targets.
func (s *State) runVolley(r *Rules, f *Frame, _ *Log) bool {
	if u := &s.Units[f.Unit]; f.ShotsLeft() > 0 && u.At >= 0 {
		if s.standsOff(r, u) && s.anyTarget(r, u) ||
			r.Lore != nil && s.anyCast(r, f.Decider, beforeFight(f.Unit)) { // as in runCombat
			return true
		}
	}
	s.pop()
	return false
}

// standsOff reports whether no enemy is next to a unit. Otherwise the unit shoots no more: a volley consists of ranged
// attacks, and that enemy could only be attacked in melee (R-117, BL-BAT-04, BL-BAT-06).
func (s *State) standsOff(r *Rules, u *Unit) bool {
	return !r.engaged[u.At].Meets(&s.Camps[u.Camp.Other()])
}

// legalVolley lists the targets of the next shot, and passing.
func (s *State) legalVolley(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, PassAction())
	if s.standsOff(r, &s.Units[f.Unit]) {
		buf = s.targets(r, f.Unit, buf)
	}
	return s.legalCasts(r, f.Decider, beforeFight(f.Unit), buf)
}

// takeVolley takes the next shot, or ends the volley.
func (s *State) takeVolley(r *Rules, f *Frame, a Action, log *Log) {
	if a.Kind() == Pass {
		f.Left = 0
		return
	}
	if a.Kind() == PlayLore {
		s.cast(r, f.Decider, a.LoreCard(), beforeFight(f.Unit), log)
		return
	}
	f.Left--
	s.attack(r, f.Unit, a.Target(), 0, log)
}
