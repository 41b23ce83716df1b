package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// bearers: each unit is led by a banner bearer of its type. In an adventure with fixed units the camps may borrow each
// other's bearers, so only the sum over both camps is limited (BL-SETUP-01).
func bearers() *check.Check {
	return &check.Check{
		Code:     "adventure/bearers",
		Severity: diag.Error,
		Kind:     rulebook.KindAdventure,
		Rules:    []string{"BL-SETUP-01"},
		Needs: []string{
			library.NeedsRules,
			"/boxes",
			"adventure/unknown-map",
			"adventure/unknown-box",
			"adventure/boxes-miss-map",
		},
		Run: pass.Run(func(p *pass.Pass) {
			all, boxes := p.Linked.Units, p.Linked.Table()
			for _, t := range types(all) {
				units := ofType(t, all)
				have := supplyOf(p.Rules, boxes, t).lead(count(units))
				if len(units) <= have {
					continue
				}
				enough := func(boxes []string) bool {
					s := supplyOf(p.Rules, boxes, t)
					return s.lead(count(units)) >= len(units) && plainNeeded(p.Rules, t, len(units), s) <= s.plain
				}
				piece := "banner bearer"
				if t.Creature() {
					piece = "figure"
				}
				message := fmt.Sprintf("%s of %s, but the boxes contain %[3]s (%[4]s): %[5]d too many",
					wording.Count(len(units), "unit", "units"), t.ID, wording.Count(have, piece, piece+"s"),
					wording.List(boxes, "and"), len(units)-have)
				if have == 0 {
					message = fmt.Sprintf("%s is not in the boxes of this adventure (%s)", t.ID, wording.List(boxes, "and"))
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(units[have].Ptr),
					Message: message,
					Help:    boxHelp(p, enough, wording.Either(have == 0, "choose another unit type", "remove units of that type")),
				})
			}
		}),
	}
}

// boxHelp names the boxes that would suffice and the line to change, or else returns otherwise.
func boxHelp(p *pass.Pass, enough func(boxes []string) bool, otherwise string) string {
	more := boxesThatHelp(p, enough)
	if more == nil {
		return otherwise + "; no other box contains enough"
	}
	return wording.Lengthen("boxes", "map", p.Adventure.Boxes, p.Linked.Table(), more) + "; or " + otherwise
}
