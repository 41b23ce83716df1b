package runewars

import (
	"math/bits"

	"muster/internal/engine/runewars/battle"
)

// The steps of a fight.
const (
	fightCalled = iota
	fightBegun
	fightAllies // it is over, and where the winner's allied neutral units go is asked
	fightOver
)

// alliesTo returns the friendly areas to which the winner's units may retreat when only allied neutral ones are left,
// in an area that the winner does not control without them: there they would cease to be allies (RW-DIPL-04).
func (s *State) alliesTo(r *Rules) uint64 {
	w, f := &s.War, &s.Fight
	side := int(f.Winner)
	seat, p, c, any := w.seat(side), &s.Areas[w.Area], onFoot, false
	if seat == Wild || f.Taken || p.Fort == seat || p.Peasants ||
		r.Areas[w.Area].Home == seat {
		return 0
	}
	for k := range MaxKinds {
		n := f.Here(side, k)
		if side == battle.Defender {
			n += int(p.Routed[k])
		}
		switch {
		case n == 0:
			continue
		case k < FirstNeutral:
			return 0
		case r.classOf(seat, uint8(k)) == flying:
			c = flying
		}
		any = true
	}
	if !any {
		return 0
	}
	return s.open(r, w.Area, c) & s.Held[seat] &^ (1 << w.Area)
}

// alliesLegal lists their destinations, and staying.
func (s *State) alliesLegal(r *Rules, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	for to := s.alliesTo(r); to != 0; to &= to - 1 {
		buf = append(buf, ActionAt(GoBack, uint8(bits.TrailingZeros64(to))))
	}
	return buf
}

// alliesLeave moves the units that won, and are in the area now, to another one. Units in play are counted afterwards.
func (s *State) alliesLeave(r *Rules, from, to uint8, log *Log) {
	who := s.Areas[from]
	s.clearUnits(from)
	for k := range uint8(MaxKinds) {
		s.retreat(r, who.Holder, from, to, k, who.Standing[k]+who.Routed[k], log)
	}
}
