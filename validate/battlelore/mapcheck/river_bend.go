package mapcheck

import (
	"fmt"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// riverBend: a river turns back on itself, its two arms on neighbouring sides of a hex. No tile bends so sharply.
func riverBend() *check.Check {
	return &check.Check{
		Code: "map/river-bend", Severity: diag.Warning, Kind: kinds.Map,
		Needs: grounds(),
		Run: pass.Run(onField(func(p *pass.Pass, f *field.Field) {
			c := courses(p)
			for _, h := range c.Bends {
				p.Report(check.Finding{
					At: cell(p, f, h),
					Message: fmt.Sprintf("the %s turns back at %s: its arms lie side by side (%s)",
						f.Cell(h).Ground.ID, f.Hexes.Label(h), sides(c.Near(h).List())),
					Help: "let it bend over two hexes: no tile turns so sharply",
				})
			}
		})),
	}
}
