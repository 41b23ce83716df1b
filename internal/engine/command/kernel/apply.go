package kernel

import (
	contract "muster/engine"
	"muster/engine/frame"
	"muster/internal/engine/command/boards"
)

// Refused is the error of an action that is not legal now.
type Refused = contract.Refused[Action, FrameKind]

// Decider returns the side that decides; before the end of the game there always is one.
func (s *State) Decider() boards.Camp { return s.Frames[max(s.Depth, 1)-1].Decider }

// going returns the current frame and its row; nil when the game is over.
func (s *State) going(r *Rules) (*Frame, *frameRow) {
	if s.Ended != Playing {
		return nil, nil
	}
	f := s.top()
	return f, &r.frames[f.Kind]
}

// Legal appends the legal actions to buf, in ascending order, each once. It appends none only if the game is over.
func Legal(r *Rules, s *State, buf []Action) []Action {
	f, row := s.going(r)
	if row == nil {
		return buf
	}
	return row.Legal(s, r, f, buf)
}

// Apply takes an action and plays on to the next choice. An illegal action is refused and leaves the State unchanged.
// Events go to log, which may be nil.
func Apply(r *Rules, s *State, a Action, log *Log) error {
	f, row := s.going(r)
	if row == nil {
		return contract.ErrOver
	}
	if !row.Do(s, r, f, a, log) {
		return Refused{Choice: a, In: f.Kind}
	}
	s.run(r, log)
	return nil
}

// run plays on until a player has a choice or the game is over.
func (s *State) run(r *Rules, log *Log) { frame.Run(s, r, log, (*State).going) }

// own reports whether a number is a unit of the active side on the board; ownLeader does the same for a Leader.
func (s *State) own(r *Rules, u uint8) bool {
	return u >= r.from[s.Active] && u < r.to[s.Active] && s.Units[u].At >= 0
}

func (s *State) ownLeader(r *Rules, l uint8) bool {
	return l >= r.first[s.Active] && l < r.last[s.Active] && s.Leaders[l].At >= 0
}

// staff returns the Leaders of a side, removed ones included.
func (s *State) staff(r *Rules, c boards.Camp) []Leader { return s.Leaders[r.first[c]:r.last[c]] }

// phase starts the turn's next phase.
func (s *State) phase(k FrameKind) {
	f := s.top()
	*f = bare(k, f.Decider)
}

// end ends the game.
func (s *State) end(how End, winner Side, log *Log) {
	s.Ended, s.Winner = how, winner
	log.add(sideEvent(GameEnded, s.Active, how, winner))
}
