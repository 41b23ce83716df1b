package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// loreSpecial lists each use of an effect without its own operation, so that it is not used unnoticed.
func loreSpecial() *check.Check {
	return &check.Check{
		Code: "rulebook/lore-special", Severity: diag.Note,
		Needs: []string{"rulebook/lore-effect"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range loreCards(p) {
				for i := range c.Effects {
					if e := &c.Effects[i]; e.Do == rulebook.LoreSpecial {
						p.Report(check.Finding{
							At:      p.Doc.Value(c.at(i, "name")),
							Message: fmt.Sprintf("the card %q is special: %s", c.row.id, rulebook.SpecialMeaning(e.Name)),
							Help:    "use other effects where possible",
						})
					}
				}
			}
		}),
	}
}
