package adventurecheck

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// balance: the melee dice of an army are a rough measure of its strength. A project can set its own limit; a lopsided
// battle can be intended, with a reason.
func balance() *check.Check {
	return &check.Check{
		Code:     "adventure/balance",
		Severity: diag.Warning,
		Kind:     rulebook.KindAdventure,
		Needs: []string{
			library.NeedsRules,
			"/pennant/units",
			"/standard/units",
			"adventure/unknown-unit",
			"adventure/missing-side",
			"adventure/no-units",
		},
		Run: pass.Run(func(p *pass.Pass) {
			var dice [boards.Camps]int
			for _, u := range p.Linked.Units {
				if u.Row != nil {
					dice[u.Camp] += p.Rules.Melee(u.Row)
				}
			}
			weak := boards.Pennant
			if dice[boards.Standard] < dice[boards.Pennant] {
				weak = boards.Standard
			}
			strong := weak.Other()
			most := p.Held(pass.Limit("dice-balance")).AtMost()
			gap := dice[strong] - dice[weak]
			if gap*100 <= most*dice[strong] {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Key(pass.Ptr(weak)),
				Message: fmt.Sprintf("%s roll %d dice in total and %s %d: %d%% less (limit %d%%)",
					weak.People(), dice[weak], strong.People(), dice[strong], gap*100/dice[strong], most),
				Help: "balance the armies" + wording.OrWaive(p.Check.Code),
			})
		}),
	}
}
