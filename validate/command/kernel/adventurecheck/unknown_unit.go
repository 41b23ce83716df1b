package adventurecheck

import (
	"muster/engine/command/kernel/adventure"
	"muster/engine/command/kernel/library"
	"muster/engine/command/kernel/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/command/kernel/pass"
	"muster/validate/refcheck"
)

// unknownUnit: blocks, moves and dice all come from a unit's type (MED-UNIT-11), so the type must exist.
func unknownUnit() *check.Check {
	return &check.Check{
		Code: "medieval/unknown-unit", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-UNIT-11"},
		Needs: []string{library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			for _, f := range p.Linked.FaultsOf(adventure.UnknownUnit) {
				if f.Faulty {
					p.Blocked()
					continue
				}
				message, help := refcheck.UnknownName(p.Pass, "unit type", f.Text, p.Rules.Units.IDs(), p.Rules.Units.Names())
				p.Report(check.Finding{At: p.Doc.Value(f.Ptr), Message: message, Advice: help})
			}
		}),
	}
}
