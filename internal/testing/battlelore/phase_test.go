package battlelore_test

import (
	"muster/internal/engine/battlelore"
	"muster/internal/testing/vectortest"
)

// byFlags are the frames in which a unit retreats, whatever made it do so: flags come by Lore cards and powers, too.
var byFlags = []battlelore.FrameKind{battlelore.InFlags, battlelore.InRetreat}

// turn is the parts of a turn, and the words that belong to them. Words that belong to no one part, as those of Lore
// cards do, are not among them.
var turn = vectortest.Turn[battlelore.FrameKind]{
	Parts: []battlelore.FrameKind{
		battlelore.InCommand,
		battlelore.InOrders,
		battlelore.InMoves,
		battlelore.InCombat,
		battlelore.InDraw,
		battlelore.InEndTurn,
	},
	Ends: map[string]battlelore.FrameKind{
		"end orders": battlelore.InOrders, "end moves": battlelore.InMoves, "end battles": battlelore.InCombat,
	},
	Of: map[string]battlelore.FrameKind{
		"play":    battlelore.InCommand,
		"counter": battlelore.InCommand,
		"order":   battlelore.InOrders,
		"move":    battlelore.InMoves,
		"rush":    battlelore.InMoves,
		"exit":    battlelore.InMoves,
		"slip":    battlelore.InMoves,
		"fly":     battlelore.InMoves,
		"attack":  battlelore.InCombat,
		"battle":  battlelore.InCombat,
		"gain":    battlelore.InCombat,
		"pursue":  battlelore.InCombat,
		"ignore":  battlelore.InCombat,
		"retreat": battlelore.InCombat,
		"take":    battlelore.InEndTurn,
		"drop":    battlelore.InEndTurn,
	},
	Also: map[string][]battlelore.FrameKind{"retreat": byFlags, "ignore": byFlags},
}
