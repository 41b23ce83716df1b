package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// boxesMissMap: the boxes of an adventure are all that a group needs, including those of its map; without them the
// battlefield cannot be built (BL-SETUP-01).
func boxesMissMap() *check.Check {
	return &check.Check{
		Code: "adventure/boxes-miss-map", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-01"},
		Needs: []string{"/boxes", "adventure/unknown-box"},
		Run: pass.Run(pass.OnBoard(func(p *pass.Pass) {
			if len(p.Adventure.Boxes) == 0 {
				return
			}
			for _, m := range Missing(p.Field.Map.Boxes, p.Adventure.Boxes) {
				p.Report(check.Finding{
					At: p.Doc.Value("/boxes"),
					Message: fmt.Sprintf(
						"the map %q needs %s, which is not in boxes",
						p.Adventure.Map,
						m.Text(),
					),
					Help: fmt.Sprintf("add %q to boxes, or remove boxes to use those of the map", m.Id),
				})
			}
		})),
	}
}
