package mapcheck

import (
	"fmt"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// riverEnd: a river that stops inside the board, though not in a marsh. No tile shows a spring.
func riverEnd() *check.Check {
	return &check.Check{
		Code: "map/river-end", Severity: diag.Warning, Kind: kinds.Map,
		Needs: grounds(),
		Run: pass.Run(onField(func(p *pass.Pass, f *field.Field) {
			for _, h := range courses(p).Ends {
				p.Report(check.Finding{
					At:      cell(p, f, h),
					Message: fmt.Sprintf("the %s stops at %s, inside the board", f.Cell(h).Ground.ID, f.Hexes.Label(h)),
					Help:    "carry it on to the rim or into a marsh",
				})
			}
		})),
	}
}
