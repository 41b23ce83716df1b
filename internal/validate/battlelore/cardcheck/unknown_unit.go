package cardcheck

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
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
