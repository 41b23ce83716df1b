package kernel

import "muster/engine/frame"

// frameRow defines a kind of frame. Its legal actions come in ascending order, each once.
type frameRow = frame.Row[State, Rules, Frame, Action, Log]

// frameRows has a row for each kind of frame, defined in the frame's own file. It is never changed. Linked rules point
// to it, because a lookup by name would make the rows depend on themselves.
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

// String returns the name of the kind.
func (k FrameKind) String() string {
	if k >= FrameKinds {
		return "no kind of frame"
	}
	return frameRows[k].Name
}
