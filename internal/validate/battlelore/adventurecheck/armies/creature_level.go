package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// creatureLevel: a creature on the field needs its level on its owner's council (R-060, R-061, R-067; CTA-10).
func creatureLevel() *check.Check {
	return councilCheck(check.Check{
		Code: "adventure/creature-level", Severity: diag.Error,
		Rules: []string{"BL-WAR-03", "CTA-10", "R-060", "R-067"},
		Needs: []string{library.NeedsRules, "adventure/council-level"},
		Run: pass.Run(func(p *pass.Pass) {
			pass.EachCouncil(p, func(o *library.Player, council *adventures.Council, _ string) {
				if council.Free() {
					return // adventure/council-split
				}
				left := pass.LevelOf(council, pass.Creature)
				for _, u := range pass.Payees(p, o) {
					left -= u.Level
					if left < 0 {
						p.Report(check.Finding{
							At: p.Doc.Value(u.Ptr),
							Message: fmt.Sprintf("with this %s the creatures of %s take %s, but the council gives creatures %d",
								u.Name, o.Name(), pass.Levels(pass.LevelOf(council, pass.Creature)-left),
								pass.LevelOf(council, pass.Creature)),
							Help: payHelp(p, pass.CreatureLevels(p, o)),
						})
						return
					}
				}
			})
		}),
	})
}

// payHelp returns how creatures that take the given levels can be paid for, if at all.
func payHelp(p *pass.Pass, owed int) string {
	if class := p.Rules.Classes.Get(pass.Creature); class != nil && owed > class.Most {
		return fmt.Sprintf("remove creatures: a council gives them %s at most", pass.Levels(class.Most))
	}
	return fmt.Sprintf("write creature = %d in the council, or remove the creature", owed)
}
