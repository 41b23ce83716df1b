package deploycheck

import (
	"fmt"

	"muster/engine/muster"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// levies: in Organized mode the Guards of the adventure's sets need Feudal Levy tokens too often (CTA-ORG-01,
// CTA-ORG-05).
func levies() *check.Check {
	return &check.Check{
		Code: "deploy/levies", Severity: diag.Warning, Kind: schema.KindAdventure,
		Rules: []string{"CTA-ORG-01", "CTA-ORG-05"},
		Needs: callNeeds("deploy/refused"),
		Run: onCall(func(p *check.Pass, c *call) {
			if c.terms.mode != muster.ModeOrganized {
				return
			}
			all := mildest(p, c)
			if all == nil || limits()["levied-draws"].Meets(all.levied.share(all)) {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value("/call_to_arms/mode"),
				Message: fmt.Sprintf("whichever sets are taken, the Guards need Feudal Levy tokens in %s of %d pairs of draws, at most %d%% is usual",
					percent(all.levied.pairs, all.pairs), all.pairs, limits()["levied-draws"].AtMost()),
				Help:    "name sets of the camps' own, or add a box with more figures",
				Witness: pairWitness(c.board, &all.levied, c.terms.boxes),
			})
		}),
	}
}
