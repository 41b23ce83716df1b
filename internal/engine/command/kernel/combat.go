package kernel

import (
	"math/bits"

	"muster/maps/hex"
)

// combatRow is the row of InCombat: ordered units battle.
var combatRow = frameRow{
	Name: "combat", Legal: (*State).legalCombat, Take: (*State).takeCombat,
	Run: (*State).runCombat, Allows: (*State).allowsCombat,
}

// mayBattle reports whether an ordered unit on the board can still battle this turn. A unit battles once (MED-HIT-06).
// A lone Leader is not a unit (MED-LDR-20).
func (u *Unit) mayBattle() bool {
	return u.Marks&(Ordered|TooFar|Barred|Battled) == Ordered && u.At >= 0 // MED-ORD-01, MED-UNIT-12, MED-HIT-06
}

// targets holds the hexes of enemies that a unit can attack: units and lone Leaders, in close combat or by fire. Sight
// is not checked.
type targets struct {
	close, fire hex.Set
}

// inReach returns the enemies that a unit on a hex could attack. A unit next to an enemy unit does not fire
// (MED-BAT-02).
func (s *State) inReach(r *Rules, u *Unit, from hex.Hex, a *able) (t targets) {
	near, foes := &r.engaged[from], s.enemies(u.Camp)
	if !a.noClose {
		t.close = near.And(foes.Or(s.Staffs[u.Camp.Other()])) // MED-LDR-26
	}
	if shots := r.shots[u.Kind]; shots != nil && !a.noFire && !near.Meets(foes) { // MED-BAT-02
		t.fire = shots[from].And(foes.Or(s.Staffs[u.Camp.Other()])) // MED-LDR-26
	}
	return t
}

// sighted returns the hexes that a unit on a hex sees (MED-BAT-03), with units on the hexes of taken.
func (r *Rules) sighted(from hex.Hex, to hex.Set, taken *hex.Set) hex.Set {
	for w, word := range to {
		for ; word != 0; word &= word - 1 {
			if h := hex.Hex(w<<6 + bits.TrailingZeros64(word)); !r.Sees(from, h, *taken) { // MED-BAT-03
				to.Remove(h)
			}
		}
	}
	return to
}

// anySighted reports whether a unit on a hex sees one of some hexes.
func (s *State) anySighted(r *Rules, from hex.Hex, to *hex.Set) bool {
	for w, word := range to {
		for ; word != 0; word &= word - 1 {
			if r.Sees(from, hex.Hex(w<<6+bits.TrailingZeros64(word)), s.Taken) {
				return true
			}
		}
	}
	return false
}

// anyTarget reports whether a unit may attack any enemy.
func (s *State) anyTarget(r *Rules, u *Unit, a *able) bool {
	t := s.inReach(r, u, u.At, a)
	return !t.close.Empty() || s.anySighted(r, u.At, &t.fire)
}

// attacks appends the attacks of a unit on units, attacksOnLeaders those on lone Leaders.
func (s *State) attacks(r *Rules, i uint8, at hex.Set, buf []Action) []Action {
	c := s.Units[i].Camp.Other()
	at = at.And(s.Camps[c])
	if at.Empty() {
		return buf
	}
	var foes uint64
	for w, word := range at {
		for ; word != 0; word &= word - 1 {
			foes |= 1 << s.On[w<<6+bits.TrailingZeros64(word)]
		}
	}
	for ; foes != 0; foes &= foes - 1 {
		buf = append(buf, AttackAction(i, uint8(bits.TrailingZeros64(foes))))
	}
	return buf
}

func (s *State) attacksOnLeaders(r *Rules, i uint8, at hex.Set, buf []Action) []Action {
	c := s.Units[i].Camp.Other()
	at = at.And(s.lone(c)) // MED-LDR-26
	if at.Empty() {
		return buf
	}
	for l := r.first[c]; l < r.last[c]; l++ {
		if at.Has(s.Leaders[l].At) {
			buf = append(buf, AttackLeaderAction(i, l))
		}
	}
	return buf
}

// legalAttacks appends the attacks of the active side's units, with the targets given by can: first those on units,
// then those on Leaders.
func (s *State) legalAttacks(r *Rules, can func(s *State, r *Rules, u *Unit) hex.Set, buf []Action) []Action {
	ordered, alone := s.ordered(), s.lone(s.Active.Other())
	leaders := false
	for rest := ordered; rest != 0; rest &= rest - 1 {
		i := uint8(bits.TrailingZeros64(rest))
		at := can(s, r, &s.Units[i])
		leaders = leaders || at.Meets(&alone)
		buf = s.attacks(r, i, at, buf)
	}
	if leaders {
		for rest := ordered; rest != 0; rest &= rest - 1 {
			i := uint8(bits.TrailingZeros64(rest))
			buf = s.attacksOnLeaders(r, i, can(s, r, &s.Units[i]), buf)
		}
	}
	return buf
}

// inCombat returns the targets of a unit in the combat phase.
func inCombat(s *State, r *Rules, u *Unit) hex.Set {
	if !u.mayBattle() {
		return hex.Set{}
	}
	t := s.inReach(r, u, u.At, s.able(r, u))
	if t.fire.Empty() {
		return t.close
	}
	return t.close.Or(r.sighted(u.At, t.fire, &s.Taken))
}

