package runewars

import (
	"fmt"
	"math/bits"

	"muster/internal/engine/runewars/battle"
	"muster/schema/diag"
	"muster/validate/check"
)

// deck: a type draws a card for each standing unit (RW-BTL-06). Two types that together draw more than the deck and its
// discards contain draw fewer, because drawn cards are not shuffled in (RW-FATE-01).
func deck() *check.Check {
	needs := []string{"battle/unknown-name", "battle/unit-twice", "battle/fate-card"}
	return ofBattle("deck", diag.Warning, []string{"RW-BTL-06", "RW-FATE-01"}, needs, func(p *battlePass) {
		cards := bits.OnesCount64(p.Rules.Left | p.Rules.Spent)
		for row := uint8(1); row <= battle.Rows; row++ {
			var most [2]int
			for i := range p.Kinds {
				for k := range p.Kinds[i] {
					if kind := &p.Rules.Sides[i].Kinds[k]; kind.Initiative == row {
						most[i] = max(most[i], int(kind.Units))
					}
				}
			}
			if n := most[0] + most[1]; n > cards {
				p.Report(check.Finding{
					At: p.self(),
					Message: fmt.Sprintf("two types of row %d draw %d cards, but the deck has %d: some units draw none", row, n,
						cards),
					Help: "reduce the number of units, or ignore this note",
				})
				return
			}
		}
	})
}
