package playcheck

import (
	"fmt"

	"muster/engine/battlelore"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// unitStuck: a unit begins on a hex that it can never leave, because nothing around can be entered or because it does
// not move at all (BL-MOV-01, BL-MOV-05). Armies out of cards differ from game to game: Call to Arms has checks of its
// own.
func unitStuck() *check.Check {
	return newCheck(
		"play/unit-stuck",
		diag.Warning,
		[]string{"BL-MOV-01", "BL-MOV-05"},
		needs("play/no-start"),
		onPlayed(func(p *pass.Pass, x *played) {
			for _, u := range listed(p, x) {
				if !u.stuck {
					continue
				}
				p.Report(check.Finding{
					At:      u.at,
					Message: fmt.Sprintf("the unit at %s can never leave its hex", u.label),
					Help:    "move it, or open the ground beside it",
				})
			}
		}),
	)
}

// confined reports whether a unit that begins on a hex stays there.
func confined(r *battlelore.Rules, at hex.Hex, k *battlelore.Kind) bool {
	if k.MoveMax < 1 && k.Rush < 1 {
		return true
	}
	cell := &r.Cells[at]
	for d := range hex.Dir(hex.Dirs) {
		to := r.Board.Neighbour(at, d)
		if to == hex.None || r.Cells[to].Impassable {
			continue
		}
		// CTA-TER-01: a marked side bars both directions, whichever of the two hexes carries the mark.
		if cell.NoCross&(1<<d) == 0 && r.Cells[to].NoCross&(1<<d.Opposite()) == 0 {
			return false
		}
	}
	return true
}
