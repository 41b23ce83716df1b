package kernel

import "muster/maps/hex"

// turnEndRow is the row of InTurnEnd: a Leader may be moved for a token.
var turnEndRow = frameRow{
	Name: "the end of the turn", Legal: (*State).legalSend, Take: (*State).takeSend,
	Run: (*State).runTurnEnd, Allows: (*State).allowsSend,
}

// canSend reports whether a Leader has a destination.
func (s *State) canSend(r *Rules, l *Leader) bool {
	return l.At >= 0 && s.canStroll(r, l, r.Inspired[r.send].Hexes)
}

// sends returns the hexes to which a token moves a Leader: ordered or not, alone or detached from its unit (MED-INS-04,
// MED-R-06).
func (s *State) sends(r *Rules, l *Leader) hex.Set {
	if l.At < 0 {
		return hex.Set{}
	}
	return s.walks(r, l, r.Inspired[r.send].Hexes) // MED-INS-04, MED-R-06
}

// paysSend reports whether the side can pay for a Leader's move.
func (s *State) paysSend(r *Rules) bool {
	return r.send != NoAction && s.Seats[s.Active].Tokens >= uint8(r.Inspired[r.send].Cost) // MED-INS-04
}

// runTurnEnd waits while a Leader can be sent; else cards are drawn at once.
func (s *State) runTurnEnd(r *Rules, _ *Frame, log *Log) bool {
	if s.paysSend(r) {
		leaders := s.staff(r, s.Active)
		for i := range leaders {
			if s.canSend(r, &leaders[i]) {
				return true
			}
		}
	}
	s.phase(InDraw)
	return s.runDraw(r, s.top(), log)
}

// legalSend lists the destinations of Leaders.
func (s *State) legalSend(r *Rules, _ *Frame, buf []Action) []Action {
	buf = append(buf, PassAction())
	for i := r.first[s.Active]; i < r.last[s.Active]; i++ {
		to := s.sends(r, &s.Leaders[i])
		buf = list(buf, SendLeader, i, &to)
	}
	return buf
}

// allowsSend reports whether legalSend would list an action, without the list.
func (s *State) allowsSend(r *Rules, _ *Frame, a Action) bool {
	if a == PassAction() {
		return true
	}
	i, to := a.Leader(), a.Hex()
	return a.Kind() == SendLeader && s.ownLeader(r, i) && r.onBoard(to) &&
		s.strolls(r, &s.Leaders[i], to, r.Inspired[r.send].Hexes) > 0
}

// takeSend sends a Leader, once a turn, and goes on to the draw.
func (s *State) takeSend(r *Rules, _ *Frame, a Action, log *Log) {
	s.phase(InDraw) // MED-INS-04
	if a.Kind() == Pass {
		return
	}
	i, to, do := a.Leader(), a.Hex(), &r.Inspired[r.send]
	s.Seats[s.Active].Tokens -= uint8(do.Cost) // MED-INS-04
	log.add(sideEvent(ActionUsed, s.Active, r.send, do.Cost))
	s.walkTo(i, to, LeaderSent, s.strolls(r, &s.Leaders[i], to, do.Hexes), log)
}