// owes reports whether a unit charged and an enemy is next to it: then it must close (MED-UNIT-13).
func (s *State) owes(r *Rules, u *Unit) bool {
	return u.Marks&Charged != 0 && u.mayBattle() && r.engaged[u.At].Meets(s.enemies(u.Camp))
}

// anyOwes reports whether a unit of the active side that charged still has to close.
func (s *State) anyOwes(r *Rules) bool {
	for rest := s.ordered(); rest != 0; rest &= rest - 1 {
		if u := &s.Units[bits.TrailingZeros64(rest)]; u.Marks&Charged != 0 && s.owes(r, u) {
			return true
		}
	}
	return false
}

// runCombat waits while an ordered unit has a target.
func (s *State) runCombat(r *Rules, _ *Frame, _ *Log) bool {
	for rest := s.ordered(); rest != 0; rest &= rest - 1 {
		if u := &s.Units[bits.TrailingZeros64(rest)]; u.mayBattle() && s.anyTarget(r, u, s.able(r, u)) {
			return true
		}
	}
	s.endCombat(r)
	return false
}

// endCombat starts the second moves if the card or an Inspired Action grants any, or else the end of the turn.
func (s *State) endCombat(r *Rules) {
	again := false
	for rest := s.ordered(); rest != 0; rest &= rest - 1 {
		u := &s.Units[bits.TrailingZeros64(rest)]
		u.Marks |= Done
		if s.able(r, u).again { // MED-DECK-08
			u.Marks &^= Done
			again = true
		}
	}
	if !again {
		s.phase(InTurnEnd)
		return
	}
	leaders := s.staff(r, s.Active)
	for i := range leaders {
		if l := &leaders[i]; l.Marks&Ordered != 0 {
			l.Marks |= Done
		}
	}
	s.phase(InMoves)
	s.top().Step = againStep
}

// legalCombat lists the attacks.
func (s *State) legalCombat(r *Rules, _ *Frame, buf []Action) []Action {
	if !s.anyOwes(r) { // MED-UNIT-13; otherwise battles are optional
		buf = append(buf, PassAction())
	}
	return s.legalAttacks(r, inCombat, buf)
}

// allowsCombat reports whether legalCombat would list an action, without the list.
func (s *State) allowsCombat(r *Rules, _ *Frame, a Action) bool {
	if a == PassAction() {
		return !s.anyOwes(r) // MED-UNIT-13
	}
	return s.own(r, a.Unit()) && s.allowsTarget(r, a, inCombat(s, r, &s.Units[a.Unit()]))
}

// allowsTarget reports whether an attack's target is an enemy on one of some hexes.
func (s *State) allowsTarget(r *Rules, a Action, at hex.Set) bool {
	c := s.Units[a.Unit()].Camp.Other()
	switch a.Kind() {
	case Attack:
		return a.arg() >= int(r.from[c]) && a.arg() < int(r.to[c]) && at.Has(s.Units[a.Target()].At)
	case AttackLeader:
		if a.arg() < int(r.first[c]) || a.arg() >= int(r.last[c]) {
			return false
		}
		h := s.Leaders[a.TargetLeader()].At
		return at.Has(h) && s.On[h] == NoUnit // MED-LDR-26
	}
	return false
}

// takeCombat lets a unit battle, or ends the combats.
func (s *State) takeCombat(r *Rules, _ *Frame, a Action, log *Log) {
	if a.Kind() == Pass {
		s.endCombat(r)
		return
	}
	i := a.Unit()
	u := &s.Units[i]
	u.Marks |= Battled // MED-HIT-06
	if shots := s.able(r, u).shots; shots > 1 && !r.engaged[u.At].Has(s.targetOf(a)) {
		s.push(volleyFrame(u, i, shots-1)) // MED-DECK-09
	}
	s.attack(r, a, 0, log)
}

// targetOf returns the hex of an attack's target.
func (s *State) targetOf(a Action) hex.Hex {
	if a.Kind() == AttackLeader {
		return s.Leaders[a.TargetLeader()].At
	}
	return s.Units[a.Target()].At
}

// attack opens a combat. Values for the whole combat are fixed here (MED-HIT-05).
func (s *State) attack(r *Rules, a Action, how CombatMode, log *Log) {
	i, at := a.Unit(), s.targetOf(a)
	u := &s.Units[i]
	f := Frame{Kind: InBattle, Decider: u.Camp, Unit: i, Target: NoUnit, Leader: NoLeader, CombatMode: how, At: at}
	s.Fight = Fight{On: true, From: u.At}
	s.Fight.Fresh[u.Camp] = u.Blocks >= u.Full // MED-HIT-05, MED-R-05
	if a.Kind() == AttackLeader {
		f.Leader, f.CombatMode = a.TargetLeader(), f.CombatMode|Alone
	} else {
		f.Target = a.Target()
		foe := &s.Units[f.Target]
		s.Fight.Fresh[foe.Camp] = foe.Blocks >= foe.Full // MED-HIT-05
	}
	if r.engaged[u.At].Has(at) {
		f.CombatMode |= Close
	}
	s.push(f)
	if log != nil {
		log.add(attackEvent(s, Attacked, &f, r.Board.Distance(u.At, at), f.CombatMode))
	}
}
