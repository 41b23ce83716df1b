package mapcheck

import (
	"fmt"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// riverAlone: one hex of water with no other next to it. No tile shows a pond.
func riverAlone() *check.Check {
	return &check.Check{
		Code: "map/river-alone", Severity: diag.Warning, Kind: kinds.Map,
		Needs: grounds(),
		Run: pass.Run(onField(func(p *pass.Pass, f *field.Field) {
			for _, h := range courses(p).Alone {
				p.Report(check.Finding{
					At:      cell(p, f, h),
					Message: fmt.Sprintf("the %s at %s joins no other water and no rim", f.Cell(h).Ground.ID, f.Hexes.Label(h)),
					Help:    "carry it on, or lay other ground: no tile shows a pond",
				})
			}
		})),
	}
}
