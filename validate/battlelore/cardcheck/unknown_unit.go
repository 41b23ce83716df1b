package cardcheck

import (
	"muster/engine/battlelore/deck"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/refcheck"
)

// unknownUnit: the legend names a unit type that the rulebook does not have.
func unknownUnit() *check.Check {
	return &check.Check{
		Code: "deploycards/unknown-unit", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Needs: []string{library.NeedsRules, "/legend"},
		Run: pass.Run(onFaults(deck.UnknownUnit, func(p *pass.Pass, f deck.Fault) check.Finding {
			message, help := refcheck.UnknownName(p.Pass, "unit", f.Text, p.Rules.Units.IDs(), p.Rules.Units.Names())
			return check.Finding{Message: message, Advice: help}
		})),
	}
}
