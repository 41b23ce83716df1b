package deploycheck

import (
	"fmt"

	"muster/engine/muster"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// tokenLeft: in Organized mode a Feudal Levy token can too often be left over after the exchange, and its unit is lost
// (CTA-ORG-08, R-043). It is the exact share of the pairs of draws in which choices lead there: a token goes only when
// the other choices have used up whatever could have stood in its place. That cannot be counted without a proof.
func tokenLeft() *check.Check {
	return &check.Check{
		Code: "deploy/token-left", Severity: diag.Warning, Kind: schema.KindAdventure,
		Rules: []string{"CTA-ORG-08", "R-043"},
		Needs: callNeeds("deploy/refused"),
		Run: onProof(func(p *check.Pass, c *call, x *proof) {
			if x.OrganizedPairing == nil {
				return
			}
			for _, camp := range camps {
				left := &x.Armies[camp].Left
				if limits()["left-tokens"].Meets(likely(left)) {
					continue
				}
				shown := &doom{left, camp, func(e *muster.Event) bool { return e.Kind == muster.LevyRemoved }}
				p.Report(check.Finding{
					At: x.at(p, c, camp),
					Message: fmt.Sprintf("%s can have a Feudal Levy token that nothing can replace %s; %d%% is usual at most",
						x.who(camp), x.share(left), limits()["left-tokens"].AtMost()),
					Help:    "name sets of the camps' own, or add a box with more bearers of the lower colours",
					Witness: x.witness(p, c, shown),
				})
			}
		}),
	}
}
