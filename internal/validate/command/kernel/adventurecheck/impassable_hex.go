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

// impassableHex: neither a unit (MED-TER-04) nor a Leader (MED-LDR-18) can start on an impassable hex.
func impassableHex() *check.Check {
	return &check.Check{
		Code: "medieval/impassable-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-TER-04", "MED-LDR-18"},
		Needs: []string{library.NeedsMap},
		Run: pass.Run(func(p *pass.Pass) {
			look := func(who, label, ptr, rule string, at hex.Hex) {
				if !p.Field.Impassable.Has(at) {
					return
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(ptr),
					Message: fmt.Sprintf("%s starts at %s, which is impassable (%s)", who, label, p.Field.Cell(at).Ground.Name),
					Help:    "move it to a passable hex, or add a bridge to the map",
					Rules:   []string{rule},
				})
			}
			for i := range p.Linked.Units {
				u := &p.Linked.Units[i]
				look(u.Type, u.Label, u.Ptr, "MED-TER-04", u.At)
			}
			for i := range p.Linked.Leaders {
				l := &p.Linked.Leaders[i]
				if p.Linked.UnitOn(l.At) == nil { // an invalid hex of its unit is reported at the unit
					look(l.Called(), l.Label, l.Ptr+"/at", "MED-LDR-18", l.At)
				}
			}
		}),
	}
}
