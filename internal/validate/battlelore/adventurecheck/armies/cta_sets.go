package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// ctaSets: a player takes two sets in an organized battle (CTA-ORG-03) and one in an impromptu one (CTA-IMP-01). In an
// Epic battle it is the number named for a camp, one or two, and each of two allies takes one (VAR-ER-01). The
// camp must have enough to choose from.
func ctaSets() *check.Check {
	return &check.Check{
		Code: "adventure/cta-sets", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-IMP-01", "CTA-ORG-03", "VAR-ER-01", "R-010", "R-292"},
		Needs: []string{"/call_to_arms", "adventure/cta-unknown-set", "adventure/cta-camp"},
		Run: pass.Run(func(p *pass.Pass) {
			c := p.Adventure.CallToArms
			if c == nil || c.Mode == "" {
				return
			}
			need := 1
			if c.Mixed() || c.Mode == pass.EpicAllies {
				need = 2
			}
			for _, camp := range pass.Camps() {
				have, ptr := pass.Different(pass.SetsOf(p, camp)), "/call_to_arms/"+camp.String()
				if have == 0 {
					have, ptr = known(p, camp, c), "/call_to_arms/mode"
				}
				if have >= need {
					continue
				}
				if len(pass.SetsOf(p, camp)) == 0 && p.Catalog.Doubtful(rulebook.KindDeploycards) {
					p.Blocked() // the missing sets may be among the invalid ones
					continue
				}
				mode, help := fmt.Sprintf(
					"mode %q",
					c.Mode,
				), fmt.Sprintf(
					"name more sets for %s, or add sets to the project",
					camp,
				)
				if c.Mode == adventures.Epic && need > 1 {
					mode += " with two sets for " + camp.Other().People()
					help = fmt.Sprintf("name two sets for %s too, or one for each camp", camp)
				}
				p.Report(check.Finding{
					At: p.Doc.Value(ptr),
					Message: fmt.Sprintf("%s needs %s for %s, but only %d are available",
						mode, wording.Count(need, "set", "sets"), camp.People(), have),
					Help: help,
				})
			}
		}),
	}
}

// known counts the sets in the files and the library that a camp may take in a mode.
func known(p *pass.Pass, camp boards.Camp, c *adventures.CallToArms) int {
	n := 0
	for _, e := range p.Catalog.All(rulebook.KindDeploycards) {
		if e.Set != nil && (!pass.OwnOnly(c) || e.Set.Camp == camp.String()) {
			n++
		}
	}
	return n
}
