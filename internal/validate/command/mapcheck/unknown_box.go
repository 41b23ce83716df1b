package mapcheck

import (
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownBox: a box of a map is not in the rulebook. If the board is unknown, the boxes are not checked.
func (g *Game) UnknownBox() *check.Check {
	return &check.Check{
		Code: "map/unknown-box", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{g.NeedsRules, "/boxes", "map/unknown-board"}),
		Run:   g.Run(func(p *Pass) { refcheck.UnknownBoxes(p.Pass, p.Map.Boxes, p.Boxes.Known) }),
	}
}
