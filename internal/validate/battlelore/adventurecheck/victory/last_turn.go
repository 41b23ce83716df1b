package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// lastTurnCheck: a game must not end before each player has had a turn.
func lastTurnCheck() *check.Check {
	return &check.Check{
		Code: "adventure/last-turn", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Needs: []string{"/call_to_arms", "adventure/rule-effect"},
		Run: pass.Run(func(p *pass.Pass) {
			last := p.Linked.LastTurn()
			if last == nil || last.Turn >= playersOf(p) {
				return
			}
			never := playersOf(p) - last.Turn
			p.Report(check.Finding{
				At: p.Doc.Value(last.Ptr + "/turn"),
				Message: fmt.Sprintf("the game ends after turn %d, so %s of %d %s no turn", last.Turn,
					wording.Count(never, "player", "players"), playersOf(p), wording.Either(never == 1, "has", "have")),
				Help: fmt.Sprintf("write turn = %d or more", playersOf(p)),
			})
		}),
	}
}
