package kernel

import (
	"fmt"

	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// deckSize: the engine supports the size of the Command deck with the author's cards, and the deck has enough cards for
// two hands (MED-DECK-01). The number of Inspired Actions is limited, too.
func deckSize() *check.Check {
	return &check.Check{
		Code: "rulebook/deck-size", Severity: diag.Error,
		Rules: []string{"MED-DECK-01"},
		Needs: []string{"rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			if cards := judged(p, "command_cards"); len(cards) > 0 {
				at := p.Doc.Value(cards[len(cards)-1].Ptr + "/copies")
				switch n := p.Rules.Deck(); {
				case n > kernel.MaxDeck:
					p.Report(check.Finding{
						At: at,
						Message: fmt.Sprintf("the Command deck has %d cards, more than the maximum of %d", n,
							kernel.MaxDeck),
						Help: "lower copies, or remove known cards from the deck with copies = 0",
					})
				case n < 2*leastHand(p.Rules):
					p.Report(check.Finding{
						At: at, Message: fmt.Sprintf("the Command deck has %d cards, too few for two hands", n),
						Help: "raise copies",
					})
				}
			}
			if actions := judged(p, "actions"); len(p.Rules.Actions.All()) > kernel.MaxInspired && len(actions) > 0 {
				p.Report(check.Finding{ // MED-INS-03
					At: p.Doc.Value(actions[len(actions)-1].Ptr + "/id"),
					Message: fmt.Sprintf("there are %d Inspired Actions, more than the maximum of %d",
						len(p.Rules.Actions.All()), kernel.MaxInspired),
					Help: "replace actions of the game, or remove some",
				})
			}
		}),
	}
}

// leastHand returns the smallest hand that an adventure may give a side.
func leastHand(r *rulebook.Rulebook) int { return r.Limit(rulebook.LimitCommand).Least }
