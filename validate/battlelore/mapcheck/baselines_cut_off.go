package mapcheck

import (
	"fmt"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/command/boards"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// baselinesCutOff: no way leads from one camp's baseline to the other's, so that neither army can ever come to blows.
// BL-RET-02, CTA-06: impassable ground stays impassable; CTA-TER-01: a cliff side is not crossed.
func baselinesCutOff() *check.Check {
	return &check.Check{
		Code: "map/baselines-cut-off", Severity: diag.Error, Kind: kinds.Map,
		Rules: []string{"BL-RET-02", "CTA-TER-01"},
		Needs: append(linkedNeeds(), "map/feature-ground", "map/edge-ground"),
		Run: pass.Run(onField(func(p *pass.Pass, f *field.Field) {
			from := f.Hexes.Baseline(boards.Pennant).Minus(f.Impassable)
			to := f.Hexes.Baseline(boards.Standard).Minus(f.Impassable)
			reach := f.Reach(from)
			if both := reach.And(to); from.Empty() || to.Empty() || !both.Empty() {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value("/rows"),
				Message: fmt.Sprintf("no way leads from the %s baseline to the %s baseline",
					boards.Pennant, boards.Standard),
				Help: "open a way: a ford, a bridge, or fewer cliff sides",
			})
		})),
	}
}

// linkedNeeds is what must be clean before a check may trust where units can go.
func linkedNeeds() []string {
	return append(grounds(), "/features", "/edges", "/places", "map/unknown-feature", "map/unknown-edge",
		"map/unknown-place", "map/unknown-hex", "map/unknown-side", "map/stacked")
}
