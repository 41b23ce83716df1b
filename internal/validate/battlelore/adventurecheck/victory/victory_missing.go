package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// victoryMissing: the battle ends when a player holds the required number of banners (BL-END-03), so each side needs
// such a number.
func victoryMissing() *check.Check {
	return &check.Check{
		Code: "adventure/victory-missing", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-END-03"},
		Needs: []string{"/victory"},
		Run: pass.Run(func(p *pass.Pass) {
			var without []boards.Camp
			for _, c := range pass.Camps() {
				if len(pass.Goals(p.Adventure, c)) == 0 {
					without = append(without, c)
				}
			}
			switch len(without) {
			case 1:
				p.Report(check.Finding{
					At:      p.Doc.Key("/victory"),
					Message: fmt.Sprintf("the number of banners that %s need to win is missing", without[0].People()),
					Help:    fmt.Sprintf("add banners to [victory], or %s for this side alone", without[0]),
				})
			case boards.Camps:
				p.Report(check.Finding{
					At:      p.Doc.Key("/victory"),
					Message: "the number of banners to win is missing",
					Help:    "add banners to [victory], or pennant and standard for each side",
				})
			}
		}),
	}
}
