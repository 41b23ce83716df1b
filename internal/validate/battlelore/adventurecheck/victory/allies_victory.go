package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// alliesVictory: with Reluctant Allies the game ends at the end of a turn in which a camp has a total number of banners
// (VAR-RA-09). It is one number for both camps, without an Epic victory.
func alliesVictory() *check.Check {
	return &check.Check{
		Code: "adventure/allies-victory", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"VAR-RA-09"},
		Needs: []string{"/victory", "/pennant", "/standard", "adventure/allies-pair"},
		Run: pass.Run(func(p *pass.Pass) {
			if !p.Adventure.Allies() {
				return
			}
			v := p.Adventure.Victory
			for _, g := range []struct {
				key string
				n   int
			}{{"pennant", v.Pennant}, {"standard", v.Standard}, {"decisive", v.Decisive}, {"margin", v.Margin}, {"marginal",
				v.Marginal}} {
				if g.n == 0 {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Key("/victory/" + g.key),
					Message: fmt.Sprintf(
						"%s = %d, but with Reluctant Allies a camp wins by the total banners of its two players",
						g.key,
						g.n,
					),
					Help: "write only banners",
				})
				return
			}
		}),
	}
}
