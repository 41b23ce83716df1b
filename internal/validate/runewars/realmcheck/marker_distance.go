package realmcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// markerDistance: between any two markers there are at least three areas, borders ignored (RW-SETUP-12, RW-CHK-09).
func markerDistance() *check.Check {
	return &check.Check{
		Code: "realm/marker-distance", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-12", "RW-CHK-09"},
		Needs: []string{"realm/marker"},
		Run: pass.Run(func(p *pass.Pass) {
			least := p.Rules.Limit(rulebook.LimitBetweenMarkers).Least
			for i := range p.Linked.Homes {
				for j := range i {
					between := p.Linked.Between(i, j)
					if between == library.None || between >= least {
						continue
					}
					p.Report(check.Finding{
						At:      p.Doc.Value(p.Linked.Homes[i].Ptr + "/marker"),
						Message: fmt.Sprintf("%s between this marker and another one (%d required)", lie(between), least),
						Help:    "place the markers farther apart",
						Related: related(p, p.Linked.Homes[j].Ptr+"/marker", "the other one"),
						Drawing: p.Linked.Near(2, append(slices.Clone(p.Linked.Homes[i].Marker), p.Linked.Homes[j].Marker...)...),
					})
				}
			}
		}),
	}
}

func lie(areas int) string {
	if areas == 0 {
		return "there is no area"
	}
	return wording.Count(areas, "area", "areas") + wording.Either(areas == 1, " lies", " lie")
}
