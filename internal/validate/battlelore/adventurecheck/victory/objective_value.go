package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// objectiveValue: an objective that gives all banners that a side needs decides the battle alone, and objectives held
// from the start may have decided it before it begins (BL-END-03).
func objectiveValue() *check.Check {
	return &check.Check{
		Code: "adventure/objective-value", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-END-03"},
		Needs: []string{"/victory", "adventure/victory-missing"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range pass.Camps() {
				need := 0
				for _, g := range pass.Goals(p.Adventure, c) {
					if need == 0 || g.Banners < need {
						need = g.Banners
					}
				}
				held, alone := 0, false
				var last objective
				for _, o := range objectives(p) {
					if o.camp != c {
						continue
					}
					if o.of.Banners >= need {
						alone = true
						p.Report(check.Finding{
							At: p.Doc.Value(o.of.Ptr + "/banners"),
							Message: fmt.Sprintf("the objective %s alone is worth %s, but %s need %d to win",
								o.label, wording.Count(o.of.Banners, "banner", "banners"), c.People(), need),
							Help: "lower its banners, or raise the number of banners to win",
						})
					}
					if u := p.Linked.UnitOn(o.hex); u != nil && u.Camp == c {
						held, last = held+o.of.Banners, o
					}
				}
				if held >= need && !alone {
					p.Report(check.Finding{
						At: p.Doc.Value(last.ptr),
						Message: fmt.Sprintf(
							"%s hold objectives worth %d banners from the start and need %d to win",
							c.People(),
							held,
							need,
						),
						Help: "move their units off some objectives, or raise the number of banners to win",
					})
				}
			}
		}),
	}
}
