package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// dialSpace: the dials of a faction start at the yield of its home realm (RW-SETUP-23), and give only its own units
// (RW-DIAL-02).
func dialSpace() *check.Check {
	return &check.Check{
		Code: "rulebook/dial-space", Severity: diag.Error,
		Rules: []string{"RW-SETUP-23", "RW-DIAL-02", "RW-CHK-16"},
		Needs: []string{"rulebook/unknown-name", "rulebook/tile-shape", "rulebook/tile-mark"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range added(p, "factions") {
				f := of[rulebook.Faction](w)
				if home := p.Rules.HomeOf(f.ID); home != nil {
					for _, dial := range rulebook.Dials() {
						if want := home.Yield(dial); f.Dial(dial) != want {
							p.Report(check.Finding{
								At: p.Doc.Value(w.Ptr + "/" + dial), Rules: []string{"RW-SETUP-23", "RW-CHK-16"},
								Message: fmt.Sprintf("the %s dial of %s starts at %d, but its home realm yields %d", dial, w.ID,
									f.Dial(dial), want),
								Help: fmt.Sprintf("write %d, or change the home realm", want),
							})
						}
					}
				}
				for i, icon := range f.Icons {
					if u := p.Rules.Units.Get(icon.Gives); u != nil && u.Faction != f.ID {
						p.Report(check.Finding{
							At: p.Doc.Value(fmt.Sprintf("%s/icons/%d/gives", w.Ptr, i)), Rules: []string{"RW-DIAL-02"},
							Message: fmt.Sprintf("%s is not a unit of %s", icon.Gives, w.ID), Help: "name a unit of the faction",
						})
					}
				}
			}
		}),
	}
}
