package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// commandCards: in a Lore adventure the Commander's level determines the Command cards (BL-WAR-01, R-065). An adventure
// may change that, so another number is only a warning.
func commandCards() *check.Check {
	return councilCheck(check.Check{
		Code: "adventure/command-cards", Severity: diag.Warning,
		Rules: []string{"BL-SETUP-03", "BL-WAR-01", "R-065"},
		Needs: []string{"adventure/council-level", "adventure/too-large"},
		Run: pass.Run(func(p *pass.Pass) {
			pass.EachCouncil(p, func(o *library.Player, council *adventures.Council, _ string) {
				written := o.CommandCards
				if written == 0 {
					return
				}
				ptr := o.Ptr + "/command_cards"
				if council.Free() {
					p.Report(check.Finding{
						At: p.Doc.Value(ptr),
						Message: fmt.Sprintf(
							"%s have %d Command cards, but their Commander's level is not set before the battle",
							o.Name(),
							written,
						),
						Help: "remove command_cards; the Commander's level sets the number",
					})
					return
				}
				level := pass.LevelOf(council, pass.Commander)
				for _, row := range p.Rules.Commander.All() {
					if row.Level == level && row.Cards != written {
						p.Report(check.Finding{
							At: p.Doc.Value(ptr),
							Message: fmt.Sprintf(
								"%s have %d Command cards, but a Commander of level %d gives %d",
								o.Name(),
								written,
								level,
								row.Cards,
							),
							Help: fmt.Sprintf("write %d, or remove command_cards", row.Cards),
						})
					}
				}
			})
		}),
	})
}
