package sweepcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/sweep"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// SeedTwice: the same seed gives the same games with the same results.
func (g *Game) SeedTwice() *check.Check {
	return &check.Check{
		Code: "sweep/seed-twice", Severity: diag.Error, Kind: sweep.Name,
		Needs: []string{"/seeds"},
		Run: run(func(p *Pass) {
			for i, seed := range p.Sweep.Seeds {
				if slices.Contains(p.Sweep.Seeds[:i], seed) {
					p.Report(check.Finding{
						At:      p.Doc.Value(wording.Pointer("seeds", i)),
						Message: fmt.Sprintf("the seed %d is listed twice: its games are identical", seed),
						Help:    "remove one of them, or write another seed",
					})
				}
			}
		}),
	}
}
