package deploycheck

import (
	"fmt"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// reserveLost: in some allowed draw a unit of the Reserve finds no vacant hex on the adventure's map (CTA-09, CTA-09b,
// R-054, VAR-EC-04).
func reserveLost() *check.Check {
	return &check.Check{
		Code: "deploy/reserve-lost", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-09", "CTA-09b", "R-054", "VAR-EC-04"},
		Needs: callNeeds("deploy/refused"),
		Run: pass.Run(onCall(func(p *pass.Pass, c *call) {
			if !touched(p.Field) && roomy(p.Field, called(c.terms)) {
				return
			}
			rules, when := []string{"CTA-09", "R-054"}, ""
			switch {
			case c.terms.mode == deploycards.ModeEpic:
				rules = append(rules, "VAR-EC-04")
			case c.terms.reserve == deploycards.ReserveAll:
				rules, when = append(rules, "CTA-09b"), ", when they move first"
			}
			const help = "name another set or map, or clear more hexes of the baseline"
			const does = "have no free hex for units of the Reserve"
			if roomless(
				p,
				c,
				func(a *organized.ArmyReport) *organized.Fate { return &a.ReserveNoRoom },
				events.ReserveNoRoom,
				does,
				rules,
				help,
			) {
				return
			}
			eachOutcome(
				p,
				c,
				rules,
				func(o *outcome) *incident { return &o.noRoom },
				func(who string, o *outcome) (string, string) {
					return fmt.Sprintf(
						"%s %s on map %q %s%s",
						who,
						does,
						c.board.ID,
						o.noRoom.share(o.cases),
						when,
					), help
				},
			)
		})),
	}
}
