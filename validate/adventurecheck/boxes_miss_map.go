package adventurecheck

import (
	"fmt"
	"slices"

	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// boxesMissMap: the boxes of an adventure are all that a group must own, those of its map among them; without
// them the battlefield cannot be laid out (BL-SETUP-01).
func boxesMissMap() *check.Check {
	return &check.Check{
		Code: "adventure/boxes-miss-map", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-SETUP-01"},
		Needs: []string{"/boxes", "adventure/unknown-box"},
		Run: onBoard(func(p *check.Pass) {
			if len(p.Adventure.Boxes) == 0 {
				return
			}
			for _, id := range p.Field.Map.Boxes {
				if slices.Contains(p.Adventure.Boxes, id) {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value("/boxes"),
					Message: fmt.Sprintf("the map %q needs the box %q, which the adventure does not name", p.Adventure.Map, id),
					Help:    fmt.Sprintf("add %q to boxes, or leave boxes out to take those of the map", id),
				})
			}
		}),
	}
}
