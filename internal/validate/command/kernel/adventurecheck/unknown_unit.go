package adventurecheck

import (
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownUnit: blocks, moves and dice all come from a unit's type (MED-UNIT-11), so the type must exist.
func unknownUnit() *check.Check {
	return &check.Check{
		Code: "medieval/unknown-unit", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-UNIT-11"},
		Needs: []string{library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			for _, f := range p.Linked.FaultsOf(library.UnknownUnit) {
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
