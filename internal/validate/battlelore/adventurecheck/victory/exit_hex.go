package victory

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// exitHex: a unit leaves the field over its edge, from a hex that it can enter (BL-MOV-04). Banners for it count as any
// others (BL-END-03).
func exitHex() *check.Check {
	return &check.Check{
		Code: "adventure/exit-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-MOV-04", "BL-END-03"},
		Needs: []string{library.NeedsMap},
		Run: pass.Run(func(p *pass.Pass) {
			for _, e := range p.Linked.Effects {
				if e.Do != adventures.RuleExit {
					continue
				}
				for i, label := range e.At {
					h := e.Hexes[i]
					f := check.Finding{At: p.Doc.Value(fmt.Sprintf("%s/at/%d", e.Ptr, i))}
					switch {
					case h == hex.None: // adventure/unknown-hex
						continue
					case !rim(p.Field.Hexes, h):
						f.Message = fmt.Sprintf(
							"%s is not at the edge of the board, so no unit can leave the field from it",
							label,
						)
						f.Help = "choose a hex of an edge row or at the end of a row"
					case p.Field.Impassable.Has(h):
						f.Message = fmt.Sprintf(
							"no unit can stand on the exit %s: it is impassable (%s)",
							label,
							p.Field.Cell(h).Ground.ID,
						)
						f.Help = "move the exit, or make the hex passable"
					default:
						continue
					}
					p.Report(f)
				}
			}
		}),
	}
}

// rim reports whether a hex lacks a neighbour on some side.
func rim(b *boards.Board, h hex.Hex) bool {
	for d := range hex.Dir(hex.Dirs) {
		if b.Neighbour(h, d) == hex.None {
			return true
		}
	}
	return false
}
