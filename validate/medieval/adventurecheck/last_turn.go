package adventurecheck

import (
	"fmt"

	"muster/engine/medieval/library"
	"muster/engine/medieval/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/medieval/pass"
)

// lastTurn: last_winner says who has won after the last turn (MED-TURN-05), which there must be; and a game is called
// off after a number of turns, behind which no turn is the last.
func lastTurn() *check.Check {
	return &check.Check{
		Code: "medieval/last-turn", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-TURN-05"},
		Needs: []string{"/last_turn", "/last_winner", library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			most := p.Rules.Limit(rulebook.LimitTurns).Usual // where a game is called off that nobody has won
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
