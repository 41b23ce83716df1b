package battlelore

import "muster/engine/frame"

// frameRow is what a kind of frame does. Its legal actions come in ascending order, each once.
type frameRow = frame.Row[State, Rules, Frame, Action, Log]

// frameRows has a row for each kind of frame, which stands in the frame's own file. Nobody writes to it. Linked rules
// point to it: were it looked up by name, the rows would depend on themselves.
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

// String is what goes on in a frame of the kind.
func (k FrameKind) String() string {
	if k >= FrameKinds {
		return "no kind of frame"
	}
	return frameRows[k].Name
}
