package kernel

import (
	"muster/internal/engine/command/boards"
)

// flagsRow is the row of InFlags: a unit ignores flags.
var flagsRow = frameRow{
	Name: "the choice of flags", Legal: (*State).legalFlags, Take: (*State).takeFlags,
	Run: (*State).runFlags,
}

// Ignores returns the number of flags that a unit may ignore (MED-SUP-02). These are one for two friendly units next to
// it (MED-SUP-01), one for its Leader (MED-LDR-22, MED-LDR-37), those of its row at full strength, and those of its
// ground. fresh reports whether it was at full strength when the combat began (MED-HIT-05).
func (r *Rules) Ignores(s *State, i uint8, fresh bool) int {
	u := &s.Units[i]
	if u.At < 0 {
		return 0
	}
	n := int(r.groundAt(u.Kind, u.At).flags) // MED-TER-04
	if r.near[u.At].MeetsTwice(&s.Camps[u.Camp]) {
		n++ // MED-SUP-01
	}
	if s.attached(u) != NoLeader { // MED-LDR-22, MED-LDR-37
		n++ // MED-LDR-22
	}
	if fresh {
		n += int(r.Kinds[u.Kind].FreshFlags) // MED-SUP-02
	}
	return max(n, 0)
}

// flagsFrame returns the frame for a unit against which a foe rolled flags.
func flagsFrame(who boards.Camp, unit, foe uint8, flags int) Frame {
	f := bare(InFlags, who)
	f.Unit, f.Target, f.Left = unit, foe, int8(flags)
	return f
}

// FlagsShown returns the flags rolled against the unit of InFlags.
func (f *Frame) FlagsShown() int { return int(f.Left) }

// most returns how many of the flags shown a unit can ignore.
func (s *State) most(r *Rules, f *Frame) int {
	return min(r.Ignores(s, f.Unit, s.Fight.Fresh[f.Decider]), f.FlagsShown())
}

// runFlags asks for the number of flags to ignore, if the unit may ignore any; the others drive it back.
func (s *State) runFlags(r *Rules, f *Frame, log *Log) bool {
	if s.most(r, f) > 0 {
		return true // MED-SUP-02
	}
	s.ignore(r, f, 0, log)
	return false
}

// legalFlags lists the numbers of flags that may be ignored, from 0 (MED-SUP-02).
func (s *State) legalFlags(r *Rules, f *Frame, buf []Action) []Action {
	for n := range s.most(r, f) + 1 {
		buf = append(buf, IgnoreAction(f.Unit, n))
	}
	return buf
}

// takeFlags ignores the chosen number of flags.
func (s *State) takeFlags(r *Rules, f *Frame, a Action, log *Log) { s.ignore(r, f, a.Flags(), log) }

// ignore starts a retreat for the other flags (MED-RET-01).
func (s *State) ignore(r *Rules, f *Frame, n int, log *Log) {
	if n > 0 {
		log.add(unitEvent(s, FlagsIgnored, f.Unit, n, f.Left))
	}
	hexes := (f.FlagsShown() - n) * int(r.Kinds[s.Units[f.Unit].Kind].Retreat) // MED-RET-01
	if hexes == 0 {
		s.pop()
		return
	}
	f.Kind, f.Left = InRetreat, int8(min(hexes, allDice))
}
