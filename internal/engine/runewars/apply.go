package runewars

import (
	"slices"

	"muster/engine"
	"muster/engine/frame"
)

// Refused is the error of a choice that is not legal now.
type Refused = engine.Refused[Action, FrameKind]

// Log records events; nil records nothing.
type Log = engine.Log[Event]

// room holds the choices of a state, so that a lookup does not allocate.
type room [MaxActions]Action

// MaxActions is an upper bound of the legal choices of a state.
const MaxActions = 1024

// Over reports whether the game is over.
func (s *State) Over() bool { return s.Ended != Playing }

// Decider returns the seat that decides.
func (s *State) Decider() uint8 { return s.Frames[max(s.Depth, 1)-1].Decider }

// going returns the current frame and its row. It is nil when the game is over and, in scenes, without a current step.
func (s *State) going(*Rules) (*Frame, *frameRow) {
	if s.Over() || s.Depth == 0 {
		return nil, nil
	}
	f := s.top()
	return f, &frameRows[f.Kind]
}

// Legal appends the legal choices to buf, in ascending order, each once. It is empty only when the game is over.
func Legal(r *Rules, s *State, buf []Action) []Action {
	if s.Over() {
		return buf
	}
	n := len(buf)
	buf = s.choices(r, s.top(), buf)
	slices.Sort(buf[n:])
	return buf
}

// choices appends the choices of the top frame, and those allowed at this step of an Order.
func (s *State) choices(r *Rules, f *Frame, buf []Action) []Action {
	return s.duringLegal(r, f, frameRows[f.Kind].List(s, r, f, buf))
}

// choose carries out a choice. One that is not legal is refused.
func (s *State) choose(r *Rules, a Action, log *Log) error {
	if s.Over() {
		return engine.ErrOver
	}
	var all room
	f := s.top()
	if !slices.Contains(s.choices(r, f, all[:0]), a) {
		return Refused{Choice: a, In: f.Kind}
	}
	if turn := s.during(f); turn == nil || !s.interrupt(r, turn, a, log) {
		frameRows[f.Kind].Take(s, r, f, a, log)
	}
	return nil
}

// Apply takes a choice and plays on to the next one. An illegal choice is refused and leaves the State unchanged.
// Events go to log, which may be nil.
func Apply(r *Rules, s *State, a Action, log *Log) error {
	if err := s.choose(r, a, log); err != nil {
		return err
	}
	s.run(r, log)
	return nil
}

// ApplyInSeason is Apply, but plays no further than to the end of the season: the next one has not started then.
func ApplyInSeason(r *Rules, s *State, a Action, log *Log) error {
	season := s.Season
	if err := s.choose(r, a, log); err != nil {
		return err
	}
	frame.Run(s, r, log, func(s *State, r *Rules) (*Frame, *frameRow) {
		if s.Season != season {
			return nil, nil
		}
		return s.going(r)
	})
	return nil
}

// run plays on until a choice is needed, the game is over, or no step is left.
func (s *State) run(r *Rules, log *Log) { frame.Run(s, r, log, (*State).going) }

// end ends the game.
func (s *State) end(how End, winner uint8, log *Log) {
	s.Ended, s.Winner = how, winner
	log.Add(Event{Kind: GameEnded, Seat: winner, N: uint8(how)})
}
