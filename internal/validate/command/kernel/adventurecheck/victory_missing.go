package adventurecheck

import (
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// victoryMissing: the first side with its number of banners wins (MED-TURN-02), so that each must have one.
func victoryMissing() *check.Check {
	return &check.Check{
		Code: "medieval/victory-missing", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-TURN-02"},
		Needs: []string{"/victory"},
		Run: pass.Run(func(p *pass.Pass) {
			var without []string
			for _, c := range camps() {
				if p.Linked.Goal(c) == 0 {
					without = append(without, library.SideNames[c])
				}
			}
			switch len(without) {
			case 1:
				p.Report(check.Finding{
					At:      p.Doc.Key("/victory"),
					Message: "the number of banners to win is missing for the " + without[0] + " side",
					Help:    "add " + without[0] + ", or banners for both sides",
				})
			case 2:
				p.Report(check.Finding{
					At:      p.Doc.Key("/victory"),
					Message: "the number of banners to win is missing",
					Help:    "add banners, or top and bottom where the sides need different numbers",
				})
			}
		}),
	}
}
