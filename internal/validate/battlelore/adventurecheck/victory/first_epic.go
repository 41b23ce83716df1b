package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// firstEpic: on an Epic board the camp with more green units moves first (EP-SET-05). An adventure may name the other
// camp, so it is a warning.
func firstEpic() *check.Check {
	return &check.Check{
		Code: "adventure/first-epic", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"EP-SET-05", "R-261"},
		Needs: []string{"/first", "/call_to_arms", "adventure/unknown-unit"},
		Run: pass.Run(pass.OnBoard(func(p *pass.Pass) {
			first, named := boards.ParseCamp(p.Adventure.First)
			if !named || !p.Field.Board.Epic || p.Adventure.CallToArms != nil {
				return
			}
			n := pass.Greens(p)
			if n[first] > n[first.Other()] {
				return
			}
			green := wording.Count(n[first], "green unit", "green units")
			message := fmt.Sprintf("%s move first, but on an Epic board scouting decides: they have %s, %s %d",
				first.People(), green, first.Other().People(), n[first.Other()])
			if n[0] == n[1] {
				message = fmt.Sprintf("%s move first, but on an Epic board a roll of the dice decides: both sides have %s",
					first.People(), green)
			}
			p.Report(check.Finding{
				At:      p.Doc.Value("/first"),
				Message: message,
				Help:    `write first = "scout"` + wording.OrWaive(p.Check.Code),
			})
		})),
	}
}
