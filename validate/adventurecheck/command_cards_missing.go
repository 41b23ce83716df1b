package adventurecheck

import (
	"fmt"

	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// commandCardsMissing: a Medieval adventure, with its Lore deck or without, has no council with a Commander's level that
// would give the Command cards, so it must state them itself (BL-SETUP-03, VAR-ML-01).
func commandCardsMissing() *check.Check {
	return &check.Check{
		Code: "adventure/command-cards-missing", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-SETUP-03"},
		Needs: []string{"/type", "/pennant", "/standard", "/call_to_arms", "adventure/missing-side", "adventure/allies-pair"},
		Run: func(p *check.Pass) {
			if lore(p) {
				return
			}
			for _, o := range seats(p) {
				if o.cards > 0 {
					continue
				}
				p.Report(check.Finding{
					At:      o.at(p),
					Message: fmt.Sprintf("nothing says how many Command cards %s hold in this Medieval adventure", o.people()),
					Help:    fmt.Sprintf("add command_cards to [%s]; %d to %d are usual", o.table(), limits()["command-cards"].AtLeast(), limits()["command-cards"].AtMost()),
				})
			}
		},
	}
}
