package cardcheck

import (
	"muster/engine/battlelore/kinds"
	"muster/engine/muster"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownUnit: the legend names a unit type that the rulebook does not have.
func unknownUnit() *check.Check {
	return &check.Check{
		Code: "deploycards/unknown-unit", Severity: diag.Error, Kind: kinds.Deploycards,
		Needs: []string{check.NeedsRules, "/legend"},
		Run: onFaults(muster.UnknownUnit, func(p *check.Pass, f muster.Fault) (string, string) {
			return wording.Unknown("unit", f.Text, p.Rules.Units.IDs())
		}),
	}
}
