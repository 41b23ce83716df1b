package vectors_test

import (
	"slices"
	"strings"

	"muster/engine/medieval"
)

// phaseOf is the part of a turn to which a player's words belong, by the first of them. Words that belong to no one
// part are not among them.
var phaseOf = map[string]medieval.FrameKind{
	"play": medieval.InCommand, "order": medieval.InOrders, "chain": medieval.InOrders,
	"move": medieval.InMoves, "charge": medieval.InMoves, "exit": medieval.InMoves,
	"attack": medieval.InCombat, "battle": medieval.InCombat, "evade": medieval.InCombat, "react": medieval.InCombat,
	"ignore": medieval.InCombat, "retreat": medieval.InCombat, "flee": medieval.InCombat,
	"advance": medieval.InCombat, "on": medieval.InCombat, "send": medieval.InTurnEnd,
}

// partsOfTurn are the parts of a turn, in their order.
var partsOfTurn = []medieval.FrameKind{
	medieval.InCommand, medieval.InOrders, medieval.InMoves, medieval.InCombat, medieval.InTurnEnd,
	medieval.InDraw,
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
