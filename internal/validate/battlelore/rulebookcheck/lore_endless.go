package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/validate/check"
)

// loreEndless: changes by a Lore card must end, and no card returns for free, because it could be played every turn
// (BL-LOR-03: pay, name the target, resolve, discard).
func loreEndless() *check.Check {
	return loreCheck("rulebook/lore-endless", []string{"BL-LOR-03"}, []string{"rulebook/lore-effect"},
		func(*pass.Pass, *lore) complaint { return complaint{} },
		func(c *lore, e *rulebook.LoreEffect) complaint {
			switch {
			case (e.Do == rulebook.LoreGrant || e.Do == rulebook.LoreForgo) && e.Until == "":
				return complaint{"do", fmt.Sprintf("%q of the card %q never ends", e.Do, c.row.id), untilHelp(c)}
			case c.Cost == 0 && e.Name == rulebook.SpecialCardBack:
				return complaint{"name", fmt.Sprintf("the card %q returns a card at no cost", c.row.id), "add a cost"}
			case c.Cost == 0 && e.Do == rulebook.LoreDraw && e.Deck != rulebook.DeckCommand && e.Keep > 0 && slices.Max(e.N) > 0:
				return complaint{"do", fmt.Sprintf("the card %q replaces itself at no cost", c.row.id), "add a cost"}
			}
			return complaint{}
		})
}

// untilHelp names the possible durations of an effect of a card: the current roll if there is one.
func untilHelp(c *lore) string {
	if c.battle() {
		return `add until = "roll", "turn" or "next"`
	}
	return `add until = "turn" or "next"`
}
