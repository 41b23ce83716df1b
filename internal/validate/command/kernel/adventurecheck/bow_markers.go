package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// bowMarkers: each unit with a Bow marker uses one from the boxes (MED-UNIT-10).
func bowMarkers() *check.Check {
	return &check.Check{
		Code: "medieval/bow-markers", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-UNIT-10"},
		Needs: []string{"medieval/unknown-box"},
		Run: pass.Run(func(p *pass.Pass) {
			need, have, at := 0, p.Rules.Pieces(p.Linked.Table()).Bows, ""
			for i := range p.Linked.Units {
				u := &p.Linked.Units[i]
				if !u.Bow {
					continue
				}
				if need++; need == have+1 {
					at = u.Ptr
				}
			}
			if need > have {
				p.Report(check.Finding{
					At: p.Doc.Value(at),
					Message: fmt.Sprintf("%s have a Bow marker, but the boxes have %s",
						wording.Count(need, "unit", "units"), wording.Count(have, "marker", "markers")),
					Help: "remove bow from some units",
				})
			}
		}),
	}
}
