package adventurecheck

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownUnit: banner, figures and dice all come from the unit's type (BL-SETUP-02), so the type must exist.
func unknownUnit() *check.Check {
	return &check.Check{
		Code: "adventure/unknown-unit", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-02"},
		Needs: []string{library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			for _, f := range p.Linked.FaultsOf(library.UnknownUnit) {
				if f.Invalid {
					p.Blocked()
					continue
				}
				message, help := refcheck.UnknownName(p.Pass, "unit type", f.Text, p.Rules.Units.IDs(), p.Rules.Units.Names())
				p.Report(check.Finding{At: p.Doc.Value(f.Ptr), Message: message, Advice: help})
			}
		}),
	}
}
