package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// objectiveHeld: an objective on which a unit of its own side starts gives its banners from the first turn (BL-END-03).
// This is often intended, so it is a note. There is no note if the objectives decide the battle, which is a separate
// finding.
func objectiveHeld() *check.Check {
	return &check.Check{
		Code: "adventure/objective-held", Severity: diag.Note, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-END-03"},
		Needs: []string{"/victory", "adventure/objective-value"},
		Run: pass.Run(pass.OnBoard(func(p *pass.Pass) {
			for _, o := range objectives(p) {
				u := p.Linked.UnitOn(o.hex)
				if u == nil || u.Camp != o.camp {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(o.ptr),
					Message: fmt.Sprintf(
						"%s hold their objective %s, worth %s, from the start",
						o.camp.People(),
						o.label,
						wording.Count(o.of.Banners, "banner", "banners"),
					),
					Help:    "ignore this note if it is intended: the enemy must dislodge the unit",
					Related: pass.Related(p, p.Doc.Value(u.Ptr), "the unit on "+o.label),
				})
			}
		})),
	}
}
