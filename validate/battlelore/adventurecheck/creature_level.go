package adventurecheck

import (
	"fmt"

	"muster/adventures"
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/library"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// creatureLevel: a creature on the field has its level on its owner's council (R-060, R-061, R-067; CTA-10).
func creatureLevel() *check.Check {
	return councilCheck(check.Check{
		Code: "adventure/creature-level", Severity: diag.Error,
		Rules: []string{"BL-WAR-03", "CTA-10", "R-060", "R-067"},
		Needs: []string{library.NeedsRules, "adventure/council-level"},
		Run: pass.Run(func(p *pass.Pass) {
			eachCouncil(p, func(o *adventure.Player, council *adventures.Council, _ string) {
				if council.Free() {
					return // adventure/council-split
				}
				left := levelOf(council, creature)
				for _, u := range payees(p, o) {
					left -= u.level
					if left < 0 {
						p.Report(check.Finding{
							At: p.Doc.Value(u.ptr),
							Message: fmt.Sprintf("with this %s the creatures of %s take %s, but the council gives creatures %d",
								u.name, o.Name(), levels(levelOf(council, creature)-left), levelOf(council, creature)),
							Help: payHelp(p, creatureLevels(p, o)),
						})
						return
					}
				}
			})
		}),
	})
}

// payHelp says how creatures that take so many levels can be paid for, if at all.
func payHelp(p *pass.Pass, owed int) string {
	if class := p.Rules.Classes.Get(creature); class != nil && owed > class.Most {
		return fmt.Sprintf("take creatures away: a council gives them %s at most", levels(class.Most))
	}
	return fmt.Sprintf("write creature = %d in the council, or take the creature away", owed)
}
