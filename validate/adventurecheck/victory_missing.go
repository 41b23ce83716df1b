package adventurecheck

import (
	"fmt"

	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// victoryMissing: the battle ends when a player holds the required number of banners (BL-END-03), so each side needs
// such a number.
func victoryMissing() *check.Check {
	return &check.Check{
		Code: "adventure/victory-missing", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-END-03"},
		Needs: []string{"/victory"},
		Run: func(p *check.Pass) {
			for _, c := range camps {
				if len(goals(p.Adventure.Victory, c)) == 0 {
					p.Report(check.Finding{
						At:      p.Doc.Key("/victory"),
						Message: fmt.Sprintf("nothing says how many banners %s need to win", people(c)),
						Help:    fmt.Sprintf("add banners to [victory], or %s for this side alone", c),
					})
				}
			}
		},
	}
}
