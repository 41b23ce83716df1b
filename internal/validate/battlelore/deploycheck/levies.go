package deploycheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// levies: if players mix two sets (Organized mode, and Epic by R-292), Guards of the adventure's sets become Feudal
// Levy tokens of a colour too often (CTA-ORG-01, CTA-ORG-05). It computes the exact share on the adventure's map.
// Tokens for the Reserve are the player's choice and are not reported.
func levies() *check.Check {
	return &check.Check{
		Code: "deploy/levies", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-ORG-01", "CTA-ORG-05"},
		Needs: callNeeds("deploy/refused"),
		Run: pass.Run(onProof(func(p *pass.Pass, c *call, x *proof) {
			const help = "name sets of each camp's own, or add a box with more figures"
			if x.Pairing == nil {
				x.byCount(p, c, &x.count.levied, limits()["levied-draws"].AtMost(), "Guards need Feudal Levy tokens", help)
				return
			}
			for _, camp := range camps {
				var worst *organized.Levy
				for i := range x.Armies[camp].Levied {
					l := &x.Armies[camp].Levied[i]
					if worst == nil || likely(&l.Fate) > likely(&worst.Fate) {
						worst = l
					}
				}
				if worst == nil || limits()["levied-colour"].Meets(likely(&worst.Fate)) {
					continue
				}
				shown := &doom{&worst.Fate, camp, func(e *events.Event) bool {
					return e.Kind == events.LevyPlaced && e.Placing != events.FromReserve && e.Banner.ID == worst.Banner.ID
				}}
				p.Report(check.Finding{
					At: x.at(p, c, camp),
					Message: fmt.Sprintf("%s need %s Feudal Levy tokens for Guards %s (limit %d%%)",
						x.campName(camp), worst.Banner.ID, x.share(&worst.Fate), limits()["levied-colour"].AtMost()),
					Help:    help,
					Witness: x.witness(p, c, shown),
				})
			}
		})),
	}
}

// onProof adapts a function on the exact result for an adventure with mixed sets to a check's Run.
func onProof(look func(p *pass.Pass, c *call, x *proof)) func(*pass.Pass) {
	return onCall(func(p *pass.Pass, c *call) {
		if !c.terms.mixed {
			return
		}
		if x := proofOf(p, c); x != nil {
			look(p, c, x)
		}
	})
}
