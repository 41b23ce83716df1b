package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// scoutTie: with equal numbers of green units scouting ends in a die roll (CTA-08, EP-SET-05, R-047, R-050), which may
// not be intended.
func scoutTie() *check.Check {
	return &check.Check{
		Code:     "adventure/scout-tie",
		Severity: diag.Note,
		Kind:     rulebook.KindAdventure,
		Rules:    []string{"CTA-08", "EP-SET-05", "R-047", "R-050"},
		Needs: []string{
			"/first",
			"/pennant",
			"/standard",
			"adventure/unknown-unit",
			"adventure/missing-side",
			"adventure/no-units",
		},
		Run: pass.Run(func(p *pass.Pass) {
			if p.Adventure.First != "scout" || p.Adventure.CallToArms != nil {
				return
			}
			if n := pass.Greens(p); n[0] == n[1] {
				p.Report(check.Finding{
					At: p.Doc.Value("/first"),
					Message: fmt.Sprintf(
						"both sides have %s: a roll of the dice decides who moves first",
						wording.Count(n[0], "green unit", "green units"),
					),
					Help: "name the first player, or give one side another green unit",
				})
			}
		}),
	}
}
