package vectors_test

import (
	"slices"
	"strings"

	"muster/engine/battlelore"
)

// phaseOf is the part of a turn to which a player's words belong, by the first of them. Words that belong to no one
// part, as those of Lore cards do, are not among them.
var phaseOf = map[string]battlelore.FrameKind{
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
}

// partsOfTurn are the parts of a turn, in their order.
var partsOfTurn = []battlelore.FrameKind{
	battlelore.InCommand,
	battlelore.InOrders,
	battlelore.InMoves,
	battlelore.InCombat,
	battlelore.InDraw,
	battlelore.InEndTurn,
}

// come reports whether the part of the turn has come to which an action belongs: the turn is there or beyond it, or
// something of that kind can be chosen now, as it can out of its part by a card. Of what has not come every refusal and
// every empty list holds, whatever the rule is: a vector that asks for one proves nothing.
func (g *game) come(first string) bool {
	phase, known := phaseOf[first]
	if !known {
		return true
	}
	for _, can := range g.all() {
		if verb, _, _ := strings.Cut(can, " "); verb == first {
			return true
		}
	}
	now := -1
	for _, f := range g.s.Frames[:g.s.Depth] {
		now = max(now, slices.Index(partsOfTurn, f.Kind))
		if back := f.Kind == battlelore.InFlags ||
			f.Kind == battlelore.InRetreat; back &&
			(first == "retreat" || first == "ignore") {
			return true // flags come by Lore cards and powers, too
		}
	}
	return now >= slices.Index(partsOfTurn, phase)
}

// mustHaveCome fails a vector that asks too early.
func (g *game) mustHaveCome(words, first string) {
	if !g.come(first) {
		g.t.Errorf("line %d: %q is asked in %v, and the time for it has not come", g.line, words, g.top().Kind)
	}
}

// notYet wants an action refused because the part of the turn to which it belongs has not come.
func (g *game) notYet(words string) {
	if first, _, _ := strings.Cut(words, " "); g.come(first) {
		g.t.Errorf("line %d: the time of %q has come, in %v", g.line, words, g.top().Kind)
	}
	g.refuses(words)
}
