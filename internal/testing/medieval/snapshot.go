package medieval

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/command/boards"
)

// Board describes the state in one line, for the comparison of two implementations between choices.
func (g *OracleGame) Board() string {
	var b strings.Builder
	fmt.Fprintf(&b, "turn %d of %v;", g.turn, g.active)
	for _, u := range g.units {
		if !u.gone {
			fmt.Fprintf(&b, " %d:%dx%d", u.number, g.label(u.at), u.blocks)
		}
	}
	b.WriteString("; Leaders")
	for _, l := range g.leaders {
		if !l.gone {
			fmt.Fprintf(&b, " %d:%d", l.number, g.label(l.at))
		}
	}
	for c := range boards.Camp(boards.Camps) {
		hand := slices.Clone(g.hands[c])
		slices.Sort(hand)
		held := 0
		for i := range g.held[c] {
			held |= 1 << i
		}
		fmt.Fprintf(&b, "; %v %d banners, %d tokens, objectives %b, hand %v", c, g.banners[c], g.tokens[c], held, hand)
	}
	return b.String()
}
