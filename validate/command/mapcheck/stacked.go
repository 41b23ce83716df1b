package mapcheck

import (
	"fmt"

	"muster/engine/command/field"
	"muster/engine/command/ground"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// Stacked: a hex carries two features or two places; it has room for one of each.
func (g *Game) Stacked() *check.Check {
	return &check.Check{
		Code: "map/stacked", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{"/board", "/features", "/places", "map/unknown-board"}),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			twice(p, f, features(f), ground.Feature)
			twice(p, f, Places(f), "place")
		})),
	}
}

// twice reports each spot whose hex an earlier spot has taken, and points to that one.
func twice(p *Pass, f *field.Field, list []Spot, layer string) {
	first := map[hex.Hex]Spot{}
	for _, s := range list {
		old, taken := first[s.Hex]
		if !taken {
			first[s.Hex] = s
			continue
		}
		message := fmt.Sprintf("%s at %s, where there is %s already", s.Terrain.ID, s.Label, old.Terrain.ID)
		help := fmt.Sprintf("keep one of the two: a hex has room for one %s", layer)
		if s.Terrain.ID == old.Terrain.ID {
			message, help = fmt.Sprintf("%s at %s stands twice", s.Terrain.ID, s.Label), "take one of the two out"
		}
		p.Report(check.Finding{
			At: p.Doc.Value(s.Ptr), Message: message, Help: help,
			Related: []diag.Related{check.Related(p.Doc, p.Doc.Value(old.Ptr), "the first one")},
		})
	}
}
