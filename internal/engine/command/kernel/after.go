package kernel

import (
	"muster/maps/hex"
)

// mayReply reports whether the attacked unit may battle back: in close combat, with both units still on their hexes
// (MED-BAT-07). A unit that struck first may not (MED-DECK-16). A battle back gets no reply.
func (s *State) mayReply(f *Frame) bool {
	closeCombat := f.CombatMode&(Close|Alone|Evaded) == Close // MED-BAT-07, MED-EVD-02
	return f.main() && closeCombat && !s.Fight.Struck && s.meets(f)
}

// mayAdvance reports whether the attacker may enter the hex that its enemy left in close combat (MED-BAT-05).
func (s *State) mayAdvance(r *Rules, f *Frame) bool {
	u := &s.Units[f.Unit]
	if !f.main() || f.CombatMode&(Close|Evaded) != Close || u.At < 0 { // MED-BAT-05, MED-BAT-07, MED-EVD-02
		return false
	}
	at := f.Vacated()
	return r.Kinds[u.Kind].Advance > 0 && r.ways[u.At].Has(at) && s.On[at] == NoUnit && s.Led[at] == NoLeader // MED-BAT-05
}

// onward returns the hexes to which a unit that has advanced may go on. Ground that stops it excludes this
// (MED-BAT-05, MED-BAT-08).
func (s *State) onward(r *Rules, f *Frame) hex.Set {
	u := &s.Units[f.Unit]
	if r.Kinds[u.Kind].Advance < 2 || r.stops.Has(u.At) { // MED-BAT-05, MED-BAT-08
		return hex.Set{}
	}
	ways := r.ways[u.At].Minus(s.Taken).Minus(s.Staffs[u.Camp.Other()])
	if s.attached(u) != NoLeader {
		ways = ways.Minus(s.Staffs[u.Camp])
	}
	return ways
}

// mayBonus reports whether a unit that has advanced may battle once more. Its row or, on foot, its Leader grants that
// (MED-LDR-23). The ground must allow it, and it must not have done so this turn (MED-BAT-06).
func (s *State) mayBonus(r *Rules, f *Frame) bool {
	u := &s.Units[f.Unit]
	k := &r.Kinds[u.Kind]
	led := k.Arm == Foot && s.attached(u) != NoLeader // MED-LDR-23
	if !k.Bonus && !led || u.Marks&(Barred|Followed) != 0 || s.able(r, u).noClose {
		return false
	}
	at := s.bonusTargets(r, u)
	return !at.Empty()
}

// bonusTargets returns the hexes of the enemies next to a unit (MED-BAT-06).
func (s *State) bonusTargets(r *Rules, u *Unit) hex.Set {
	return r.engaged[u.At].And(s.enemies(u.Camp).Or(s.Staffs[u.Camp.Other()]))
}

// legalBattle lists the actions at the current step: to evade, or those after the roll. None is forced.
func (s *State) legalBattle(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, PassAction())
	switch f.Step {
	case evadeWaits:
		buf = append(buf, EvadeAction(f.Target))
	case replyWaits:
		buf = append(buf, BattleBackAction(f.Target, f.Unit))
	case advanceWaits:
		buf = append(buf, AdvanceAction(f.Unit, f.Vacated()))
	case onWaits:
		to := s.onward(r, f)
		buf = list(buf, AdvanceOn, f.Unit, &to)
	case bonusWaits:
		at := s.bonusTargets(r, &s.Units[f.Unit])
		buf = s.attacks(r, f.Unit, at, buf)
		buf = s.attacksOnLeaders(r, f.Unit, at, buf)
	}
	return buf
}

// takeBattle carries out the chosen action.
func (s *State) takeBattle(r *Rules, f *Frame, a Action, log *Log) {
	switch f.Step {
	case evadeWaits:
		f.Step, f.Decider = toRoll, s.Units[f.Unit].Camp
		if a.Kind() == Evade {
			f.CombatMode |= Evaded // MED-EVD-01
			log.add(unitEvent(s, UnitEvades, f.Target, 0, 0).at(f.Unit))
		}
	case replyWaits:
		f.Step, f.Decider = battleOver, s.Units[f.Unit].Camp // MED-BAT-07: no advance follows, whatever the result
		if a.Kind() == BattleBack {
			s.counter(f, Back, 0)
			log.add(unitEvent(s, BattledBack, f.Target, 0, 0).at(f.Unit))
		}
	case advanceWaits:
		f.Step = battleOver
		if a.Kind() == Advance {
			f.Step = toAdvanceOn
			s.follow(r, f.Unit, a.Hex(), Advanced, log)
		}
	case onWaits:
		f.Step = toBonus
		if a.Kind() == AdvanceOn {
			s.follow(r, f.Unit, a.Hex(), AdvancedOn, log)
		}
	case bonusWaits:
		f.Step = battleOver
		if a.Kind() != Pass {
			s.Units[f.Unit].Marks |= Followed // MED-BAT-06
			s.attack(r, a, Bonus, log)
		}
	}
}

// counter opens the roll of the unit attacked against the attacker: a battle back, a first strike, a Parthian Shot.
func (s *State) counter(f *Frame, how CombatMode, more int8) {
	foe, unit := f.Target, f.Unit
	s.push(Frame{
		Kind: InBattle, Decider: s.Units[foe].Camp, Unit: foe, Target: unit, Leader: NoLeader,
		CombatMode: Close | how, Left: more, At: s.Units[unit].At,
	})
}

// follow moves a unit and its Leader after a combat; it counts as movement for marks about moving or entering.
func (s *State) follow(r *Rules, i uint8, to hex.Hex, as EventKind, log *Log) {
	u := &s.Units[i]
	s.shift(r, i, s.attached(u), to, as, 1, 0, log)
	u.Marks |= Moved
	if r.bars[u.Kind].Has(to) { // MED-TER-03, MED-BAT-06
		u.Marks |= Barred
	}
}
