package playcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// ruleUnused: an effect of a special rule matters in hardly any game (BL-SETUP-01): whoever reads it out could leave it
// out.
func ruleUnused() *check.Check {
	return newCheck("play/rule-unused", diag.Warning, []string{"BL-SETUP-01"}, needs("play/no-start"),
		onPlayed(func(p *pass.Pass, x *played) {
			for i := range x.greedy.Rules {
				e, used := &x.greedy.Rules[i], 0
				for _, r := range x.judged {
					used += r.Rules[i].Used
				}
				if !belowLeast(p, "used", used, x.contested(), len(x.greedy.Rules)) {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(e.Ptr + "/do"),
					Message: fmt.Sprintf("the special rule %q (%s) matters in %s of %s; at least %d%% is usual", e.Rule, e.Do,
						none(used), wording.Count(x.contested(), "game", "games"), p.Held(limits()["used"]).AtLeast()),
					Help: "drop the rule, or make it one that somebody meets",
				})
			}
		}))
}
