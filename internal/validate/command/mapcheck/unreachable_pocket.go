package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnreachablePocket: passable hexes without a path from either baseline.
func (g *Game) UnreachablePocket() *check.Check {
	return &check.Check{
		Code: "map/unreachable-pocket", Severity: diag.Warning, Kind: g.Kind,
		Rules: g.Cites["map/unreachable-pocket"],
		Needs: g.needs(append(LinkedNeeds(), "map/feature-ground", "map/edge-ground", "map/baselines-cut-off")),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			passable := f.Hexes.All().Minus(f.Impassable)
			start := entrances(f, boards.Pennant).Or(entrances(f, boards.Standard)).And(passable)
			rest := passable.Minus(f.Reach(start))
			for !rest.Empty() {
				var one hex.Set
				one.Add(rest.Hexes()[0])
				pocket := f.Reach(one)
				list := pocket.Hexes()
				rest = rest.Minus(pocket)
				p.Report(check.Finding{
					At:      Cell(p.Doc, f, list[0]),
					Message: fmt.Sprintf("there is no path from a baseline to %s", wording.Some(Labels(f, list), 3)),
					Help:    "open a path, or make the ground there impassable",
				})
			}
		})),
	}
}

// entrances returns the hexes of a baseline. If all of it is impassable, the adjacent hexes count: that is one mistake,
// and the ground beyond is not another.
func entrances(f *field.Field, c boards.Camp) hex.Set {
	line := f.Hexes.Baseline(c)
	if open := line.Minus(f.Impassable); !open.Empty() {
		return open
	}
	for h := range line.Each() {
		line = line.Or(f.Hexes.Near(h))
	}
	return line
}
