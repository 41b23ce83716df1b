package kernel

import (
	"muster/maps/hex"
)

// evasionRow is the row of InEvasion: an evading unit goes back.
var evasionRow = frameRow{
	Name: "an evasion", Legal: (*State).legalEvasion, Take: (*State).takeEvasion,
	Run: (*State).runEvasion,
}

// evadeHexes is the number of hexes that an evading unit goes back (MED-EVD-01).
const evadeHexes = 2

// mayEvade reports whether the target of a close combat may evade: its row allows it against the attacker, and a hex is
// free (MED-EVD-03).
func (s *State) mayEvade(r *Rules, f *Frame) bool {
	foe := &s.Units[f.Target]
	if !r.evades(foe, &s.Units[f.Unit]) {
		return false
	}
	ways := s.wayBack(r, foe)
	return !ways.Empty() // MED-EVD-03
}

// evades reports whether the row of a unit lets it evade an attacker.
func (r *Rules) evades(foe, u *Unit) bool {
	k := &r.Kinds[u.Kind]
	return r.Kinds[foe.Kind].Evades&FoeOf(k.Arm, k.Class) != 0 // MED-UNIT-07, MED-UNIT-08, MED-UNIT-09
}

// partingShot lets an evading unit that has survived roll at the attacker before it goes back (MED-HIT-07).
func (s *State) partingShot(r *Rules, f *Frame, _ *Log) {
	if foe := &s.Units[f.Target]; foe.At >= 0 && r.Kinds[foe.Kind].Parting > 0 { // MED-HIT-07
		s.counter(f, Parting, 0)
	}
}

// evasionFrame returns the frame of a unit that evades from a foe.
func evasionFrame(u *Unit, unit, foe uint8) Frame {
	f := bare(InEvasion, u.Camp)
	f.Unit, f.Target, f.Left = unit, foe, evadeHexes
	return f
}

// evadeTo returns the hexes to which an evading unit can continue. If some ways let it complete both hexes or join a
// Leader, only those count (MED-EVD-03, MED-EVD-04).
func (s *State) evadeTo(r *Rules, f *Frame) hex.Set {
	u := &s.Units[f.Unit]
	ways := s.wayBack(r, u)
	if f.Left < 2 || ways.Len() < 2 {
		return ways
	}
	var whole hex.Set
	led := s.attached(u) != NoLeader
	for h := range ways.Each() {
		next := r.back[u.Camp][h].Minus(s.Taken).Minus(s.Staffs[u.Camp.Other()])
		if led {
			next = next.Minus(s.Staffs[u.Camp])
		}
		if !next.Empty() || s.Led[h] != NoLeader {
			whole.Add(h)
		}
	}
	if whole.Empty() { // MED-EVD-03
		return ways
	}
	return whole
}

// runEvasion moves a unit back hex by hex; it waits if its player has two ways.
func (s *State) runEvasion(r *Rules, f *Frame, log *Log) bool {
	for f.Left > 0 {
		switch ways := s.evadeTo(r, f); ways.Len() {
		case 0:
			f.Left = 0
		case 1:
			s.stepBack(r, f, ways.First(), log)
		default:
			return true
		}
	}
	s.pop()
	return false
}

// legalEvasion lists the hexes to go back to.
func (s *State) legalEvasion(r *Rules, f *Frame, buf []Action) []Action {
	ways := s.evadeTo(r, f)
	return list(buf, Retreat, f.Unit, &ways)
}

// takeEvasion goes to the chosen hex.
func (s *State) takeEvasion(r *Rules, f *Frame, a Action, log *Log) { s.stepBack(r, f, a.Hex(), log) }
