package playcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/validate/check"
)

// UnitStuck: a unit starts on a hex that it can never leave, because all adjacent hexes are impassable or because it
// does not move at all. Armies from cards differ from game to game: the checks on draws cover them.
func (g *Game) UnitStuck() *check.Check {
	return g.Warning("play/unit-stuck", needs(), func(x *Pass) {
		for i := range x.Units {
			u := &x.Units[i]
			if !u.Stuck {
				continue
			}
			x.Report(check.Finding{
				At:      x.Doc.Value(u.Ptr),
				Message: fmt.Sprintf("the unit at %s can never leave its hex", u.Label),
				Help:    "move it, or open the ground next to it",
			})
		}
	})
}

// Shut reports whether no unit can leave a hex. cell returns whether a hex is impassable, and its sides that must not
// be crossed. A marked side blocks both directions, whichever of the two hexes has the mark.
func Shut(b *boards.Board, at hex.Hex, cell func(hex.Hex) (impassable bool, sides uint8)) bool {
	_, own := cell(at)
	for d := range hex.Dir(hex.Dirs) {
		to := b.Neighbour(at, d)
		if to == hex.None {
			continue
		}
		if impassable, marks := cell(to); !impassable && own&(1<<d) == 0 && marks&(1<<d.Opposite()) == 0 {
			return false
		}
	}
	return true
}
