package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// farSide: Pennants are at the top and Standards at the bottom. Some printed adventures swap the camps, so a unit on
// the enemy's half is only a warning. A completely swapped camp gets one finding instead of one per unit. A
// unit in a river or on another unit is reported elsewhere.
func farSide() *check.Check {
	return &check.Check{
		Code: "adventure/far-side", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-02", "R-005"},
		Run: pass.Run(pass.OnBoard(func(p *pass.Pass) {
			all := p.Linked.Units
			middle := (p.Field.Hexes.Rows() + 1) / 2
			told := map[string]bool{} // pointers of units on invalid hexes
			first := map[hex.Hex]bool{}
			for _, u := range all {
				told[u.Ptr] = first[u.At] || p.Field.Impassable.Has(u.At)
				first[u.At] = true
			}
			for _, c := range pass.Camps() {
				own := p.Linked.Army(c)
				var far []library.Unit
				for _, u := range own {
					if u.At != hex.None && p.Field.Hexes.OwnRow(c, u.At) > middle {
						far = append(far, u)
					}
				}
				if len(far) > 1 && 2*len(far) > len(own) {
					p.Report(check.Finding{
						At: p.Doc.Key(pass.Ptr(c)),
						Message: fmt.Sprintf(
							"%d of the %d units of %s stand on the half of %s",
							len(far),
							len(own),
							c.People(),
							c.Other().People(),
						),
						Help: "swap the camps, or turn the map by half a turn",
					})
					continue
				}
				for _, u := range far {
					if told[u.Ptr] {
						continue
					}
					p.Report(check.Finding{
						At: p.Doc.Value(u.Ptr),
						Message: fmt.Sprintf(
							"%s of %s stands at %s, on the half of %s (own row %d of %d)",
							u.Type,
							c.People(),
							u.Label,
							c.Other().People(),
							p.Field.Hexes.OwnRow(c, u.At),
							p.Field.Hexes.Rows(),
						),
						Help: "check the row; rows count from the Standards' edge at the bottom",
					})
				}
			}
		})),
	}
}
