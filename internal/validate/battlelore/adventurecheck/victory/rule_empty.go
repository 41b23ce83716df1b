package victory

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// ruleEmpty: a special rule must have a text or effects.
func ruleEmpty() *check.Check {
	return &check.Check{
		Code: "adventure/rule-empty", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Run: pass.Run(func(p *pass.Pass) {
			for i, r := range p.Adventure.Rules {
				ptr := fmt.Sprintf("/rules/%d", i)
				if strings.TrimSpace(r.Text) != "" || len(r.Effects) > 0 || !p.Doc.Clean(ptr) {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(ptr + "/name"),
					Message: fmt.Sprintf("the special rule %q is empty", r.Name),
					Help:    "add text, effects or both, or remove the rule",
				})
			}
		}),
	}
}
