package kernel

import (
	"muster/internal/engine/command"
	"muster/maps/hex"
)

// retreatRow is the row of InRetreat: flags drive a unit back.
var retreatRow = frameRow{
	Name: "a retreat", Legal: (*State).legalRetreat, Take: (*State).takeRetreat,
	Run: (*State).runRetreat,
}

// HexesLeft returns the remaining hexes of a retreat in InRetreat, InEvasion or InEscape, HexesGone the completed
// ones.
func (f *Frame) HexesLeft() int { return int(f.Left) }
func (f *Frame) HexesGone() int { return int(f.Gone) }

// runRetreat moves a unit back hex by hex; it waits if its player has two ways. A blocked hex costs a block
// (MED-RET-02). The unit then stays, so every later hex is blocked too.
func (s *State) runRetreat(r *Rules, f *Frame, log *Log) bool {
	for f.Left > 0 {
		switch ways := s.wayBack(r, &s.Units[f.Unit]); ways.Len() {
		case 0:
			unit, lost := f.Unit, f.HexesLeft()
			s.pop()
			log.add(unitEvent(s, RetreatBlocked, unit, lost, 0))
			s.lose(r, unit, lost, ByBlock, log) // MED-RET-02, MED-LDR-33
			return false
		case 1:
			s.stepBack(r, f, ways.First(), log)
		default:
			return true
		}
	}
	s.pop()
	return false
}

// stepBack moves a unit and its Leader one hex back (MED-LDR-24, MED-EVD-04). In the hex of a lone friendly Leader it
// joins that Leader, and the remaining hexes are dropped (MED-RET-03, MED-EVD-04).
func (s *State) stepBack(r *Rules, f *Frame, to hex.Hex, log *Log) {
	u := &s.Units[f.Unit]
	f.Left--
	f.Gone++
	if s.Led[to] != NoLeader { // MED-RET-03, MED-EVD-04
		f.Left = 0
	}
	s.shift(r, f.Unit, s.attached(u), to, UnitRetreated, 1, int8(command.Bit(f.Kind == InEvasion)), log) // MED-LDR-24
}

// legalRetreat lists the hexes to go back to.
func (s *State) legalRetreat(r *Rules, f *Frame, buf []Action) []Action {
	ways := s.wayBack(r, &s.Units[f.Unit])
	return list(buf, Retreat, f.Unit, &ways)
}

// takeRetreat goes to the chosen hex.
func (s *State) takeRetreat(r *Rules, f *Frame, a Action, log *Log) { s.stepBack(r, f, a.Hex(), log) }
