package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// farSide: units retreat toward their own edge (MED-RET-01). An army mostly on the enemy's half would retreat through
// it: top and bottom are probably swapped.
func farSide() *check.Check {
	return &check.Check{
		Code: "medieval/far-side", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-RET-01"},
		Needs: []string{library.NeedsMap},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range camps() {
				n, far := len(p.Linked.Army(c)), farOf(p, c)
				if far < 2 || 2*far <= n {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Key(ptr(c)),
					Message: fmt.Sprintf("%d of the %d units of %s stand on the half of %s", far, n, name(c), name(c.Other())),
					Help:    "swap the sides: the top side starts in the rows with high numbers",
				})
			}
		}),
	}
}

// farOf counts the units of a side beyond the middle row.
func farOf(p *pass.Pass, c boards.Camp) int {
	n := 0
	for _, u := range p.Linked.Army(c) {
		if u.At != hex.None && p.Field.Hexes.OwnRow(c, u.At) > (p.Field.Hexes.Rows()+1)/2 {
			n++
		}
	}
	return n
}
