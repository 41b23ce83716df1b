package medieval

import (
	contract "muster/engine"
	"muster/engine/command/boards"
)

// Refused is the error of an action that is not legal now.
type Refused = contract.Refused[Action, FrameKind]

// Decider is the side whose choice it is; before the game's end there always is one.
func (s *State) Decider() boards.Camp { return s.Frames[max(s.Depth, 1)-1].Decider }

// Legal appends the legal actions to buf, in ascending order, each once. There is none only when the game is over.
func Legal(r *Rules, s *State, buf []Action) []Action {
	if s.Ended != Playing {
		return buf
	}
	f := s.top()
	return r.frames[f.Kind].legal(s, r, f, buf)
}

// Apply takes an action and plays on to the next choice. The action of a player who may not take it is refused and
// leaves the State as it was. What happens is told to log, which may be nil.
func Apply(r *Rules, s *State, a Action, log *Log) error {
	if s.Ended != Playing {
		return contract.ErrOver
	}
	f := s.top()
	row := &r.frames[f.Kind]
	switch {
	case row.attempt != nil:
		if !row.attempt(s, r, f, a, log) {
			return Refused{Choice: a, In: f.Kind}
		}
	case !row.allows(s, r, f, a):
		return Refused{Choice: a, In: f.Kind}
	default:
		row.take(s, r, f, a, log)
	}
	s.run(r, log)
	return nil
}

// run plays on until somebody has a choice or the game is over.
func (s *State) run(r *Rules, log *Log) {
	for waits := false; s.Ended == Playing && !waits; {
		f := s.top()
		waits = r.frames[f.Kind].run(s, r, f, log)
	}
}

// own reports whether a number is a unit of the active side that stands on the board, ownLeader the same of a Leader.
func (s *State) own(r *Rules, u uint8) bool {
	return u >= r.from[s.Active] && u < r.to[s.Active] && s.Units[u].At >= 0
}

func (s *State) ownLeader(r *Rules, l uint8) bool {
	return l >= r.first[s.Active] && l < r.last[s.Active] && s.Leaders[l].At >= 0
}

// staff are the Leaders of a side, those that are gone among them.
func (s *State) staff(r *Rules, c boards.Camp) []Leader { return s.Leaders[r.first[c]:r.last[c]] }

// phase goes on to the turn's next phase.
func (s *State) phase(k FrameKind) {
	f := s.top()
	*f = bare(k, f.Decider)
}

// end ends the game.
func (s *State) end(how End, winner Side, log *Log) {
	s.Ended, s.Winner = how, winner
	log.add(gameEnded(s.Active, how, winner))
}
