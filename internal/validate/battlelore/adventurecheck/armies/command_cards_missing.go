package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// commandCardsMissing: a Medieval adventure, with or without its Lore deck, has no Commander's level that gives the
// Command cards, so it must state their number (BL-SETUP-03, VAR-ML-01). In a Lore adventure the commander levels that
// an author changes must give some (BL-WAR-01).
func commandCardsMissing() *check.Check {
	return &check.Check{
		Code:     "adventure/command-cards-missing",
		Severity: diag.Error,
		Kind:     rulebook.KindAdventure,
		Rules:    []string{"BL-SETUP-03", "BL-WAR-01"},
		Needs: []string{
			"/type",
			"/pennant",
			"/standard",
			"/call_to_arms",
			"adventure/missing-side",
			"adventure/allies-pair",
		},
		Run: pass.Run(func(p *pass.Pass) {
			if pass.IsLore(p) {
				emptyHands(p)
				return
			}
			for _, o := range pass.Seats(p) {
				if o.CommandCards > 0 || o.Council != nil { // adventure/medieval-lore reports a council
					continue
				}
				p.Report(check.Finding{
					At: pass.PlayerSpan(p, &o),
					Message: fmt.Sprintf(
						"the number of Command cards of %s is missing in this %s adventure",
						o.Name(),
						pass.Genre(p),
					),
					Help: fmt.Sprintf(
						"add command_cards to [%s]; the default range is %d to %d",
						o.Table(),
						pass.Limit("command-cards").AtLeast(),
						pass.Limit("command-cards").AtMost(),
					),
				})
			}
		}),
	}
}

// emptyHands reports the players whose Commander gives no Command card at its actual or possible level.
func emptyHands(p *pass.Pass) {
	for _, o := range pass.Seats(p) {
		if o.CommandCards > 0 {
			continue
		}
		least, most := 0, commanderMost(p, nil)
		switch {
		case o.Council == nil && p.Adventure.CallToArms == nil: // adventure/council-missing
			continue
		case o.Council == nil:
		case o.Council.Free():
			least, most = o.Council.Least[pass.Commander], commanderMost(p, o.Council)
		default:
			least = pass.LevelOf(o.Council, pass.Commander)
			most = least
		}
		for level := least; level <= most; level++ {
			row := p.Rules.CommanderLevel(level)
			if row == nil || row.Cards > 0 { // unknown level: adventure/council-level
				continue
			}
			p.Report(check.Finding{
				At:      pass.PlayerSpan(p, &o),
				Message: fmt.Sprintf("%s can have a Commander of level %d, which gives no Command cards", o.Name(), level),
				Help:    fmt.Sprintf("give the row %q of commander_levels some command_cards", row.ID),
				Rules:   []string{"BL-WAR-01"},
			})
			break
		}
	}
}
