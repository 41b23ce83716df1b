package kernel

import "muster/engine/frame"

// frameRow is what a kind of frame does. Its legal actions come in ascending order, each once.
type frameRow = frame.Row[State, Rules, Frame, Action, Log]

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

// String is what goes on in a frame of the kind.
func (k FrameKind) String() string {
	if k >= FrameKinds {
		return "no kind of frame"
	}
	return frameRows[k].Name
}
