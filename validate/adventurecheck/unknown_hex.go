package adventurecheck

import (
	"fmt"
	"strings"

	"muster/adventures"
	"muster/engine/battlelore/kinds"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownHex looks at every hex that an adventure names. The half hexes at the ends of the short rows have no
// name, because nobody may enter them (BL-MOV-04).
func unknownHex() *check.Check {
	return &check.Check{
		Code: "adventure/unknown-hex", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-MOV-04"},
		Run: pass.Run(onBoard(func(p *pass.Pass) {
			look := func(label, ptr string) {
				if label == "" || !p.Doc.Clean(ptr) {
					return
				}
				h, fault, near := p.Field.Hexes.ByLabel(label)
				if h != hex.None {
					return
				}
				help := fmt.Sprintf("name a hex of the %s board", p.Field.Board.ID)
				if apart := wording.Apart(label); apart != "" && strings.Contains(ptr, "/at/") {
					help = apart
				} else if near != "" {
					help = fmt.Sprintf("write %q", near)
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(ptr),
					Message: fmt.Sprintf("no hex %q on the %s board: %s", label, p.Field.Board.ID, fault),
					Help:    help,
				})
			}
			for i, o := range p.Adventure.Victory.Objectives {
				for j, label := range o.At {
					look(label, fmt.Sprintf("/victory/objectives/%d/at/%d", i, j))
				}
			}
			for _, e := range ruleEffects(p) {
				for i, label := range e.At {
					look(label, fmt.Sprintf("%s/at/%d", e.ptr, i))
				}
			}
			for _, u := range army(p) {
				look(u.label, u.ptr)
			}
			eachSide(p, func(_ hex.Camp, side *adventures.Side, ptr string) {
				for i, l := range side.Landmarks {
					look(l.At, fmt.Sprintf("%s/landmarks/%d/at", ptr, i))
				}
				for i, l := range side.Lairs {
					look(l.At, fmt.Sprintf("%s/lairs/%d/at", ptr, i))
				}
			})
		})),
	}
}
