package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// objectiveHex: a unit that stands on an objective holds it (MED-TURN-06), so units must be able to enter it, and no
// hex counts twice in one.
func objectiveHex() *check.Check {
	return &check.Check{
		Code: "medieval/objective-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-TURN-06"},
		Needs: []string{library.NeedsMap},
		Run: pass.Run(func(p *pass.Pass) {
			for i := range p.Linked.Objectives {
				o := &p.Linked.Objectives[i]
				seen := map[hex.Hex]string{}
				for j, h := range o.At {
					at, label := fmt.Sprintf("%s/at/%d", o.Ptr, j), o.Definition.At[j]
					switch {
					case h == hex.None:
					case p.Field.Impassable.Has(h):
						p.Report(check.Finding{
							At: p.Doc.Value(at),
							Message: fmt.Sprintf("no unit can stand at %s, which is impassable (%s)", label,
								p.Field.Cell(h).Ground.Name),
							Help: "name a passable hex",
						})
					case seen[h] != "":
						p.Report(check.Finding{
							At:      p.Doc.Value(at),
							Message: fmt.Sprintf("%s is listed twice in one objective", label),
							Help:    "remove it here",
							Related: related(p, p.Doc.Value(seen[h]), "the first time"),
						})
					default:
						seen[h] = at
					}
				}
			}
		}),
	}
}
