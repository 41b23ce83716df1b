package sweepcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/sweep"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownPlayer: a player must be one of the game's, or a style of the project. A style that cannot be read is reported
// at its file.
func (g *Game) UnknownPlayer() *check.Check {
	return &check.Check{
		Code: "sweep/unknown-player", Severity: diag.Error, Kind: sweep.Name,
		Needs: []string{"/players", "/levers"},
		Run: run(func(p *Pass) {
			all := append(g.Players(), p.styles()...)
			for _, l := range p.lists() {
				for i, name := range l.names {
					if slices.Contains(all, name) || p.styled(name) {
						continue
					}
					f := check.Finding{
						At:      p.Doc.Value(l.ptr + wording.Pointer(i)),
						Message: fmt.Sprintf("%[2]q is not a player of %[1]s", g.Title, name), Advice: wording.Choose(name, all),
					}
					if apart := wording.Apart(name); apart != "" {
						f.Advice = diag.Advice{Help: apart}
					}
					p.Report(f)
				}
			}
		}),
	}
}
