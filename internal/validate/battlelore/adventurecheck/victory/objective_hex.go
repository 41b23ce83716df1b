package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// objectiveHex: an objective counts while a unit of its side stands on it (BL-END-03), so one must be able to get
// there. With Call to Arms the units start somewhere on their Guards' rows.
func objectiveHex() *check.Check {
	return &check.Check{
		Code: "adventure/objective-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-END-03", "BL-RET-02"},
		Needs: []string{"/victory", "/call_to_arms", library.NeedsMap},
		Run: pass.Run(func(p *pass.Pass) {
			var reach [boards.Camps]hex.Set
			for _, c := range pass.Camps() {
				reach[c] = p.Field.Reach(pass.Starts(p, c))
			}
			for _, o := range objectives(p) {
				switch {
				case o.hex == hex.None:
					continue // adventure/unknown-hex
				case p.Field.Impassable.Has(o.hex):
					p.Report(check.Finding{
						At: p.Doc.Value(o.ptr),
						Message: fmt.Sprintf(
							"no unit can stand on the objective %s: it is impassable (%s)",
							o.label,
							p.Field.Cell(o.hex).Ground.ID,
						),
						Help: "move the objective, or make the hex passable",
					})
				case !reach[o.camp].Has(o.hex) && len(pass.Starts(p, o.camp).Hexes()) > 0:
					p.Report(check.Finding{
						At: p.Doc.Value(o.ptr),
						Message: fmt.Sprintf(
							"no unit of %s can reach their objective %s: the ground around it is impassable",
							o.camp.People(),
							o.label,
						),
						Help: "open a path on the map, or move the objective",
					})
				}
			}
		}),
	}
}
