package medieval_test

import (
	"muster/engine/medieval"
	"muster/internal/testing/vectortest"
)

// turn is the parts of a turn, with their words.
var turn = vectortest.Turn[medieval.FrameKind]{
	Parts: []medieval.FrameKind{
		medieval.InCommand, medieval.InOrders, medieval.InMoves, medieval.InCombat, medieval.InTurnEnd,
		medieval.InDraw,
	},
	Ends: map[string]medieval.FrameKind{
		"end orders": medieval.InOrders, "end moves": medieval.InMoves, "end battles": medieval.InCombat,
		"end turn": medieval.InTurnEnd,
	},
	Of: map[string]medieval.FrameKind{
		"play": medieval.InCommand, "order": medieval.InOrders, "chain": medieval.InOrders,
		"move": medieval.InMoves, "charge": medieval.InMoves, "exit": medieval.InMoves,
		"attack": medieval.InCombat, "battle": medieval.InCombat, "evade": medieval.InCombat, "react": medieval.InCombat,
		"ignore": medieval.InCombat, "retreat": medieval.InCombat, "flee": medieval.InCombat,
		"advance": medieval.InCombat, "on": medieval.InCombat, "send": medieval.InTurnEnd,
	},
}
