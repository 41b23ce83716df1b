package deploycheck

import (
	"fmt"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// tokenLeft: in Organized mode a Feudal Levy token can too often remain after the exchange, and its unit is lost
// (CTA-ORG-08, R-043). It is the exact share of the pairs of draws in which choices lead there: a token is lost only if
// the other choices have used up every replacement. That needs a proof.
func tokenLeft() *check.Check {
	return &check.Check{
		Code: "deploy/token-left", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-ORG-08", "R-043"},
		Needs: callNeeds("deploy/refused"),
		Run: pass.Run(onProof(func(p *pass.Pass, c *call, x *proof) {
			if x.Pairing == nil {
				return
			}
			for _, camp := range camps {
				left := &x.Armies[camp].Left
				if c.terms.mode == deploycards.ModeEpic {
					manyLeft(p, c, x, camp, left)
					continue
				}
				if limits()["left-tokens"].Meets(likely(left)) {
					continue
				}
				shown := &doom{left, camp, func(e *events.Event) bool { return e.Kind == events.LevyRemoved }}
				p.Report(check.Finding{
					At: x.at(p, c, camp),
					Message: fmt.Sprintf("%s can have an irreplaceable Feudal Levy token %s (limit %d%%)",
						x.campName(camp), x.share(left), limits()["left-tokens"].AtMost()),
					Help:    "name sets of each camp's own, or add a box with more bearers of the lower colours",
					Witness: x.witness(p, c, shown),
				})
			}
		})),
	}
}

// manyLeft reports a camp that can lose more units at once than is usual in Epic battles with two sets per player
// . Five cards call more units than a game has, so that some token almost always remains.
func manyLeft(p *pass.Pass, c *call, x *proof, camp boards.Camp, left *organized.Fate) {
	usual := limits()["left-tokens-epic"].AtMost()
	if left.Unproved || left.Worst <= usual {
		return
	}
	p.Report(check.Finding{
		At: x.at(p, c, camp),
		Message: fmt.Sprintf("%s can have irreplaceable Feudal Levy tokens %s (limit %d at once)",
			x.campName(camp), x.share(left), usual),
		Help:    "name sets of each camp's own, or add a box with more bearers of the lower colours",
		Witness: x.witness(p, c, &doom{left, camp, func(e *events.Event) bool { return e.Kind == events.LevyRemoved }}),
	})
}
