package sweepcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/sweep"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// AdventureTwice: an adventure is played once, however often a sweep names it; the second name was probably meant to be
// another.
func (g *Game) AdventureTwice() *check.Check {
	return &check.Check{
		Code: "sweep/adventure-twice", Severity: diag.Warning, Kind: sweep.Name,
		Needs: []string{"/adventures"},
		Run: run(func(p *Pass) {
			for i, id := range p.Sweep.Adventures {
				if first := slices.Index(p.Sweep.Adventures, id); first < i {
					p.Report(check.Finding{
						At:      p.Doc.Value(wording.Pointer("adventures", i)),
						Message: fmt.Sprintf("the adventure %q is listed twice, but played once", id),
						Help:    "remove one of them, or name another adventure",
						Related: []diag.Related{check.Related(p.Doc, p.Doc.Value(wording.Pointer("adventures", first)), "the first")},
					})
				}
			}
		}),
	}
}
