package battlelore

import "muster/engine/frame"

// frameRow defines a kind of frame. Its legal actions come in ascending order, each once.
type frameRow = frame.Row[State, Rules, Frame, Action, Log]

// frameRows has a row for each kind of frame, defined in the frame's own file. It is never changed. Linked rules point
// to it, because a lookup by name would make the rows depend on themselves.
var frameRows = [FrameKinds]frameRow{
	InCommand: commandRow,
	InOrders:  ordersRow,
	InMoves:   movesRow,
	InCombat:  combatRow,
	InVolley:  volleyRow,
	InBattle:  battleRow,
	InFlags:   flagsRow,
	InRetreat: retreatRow,
	InDraw:    drawRow,
	InCast:    castRow,
	InWindow:  windowRow,
	InPower:   powerRow,
	InEndTurn: endTurnRow,
	InCouncil: councilRow,
	InKeep:    dealtRow,
	InFlight:  flightRow,
	InPlaces:  placesRow,
	InCalling: callingRow,
}

// String returns the name of the kind.
func (k FrameKind) String() string {
	if k >= FrameKinds {
		return "no kind of frame"
	}
	return frameRows[k].Name
}
