package rulebookcheck

import (
	"strings"

	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// loreText: the text of a Lore card names the numbers, levels, sections and kinds of unit of its effects. The engine
// plays the effects; people read the text.
func loreText() *check.Check {
	return &check.Check{
		Code: "rulebook/lore-text", Severity: diag.Warning,
		Needs: []string{"rulebook/lore-effect", "rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range loreCards(p) {
				if faults := p.Rules.LoreTextFaults(&c.LoreCard); len(faults) > 0 {
					p.Report(check.Finding{
						At: p.Doc.Value(c.ptr + "/text"), Message: strings.Join(faults, "; "),
						Help: "correct the text or the effect; without a text Muster makes one from the effects",
					})
				}
			}
		}),
	}
}
