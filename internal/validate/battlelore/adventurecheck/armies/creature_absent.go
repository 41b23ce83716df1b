package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// creatureAbsent: creature levels of a council have no effect without a creature on the field. With Call to
// Arms the cards may bring one.
func creatureAbsent() *check.Check {
	return councilCheck(check.Check{
		Code: "adventure/creature-absent", Severity: diag.Warning,
		Rules: []string{"BL-WAR-03", "R-060"},
		Needs: []string{library.NeedsRules, "/call_to_arms", "adventure/council-level", "adventure/unknown-unit"},
		Run: pass.Run(func(p *pass.Pass) {
			if p.Adventure.CallToArms != nil {
				return
			}
			pass.EachCouncil(p, func(o *library.Player, council *adventures.Council, ptr string) {
				given, used := pass.LevelOf(council, pass.Creature), pass.CreatureLevels(p, o)
				if given <= used {
					return
				}
				at := ptr + "/" + pass.Creature
				if council.Free() {
					at = ptr + "/least/" + pass.Creature
				}
				p.Report(check.Finding{
					At: p.Doc.Value(at),
					Message: fmt.Sprintf(
						"the council of %s gives creatures %s, but those on the field take %d",
						o.Name(),
						pass.Levels(given),
						used,
					),
					Help: fmt.Sprintf("write creature = %d, or put the creature on the field", used),
				})
			})
		}),
	})
}
