package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// exitHex: units and Leaders leave the board at the scenario's exits (MED-LDR-19): passable hexes on its edge.
func exitHex() *check.Check {
	return &check.Check{
		Code: "medieval/exit-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-LDR-19"},
		Needs: []string{library.NeedsMap},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range camps() {
				for j, h := range p.Linked.Exits[c].At {
					at, label := fmt.Sprintf("%s/at/%d", p.Linked.Exits[c].Ptr, j), label(p, c, j)
					switch {
					case h == hex.None:
					case p.Field.Impassable.Has(h):
						p.Report(check.Finding{
							At:      p.Doc.Value(at),
							Message: fmt.Sprintf("no unit can leave from %s, which is impassable (%s)", label, p.Field.Cell(h).Ground.Name),
							Help:    "name a passable hex",
						})
					case !rim(p, h):
						p.Report(check.Finding{
							At:      p.Doc.Value(at),
							Message: fmt.Sprintf("%s is not at the edge of the board", label),
							Help:    "name a hex with a side that leads off the board",
						})
					}
				}
			}
		}),
	}
}

// label returns a hex of a side's exits as written in the adventure.
func label(p *pass.Pass, c boards.Camp, j int) string {
	return p.Adventure.Side(library.SideNames[c]).Exits.At[j]
}

// rim reports whether a hex has a side at the edge of the board.
func rim(p *pass.Pass, h hex.Hex) bool {
	for d := range hex.Dir(len(hex.DirNames)) {
		if p.Field.Hexes.Neighbour(h, d) == hex.None {
			return true
		}
	}
	return false
}
