package realmcheck

import (
	"fmt"
	"slices"

	"muster/engine/runewars/kinds"
	"muster/engine/runewars/realm"
	"muster/engine/runewars/rulebook"
	"muster/engine/runewars/tiles"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/runewars/pass"
	"muster/validate/wording"
)

// markerDistance: between any two markers there are at least three areas, borders ignored (RW-SETUP-12, RW-CHK-09).
func markerDistance() *check.Check {
	return &check.Check{
		Code: "realm/marker-distance", Severity: diag.Error, Kind: kinds.Realm, Departs: true,
		Rules: []string{"RW-SETUP-12", "RW-CHK-09"},
		Needs: []string{"realm/marker"},
		Run: pass.Run(func(p *pass.Pass) {
			b, least := p.Linked.Bare, p.Rules.Limit(rulebook.LimitBetweenMarkers).Least
			for i := range p.Linked.Homes {
				near := around(b, p.Linked.Homes[i].Marker)
				if len(near) == 0 {
					continue
				}
				steps := b.Steps(near...)
				for j := range i {
					between := realm.None
					if beside(p.Linked.Homes[i].Marker, p.Linked.Homes[j].Marker) {
						between = 0
					}
					for _, a := range around(b, p.Linked.Homes[j].Marker) {
						if s := steps[a]; s != realm.None && (between == realm.None || s+1 < between) {
							between = s + 1
						}
					}
					if between == realm.None || between >= least {
						continue
					}
					p.Report(check.Finding{
						At:      p.Doc.Value(p.Linked.Homes[i].Ptr + "/marker"),
						Message: fmt.Sprintf("%s between this marker and another one, and there must be %d", lie(between), least),
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
		return "no area lies"
	}
	return wording.Count(areas, "area", "areas") + wording.Either(areas == 1, " lies", " lie")
}

// beside reports whether two markers lie side by side.
func beside(one, other []tiles.At) bool {
	for _, a := range one {
		if slices.ContainsFunc(other, func(b tiles.At) bool { return a.Distance(b) <= 1 }) {
			return true
		}
	}
	return false
}
