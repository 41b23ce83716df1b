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

// unknownUnit: a unit type of the legend is not in the rulebook.
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
