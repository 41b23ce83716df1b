package runewars

// FrameKind is what is going on in a Frame.
type FrameKind uint8

// The kinds of frame. Each has a file of its own with three functions: which choices are open, in any order and each
// once; what one of them does; and how it plays on one step, which reports whether somebody has a choice now. They are
// called by name, not out of a table, so that the compiler sees that nothing they are given is kept.
const (
	InStrategize FrameKind = iota // figures go one area (RW-ORD-04)
	InMarch                       // an area is activated and figures go there (RW-ORD-05, RW-ORD-06)
	InParley                      // battle or diplomacy (RW-DIPL-01)
	InHelp                        // heroes who may support (RW-BTL-03)
	InFight                       // a battle
	InRaise                       // an own stronghold is given up for the one that was taken (RW-BTL-17)
	InHeroFlight                  // where a hero goes who has lost (RW-RET-04)
	InLimit                       // more units than an area holds (RW-LIM-01)
	FrameKinds
)

var frameNames = [FrameKinds]string{
	"Strategize", "a march", "a parley", "the call for heroes", "a battle",
	"the raising of a stronghold", "the flight of a hero", "a crowded area",
}

// String is what goes on in a frame of the kind.
func (k FrameKind) String() string {
	if k >= FrameKinds {
		return "no kind of frame"
	}
	return frameNames[k]
}

// legalIn appends the choices that are open in the frame on top, in any order, each once.
func (s *State) legalIn(r *Rules, f *Frame, buf []Action) []Action {
	switch f.Kind {
	case InStrategize:
		return s.strategizeLegal(r, f, buf)
	case InMarch:
		return s.marchLegal(r, f, buf)
	case InParley:
		return s.parleyLegal(r, f, buf)
	case InHelp:
		return s.helpLegal(r, f, buf)
	case InFight:
		return s.fightLegal(r, buf)
	case InRaise:
		return s.raiseLegal(r, f, buf)
	case InHeroFlight:
		return s.heroFlightLegal(f, buf)
	case InLimit:
		return s.limitLegal(f, buf)
	}
	return buf
}

// take carries out a choice that is open in the frame on top.
func (s *State) take(r *Rules, f *Frame, a Action, log *Log) {
	switch f.Kind {
	case InStrategize:
		s.strategizeTake(r, f, a, log)
	case InMarch:
		s.marchTake(r, f, a, log)
	case InParley:
		s.parleyTake(r, f, a, log)
	case InHelp:
		s.helpTake(f, a)
	case InFight:
		s.fightTake(r, a, log)
	case InRaise:
		s.raiseTake(r, f, a, log)
	case InHeroFlight:
		s.heroFlightTake(f, a, log)
	case InLimit:
		s.limitTake(r, f, a, log)
	}
}

// step plays on one step in the frame on top, and reports whether somebody has a choice now. The frame may be gone
// after it.
func (s *State) step(r *Rules, f *Frame, log *Log) (waits bool) {
	switch f.Kind {
	case InStrategize:
		return s.strategizeRun(f)
	case InMarch:
		return s.marchRun(r, f, log)
	case InParley:
		return s.parleyRun(r, f, log)
	case InHelp:
		return s.helpRun(r, f, log)
	case InFight:
		return s.fightRun(r, log)
	case InRaise:
		return s.raiseRun()
	case InHeroFlight:
		return s.heroFlightRun(f, log)
	case InLimit:
		return s.limitRun(r, f, log)
	}
	return false
}
