package mapcheck

import (
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// BoxTwice: a box that a map names twice counts twice, which may be a mistake.
func (g *Game) BoxTwice() *check.Check {
	return &check.Check{
		Code: "map/box-twice", Severity: diag.Note, Kind: g.Kind,
		Rules: g.Cites["map/box-twice"],
		Needs: g.needs([]string{"/boxes"}),
		Run:   g.Run(func(p *Pass) { refcheck.BoxesTwice(p.Pass, p.Map.Boxes, p.Boxes.Known) }),
	}
}
