package playcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// ruleUnused: an effect of a special rule matters in no game (BL-SETUP-01): whoever reads it out could leave it out.
func ruleUnused() *check.Check {
	return newCheck(
		"play/rule-unused",
		diag.Warning,
		[]string{"BL-SETUP-01"},
		needs("play/no-start"),
		onPlayed(func(p *pass.Pass, x *played) {
			for i := range x.greedy.Rules {
				e := &x.greedy.Rules[i]
				if e.Used+x.random.Rules[i].Used > 0 {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(e.Ptr + "/do"),
					Message: fmt.Sprintf(
						"the special rule %q (%s) matters in none of %s",
						e.Rule,
						e.Do,
						wording.Count(x.games(), "game", "games"),
					),
					Help: "drop the rule, or make it one that somebody meets",
				})
			}
		}),
	)
}
