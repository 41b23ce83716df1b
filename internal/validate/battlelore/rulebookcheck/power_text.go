package rulebookcheck

import (
	"strings"

	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// powerText: the printed text of a creature's power describes its effects.
func powerText() *check.Check {
	return &check.Check{
		Code: "rulebook/power-text", Severity: diag.Warning,
		Rules: []string{"BL-CRE-10"},
		Needs: []string{"rulebook/power-effect", "rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range creaturePowers(p) {
				for i := range c.Powers {
					if faults := p.Rules.PowerTextFaults(&c.Powers[i]); len(faults) > 0 {
						p.Report(check.Finding{
							At: p.Doc.Value(c.at(i, "effect")), Message: strings.Join(faults, "; "),
							Help: "correct effect or deeds; without effect Muster prints the deeds in words",
						})
					}
				}
			}
		}),
	}
}
