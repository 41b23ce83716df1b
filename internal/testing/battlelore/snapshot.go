package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// Turn returns the number of the turn, counting both players'.
func (g *OracleGame) Turn() int { return g.turn }

// Over reports whether the battle has ended, and the winner.
func (g *OracleGame) Over() (bool, battlelore.Side) { return g.over, g.winner }

// Board writes all positions in one line: the state that two referees must agree on between choices.
func (g *OracleGame) Board() string {
	var b strings.Builder
	fmt.Fprintf(&b, "turn %d of %v;", g.turn, g.active)
	for _, u := range g.units {
		if !u.gone {
			fmt.Fprintf(&b, " %d:%dx%d", u.number, g.label(u.at), u.figures)
		}
	}
	rack := slices.Clone(g.rack)
	slices.Sort(rack)
	fmt.Fprintf(&b, "; rack %v", rack)
	for c := range boards.Camp(boards.Camps) {
		hand := slices.Clone(g.hands[c])
		slices.Sort(hand)
		held := 0
		for i := range g.held[c] {
			held |= 1 << i
		}
		fmt.Fprintf(&b, "; %v %d banners, objectives %b, hand %v", c, g.banners[c], held, hand)
	}
	b.WriteString(g.Hoard())
	return b.String()
}
