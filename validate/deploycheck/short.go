package deploycheck

import (
	"fmt"

	"muster/engine/muster"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// short: figures run short in some draw that the adventure allows, with the boxes and the form of the Reserve that it
// names (CTA-04, CTA-09b), or in Organized mode even the tokens for them (CTA-ORG-06). The Epic modes call more units
// than one game holds, whatever the sets are: there it says nothing.
func short() *check.Check {
	return &check.Check{
		Code: "deploy/short", Severity: diag.Warning, Kind: schema.KindAdventure,
		Rules: []string{"CTA-04", "CTA-09b", "CTA-ORG-06"},
		Needs: callNeeds("deploy/refused"),
		Run: onCall(func(p *check.Pass, c *call) {
			switch c.terms.mode {
			case muster.ModeImpromptu:
				eachOutcome(p, c, []string{"CTA-04", "CTA-09b"}, func(o *outcome) *incident { return &o.short }, func(who string, o *outcome) (string, string) {
					return fmt.Sprintf("%s run short of figures %s", who, o.short.share(o.cases)),
						"name another set, or add a box with more figures"
				})
			case muster.ModeOrganized:
				all := mildest(p, c)
				if all != nil && !limits()["tokenless-draws"].Meets(all.out.share(all)) {
					p.Report(check.Finding{
						At: p.Doc.Value("/call_to_arms/mode"),
						Message: fmt.Sprintf("whichever sets are taken, the Guards need more Feudal Levy tokens of a colour than there are in %s of %d pairs of draws, at most %d%% is usual",
							percent(all.out.pairs, all.pairs), all.pairs, limits()["tokenless-draws"].AtMost()),
						Help: "name other sets, or add a box with more figures", Rules: []string{"CTA-ORG-06"},
						Witness: pairWitness(c.board, &all.out, c.terms.boxes),
					})
				}
			}
		}),
	}
}
