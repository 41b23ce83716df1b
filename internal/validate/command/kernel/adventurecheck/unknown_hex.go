package adventurecheck

import (
	"fmt"

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
			for _, f := range p.Linked.FaultsOf(library.UnknownHex) {
				p.Report(check.Finding{
					At:      p.Doc.Value(f.Ptr),
					Message: fmt.Sprintf("no hex %q on the %s board: %s", f.Text, p.Field.Board.ID, f.Want),
					Advice:  wording.Hex(f.Ptr, f.Text, f.Near, p.Field.Board.ID, p.Field.Hexes.Range()),
				})
			}
		}),
	}
}
