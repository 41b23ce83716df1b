package sweepcheck

import (
	"muster/internal/engine/sweep"
	"muster/schema/diag"
	"muster/validate/check"
)

// NothingPlayed: a sweep without an adventure, a folder or the library plays nothing.
func (g *Game) NothingPlayed() *check.Check {
	return &check.Check{
		Code: "sweep/nothing-played", Severity: diag.Error, Kind: sweep.Name,
		Needs: []string{"/adventures", "/folders", "/shipped"},
		Run: run(func(p *Pass) {
			if s := p.Sweep; len(s.Adventures) > 0 || len(s.Folders) > 0 || s.Shipped {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value("/id"), Message: "the sweep names no adventure and no folder",
				Help: "add adventures, folders, or shipped = true",
			})
		}),
	}
}
