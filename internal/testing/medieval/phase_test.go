package medieval_test

import (
	"muster/internal/engine/command/kernel"
	"muster/internal/testing/vectortest"
)

// turn is the parts of a turn, with their words.
var turn = vectortest.Turn[kernel.FrameKind]{
	Parts: []kernel.FrameKind{
		kernel.InCommand, kernel.InOrders, kernel.InMoves, kernel.InCombat, kernel.InTurnEnd,
		kernel.InDraw,
	},
	Ends: map[string]kernel.FrameKind{
		"end orders": kernel.InOrders, "end moves": kernel.InMoves, "end battles": kernel.InCombat,
		"end turn": kernel.InTurnEnd,
	},
	Of: map[string]kernel.FrameKind{
		"play": kernel.InCommand, "order": kernel.InOrders, "chain": kernel.InOrders,
		"move": kernel.InMoves, "charge": kernel.InMoves, "exit": kernel.InMoves,
		"attack": kernel.InCombat, "battle": kernel.InCombat, "evade": kernel.InCombat, "react": kernel.InCombat,
		"ignore": kernel.InCombat, "retreat": kernel.InCombat, "flee": kernel.InCombat,
		"advance": kernel.InCombat, "on": kernel.InCombat, "send": kernel.InTurnEnd,
	},
}
