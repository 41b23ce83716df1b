package mapcheck

import (
	"fmt"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/command/boards"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unreachablePocket: hexes that units could stand on, and no way leads there from either baseline.
func unreachablePocket() *check.Check {
	return &check.Check{
		Code: "map/unreachable-pocket", Severity: diag.Warning, Kind: kinds.Map,
		Rules: []string{"BL-RET-02", "CTA-TER-01"},
		Needs: append(linkedNeeds(), "map/feature-ground", "map/edge-ground"),
		Run: pass.Run(onField(func(p *pass.Pass, f *field.Field) {
			passable := f.Hexes.All().Minus(f.Impassable)
			start := f.Hexes.Baseline(boards.Pennant).Or(f.Hexes.Baseline(boards.Standard)).And(passable)
			rest := passable.Minus(f.Reach(start))
			for !rest.Empty() {
				var one hex.Set
				one.Add(rest.Hexes()[0])
				pocket := f.Reach(one)
				list := pocket.Hexes()
				rest = rest.Minus(pocket)
				p.Report(check.Finding{
					At:      cell(p, f, list[0]),
					Message: fmt.Sprintf("no way leads from a baseline to %s", wording.Some(labels(f, list), 3)),
					Help:    "open a way, or make the ground there impassable",
				})
			}
		})),
	}
}
