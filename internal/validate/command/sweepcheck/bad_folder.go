package sweepcheck

import (
	"fmt"

	"muster/internal/engine/sweep"

	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// BadFolder: a sweep plays adventures of its project, on any machine. A path that leads out of the project, or that
// exists on one machine only, is invalid.
func (g *Game) BadFolder() *check.Check {
	return &check.Check{
		Code: "sweep/bad-folder", Severity: diag.Error, Kind: sweep.Name,
		Needs: []string{"/folders"},
		Run: run(func(p *Pass) {
			for i, folder := range p.Sweep.Folders {
				if why := sweep.Fault(folder); why != "" {
					p.Report(check.Finding{
						At:      p.Doc.Value(wording.Pointer("folders", i)),
						Message: fmt.Sprintf("the folder %q %s", folder, why),
						Help:    "write a path relative to the project's folder, such as adventures/drafts",
					})
				}
			}
		}),
	}
}
