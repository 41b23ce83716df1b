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

// figures: each bearer leads plain figures of the same type. They carry no banner and serve both camps (BL-SETUP-01),
// so an extra bearer may lead figures that the other camp does not need.
func figures() *check.Check {
	return &check.Check{
		Code:     "adventure/figures",
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
				s := supplyOf(p.Rules, boxes, t)
				need := plainNeeded(p.Rules, t, len(units), s)
				if len(units) > s.lead(count(units)) || need <= s.plain {
					continue // missing bearers are a separate finding
				}
				full := 0
				for full < len(units) && plainNeeded(p.Rules, t, full+1, s) <= s.plain {
					full++
				}
				enough := func(boxes []string) bool {
					s := supplyOf(p.Rules, boxes, t)
					return plainNeeded(p.Rules, t, len(units), s) <= s.plain
				}
				p.Report(check.Finding{
					At: p.Doc.Value(units[full].Ptr),
					Message: fmt.Sprintf(
						"%s of %s need %s in addition to their bearers, but the boxes (%s) contain %d: %d too many",
						wording.Count(len(units), "unit", "units"),
						t.ID,
						wording.Count(need, "figure", "figures"),
						wording.List(boxes, "and"),
						s.plain,
						need-s.plain,
					),
					Help:    boxHelp(p, enough, "remove units of that type"),
					Related: pass.Rivals(p, units, units[full].Ptr),
				})
			}
		}),
	}
}

// plainNeeded counts the plain figures of n units: all except the bearer, and one more for each bearer made from a
// plain figure.
func plainNeeded(rules *rulebook.Rulebook, t *rulebook.Unit, n int, s supply) int {
	return n*max(rules.Figures(t)-1, 0) + max(n-s.pieces, 0)
}
