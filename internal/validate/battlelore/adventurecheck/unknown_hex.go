package adventurecheck

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownHex checks every hex that an adventure names. The half hexes at the ends of the short rows have no name,
// because no unit may enter them (BL-MOV-04).
func unknownHex() *check.Check {
	return &check.Check{
		Code: "adventure/unknown-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-MOV-04", "EP-VIC-01"},
		Run: pass.Run(func(p *pass.Pass) {
			if p.Linked.Ground == nil {
				return
			}
			if pass.MisnamedBoard(p) {
				p.Blocked()
				return
			}
			if pass.StandardElsewhere(p) {
				p.Report(check.Finding{
					At: p.Doc.Value("/map"),
					Message: fmt.Sprintf("the map %q has the %s board, but the adventure is for a smaller one: it has no unit in "+
						"its upper half", p.Adventure.Map, p.Field.Board.ID),
					Help:  "name a map with a standard board, or change the victory and the hexes for this one",
					Rules: []string{"EP-VIC-01"},
				})
				return
			}
			if pass.EpicElsewhere(p) {
				p.Report(check.Finding{
					At: p.Doc.Value("/map"),
					Message: fmt.Sprintf("the map %q has the %s board, but the adventure is Epic: the board lacks %d of its hexes",
						p.Adventure.Map, p.Field.Board.ID, len(p.Linked.FaultsOf(library.UnknownHex))),
					Help:  "name a map with an Epic board, or change the victory and the hexes for this one",
					Rules: []string{"EP-VIC-01", "BL-MOV-04"},
				})
				return
			}
			for _, f := range p.Linked.FaultsOf(library.UnknownHex) {
				p.Report(check.Finding{
					At:      p.Doc.Value(f.Ptr),
					Message: fmt.Sprintf("no hex %q on the %s board: %s", f.Text, p.Field.Board.ID, f.Want),
					Advice:  wording.Hex(f.Ptr, f.Text, f.Near, p.Field.Board.ID, p.Field.Hexes.Range()),
					Rules:   []string{"BL-MOV-04"},
				})
			}
		}),
	}
}
