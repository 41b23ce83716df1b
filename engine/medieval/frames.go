package medieval

// frameRow is what a kind of frame does: all that Legal and Apply have to know of it. Each is given the frame on top.
type frameRow struct {
	// name is what goes on, as an error says it after "not legal in".
	name string
	// legal appends the choices that are open, in ascending order, each once.
	legal func(s *State, r *Rules, f *Frame, buf []Action) []Action
	// take carries out one of them.
	take func(s *State, r *Rules, f *Frame, a Action, log *Log)
	// run plays on one step, and reports whether somebody has a choice now. The frame may be gone after it.
	run func(s *State, r *Rules, f *Frame, log *Log) (waits bool)
	// allows reports whether legal would append an action; where the list is long it does without it.
	allows func(s *State, r *Rules, f *Frame, a Action) bool
	// attempt is allows and take in one, where both would work out the same; else nil. It reports whether legal would
	// append the action, and has carried it out then.
	attempt func(s *State, r *Rules, f *Frame, a Action, log *Log) bool
}

// frameRows has a row for each kind of frame, which stands in the frame's own file. Nobody writes to it. Linked rules
// point to it: were it looked up by name, the rows would depend on themselves.
var frameRows = [FrameKinds]frameRow{
	InCommand:  commandRow,
	InOrders:   ordersRow,
	InInspire:  inspireRow,
	InMending:  mendingRow,
	InEarly:    earlyRow,
	InMoves:    movesRow,
	InCombat:   combatRow,
	InVolley:   volleyRow,
	InBattle:   battleRow,
	InReaction: reactionRow,
	InFlags:    flagsRow,
	InRetreat:  retreatRow,
	InEvasion:  evasionRow,
	InEscape:   escapeRow,
	InTurnEnd:  turnEndRow,
	InDraw:     drawRow,
}

// shortList has room for the choices of a frame with few of them, so that looking one up allocates nothing.
type shortList [MaxHand + MaxUnits + MaxLeaders + 4]Action

// String is what goes on in a frame of the kind.
func (k FrameKind) String() string {
	if k >= FrameKinds {
		return "no kind of frame"
	}
	return frameRows[k].name
}
