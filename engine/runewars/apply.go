package runewars

import (
	"slices"

	"muster/engine"
)

// Refused is the error of a choice that is not legal now.
type Refused = engine.Refused[Action, FrameKind]

// Log takes events down; nil takes nothing.
type Log = engine.Log[Event]

// room is for the choices of a moment, so that looking one up allocates nothing.
type room [MaxActions]Action

// MaxActions is more than can be legal at one moment.
const MaxActions = 1024

// Over reports whether the game is over.
func (s *State) Over() bool { return s.Ended != Playing }

// Decider is the seat whose choice it is.
func (s *State) Decider() uint8 { return s.Frames[max(s.Depth, 1)-1].Decider }

// Legal appends the legal choices to buf, in ascending order, each once. There is none only when the game is over.
func Legal(r *Rules, s *State, buf []Action) []Action {
	if s.Over() {
		return buf
	}
	n := len(buf)
	buf = s.choices(r, s.top(), buf)
	slices.Sort(buf[n:])
	return buf
}

// choices appends what is open in the frame on top, and what may be used at this step of an Order.
func (s *State) choices(r *Rules, f *Frame, buf []Action) []Action {
	return s.duringLegal(r, f, s.legalIn(r, f, buf))
}

// choose carries out a choice.
func (s *State) choose(r *Rules, f *Frame, a Action, log *Log) {
	if turn := s.during(f); turn == nil || !s.interrupt(r, turn, a, log) {
		s.take(r, f, a, log)
	}
}

// Apply takes a choice and plays on to the next one. One that is not legal is refused and leaves the State as it was.
// What happens is told to log, which may be nil.
func Apply(r *Rules, s *State, a Action, log *Log) error {
	if s.Over() {
		return engine.ErrOver
	}
	var all room
	f := s.top()
	if !slices.Contains(s.choices(r, f, all[:0]), a) {
		return Refused{Choice: a, In: f.Kind}
	}
	s.choose(r, f, a, log)
	s.run(r, log)
	return nil
}

// ApplyInSeason is Apply, but plays no further than to the end of the season: nothing of the next one has happened
// then.
func ApplyInSeason(r *Rules, s *State, a Action, log *Log) error {
	if s.Over() {
		return engine.ErrOver
	}
	var all room
	f, season := s.top(), s.Season
	if !slices.Contains(s.choices(r, f, all[:0]), a) {
		return Refused{Choice: a, In: f.Kind}
	}
	s.choose(r, f, a, log)
	for waits := false; !s.Over() && s.Depth > 0 && !waits && s.Season == season; {
		waits = s.step(r, s.top(), log)
	}
	return nil
}

// run plays on until somebody has a choice, the game is over, or nothing goes on any more, as in scenes.
func (s *State) run(r *Rules, log *Log) {
	for waits := false; !s.Over() && s.Depth > 0 && !waits; {
		f := s.top()
		waits = s.step(r, f, log)
	}
}

// end ends the game.
func (s *State) end(how End, winner uint8, log *Log) {
	s.Ended, s.Winner = how, winner
	log.Add(Event{Kind: GameEnded, Seat: winner, N: uint8(how)})
}
