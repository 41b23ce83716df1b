package mapcheck

import (
	"fmt"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// stacked: a hex carries two features or two places; it has room for one of each.
func stacked() *check.Check {
	return &check.Check{
		Code: "map/stacked", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{"/board", "/features", "/places", "map/unknown-board"},
		Run: pass.Run(onField(func(p *pass.Pass, f *field.Field) {
			twice(p, f, features(f), rulebook.Feature)
			twice(p, f, places(f), "place")
		})),
	}
}

// twice reports each spot whose hex an earlier spot has taken, and points to that one.
func twice(p *pass.Pass, f *field.Field, list []spot, layer string) {
	first := map[hex.Hex]spot{}
	for _, s := range list {
		old, taken := first[s.hex]
		if !taken {
			first[s.hex] = s
			continue
		}
		message := fmt.Sprintf("%s at %s, where there is %s already", s.terrain.ID, s.label, old.terrain.ID)
		help := fmt.Sprintf("keep one of the two: a hex has room for one %s", layer)
		if s.terrain.ID == old.terrain.ID {
			message, help = fmt.Sprintf("%s at %s stands twice", s.terrain.ID, s.label), "take one of the two out"
		}
		p.Report(check.Finding{
			At: p.Doc.Value(s.ptr), Message: message, Help: help,
			Related: []diag.Related{check.Related(p.Doc, p.Doc.Value(old.ptr), "the first one")},
		})
	}
}
