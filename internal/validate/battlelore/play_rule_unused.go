package battlelore

import (
	"fmt"

	"muster/internal/engine/battlelore/matches"
	"muster/internal/validate/command/playcheck"
	"muster/validate/check"
)

// ruleUnused: an effect of a special rule matters in hardly any game (BL-SETUP-01) and could be left out.
func ruleUnused() *check.Check {
	return playGame.Warning("play/rule-unused", []string{"play/no-start"}, func(x *playcheck.Pass) {
		limit, list := x.Held(limits()["used"]), own(x.Greedy).Rules
		for i := range list {
			e, used := &list[i], 0
			for _, r := range x.Judged {
				used += own(r).Rules[i].Used
			}
			if !x.BelowLeast(limit, used, x.Contested(), len(list)) {
				continue
			}
			x.Report(check.Finding{
				At: x.Doc.Value(e.Ptr + "/do"),
				Message: fmt.Sprintf("the special rule %q (%s) has an effect in %s", e.Rule, e.Do,
					playcheck.Of(used, x.Contested(), limit.AtLeast())),
				Help: "remove the rule, or change it so that it affects the game",
			})
		}
	})
}

// own returns BattleLore's report in a family report.
func own(r *playcheck.Report) *matches.Report { return r.Of.(*matches.Report) }
