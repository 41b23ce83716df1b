package adventurecheck

import (
	"fmt"

	"muster/adventures"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownUnit: banner, figures and dice all come from the unit's type (BL-SETUP-02), so the type must exist.
func unknownUnit() *check.Check {
	return &check.Check{
		Code: "adventure/unknown-unit", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-SETUP-02"},
		Needs: []string{library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			known := p.Rules.Units.IDs()
			for _, e := range ruleEffects(p) {
				for i, id := range e.Units {
					switch {
					case p.Rules.Units.Faulty(id):
						p.Owed()
					case id != "" && p.Rules.Units.Get(id) == nil:
						message, help := wording.Unknown("unit type", id, known)
						p.Report(check.Finding{At: p.Doc.Value(fmt.Sprintf("%s/units/%d", e.ptr, i)), Message: message, Help: help})
					}
				}
			}
			if p.Adventure.CallToArms != nil {
				return // adventure/both-units-and-cards speaks of these units
			}
			eachSide(p, func(_ hex.Camp, side *adventures.Side, ptr string) {
				for i, g := range side.Units {
					at := fmt.Sprintf("%s/units/%d/type", ptr, i)
					if p.Rules.Units.Faulty(g.Type) {
						p.Owed()
						continue
					}
					if g.Type == "" || !p.Doc.Clean(at) || p.Rules.Units.Get(g.Type) != nil {
						continue
					}
					message, help := wording.Unknown("unit type", g.Type, known)
					p.Report(check.Finding{At: p.Doc.Value(at), Message: message, Help: help})
				}
			})
		}),
	}
}
