package adventurecheck

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/kernel/adventure"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownHex checks every hex that an adventure names (MED-TER-01): of units, Leaders, objectives and exits.
func unknownHex() *check.Check {
	return &check.Check{
		Code: "medieval/unknown-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-TER-01"},
		Needs: []string{library.NeedsMap},
		Run: pass.Run(func(p *pass.Pass) {
			for _, f := range p.Linked.FaultsOf(adventure.UnknownHex) {
				help := wording.Label(f.Text, f.Near)
				if apart := wording.Apart(f.Text); apart != "" && strings.Contains(f.Ptr, "/at/") {
					help = diag.Advice{Help: apart}
				} else if f.Near == "" {
					help.Help = fmt.Sprintf("name a hex of the %s board: %s", p.Field.Board.ID, p.Field.Hexes.Range())
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(f.Ptr),
					Message: fmt.Sprintf("no hex %q on the %s board: %s", f.Text, p.Field.Board.ID, f.Want),
					Advice:  help,
				})
			}
		}),
	}
}
