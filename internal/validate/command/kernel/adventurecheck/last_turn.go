package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// lastTurn: last_winner defines the winner after the last turn (MED-TURN-05), so there must be a last turn. It must not
// be later than the turn in which a game is called off.
func lastTurn() *check.Check {
	return &check.Check{
		Code: "medieval/last-turn", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-TURN-05"},
		Needs: []string{"/last_turn", "/last_winner", library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			most := p.Rules.Limit(rulebook.LimitTurns).Usual // the turn in which a game without a winner is called off
			switch a := p.Adventure; {
			case a.LastWinner != "" && a.LastTurn == 0:
				p.Report(check.Finding{
					At:      p.Doc.Value("/last_winner"),
					Message: "last_winner needs last_turn, which is missing",
					Help:    "add last_turn, or remove last_winner",
				})
			case a.LastTurn > most:
				p.Report(check.Finding{
					At:      p.Doc.Value("/last_turn"),
					Message: fmt.Sprintf("turn %d is never played: a game stops after turn %d", a.LastTurn, most),
					Help:    fmt.Sprintf("write %d or less", most),
				})
			}
		}),
	}
}
