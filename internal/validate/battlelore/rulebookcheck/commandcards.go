package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema"
)

// card is a Command card that a definition adds, as in its file.
type card struct {
	rulebook.CommandCard
	row
	effects []map[string]any
}

// cards lists the Command cards that a definition adds.
func cards(p *pass.Pass) []card {
	var out []card
	for _, r := range judged(p) {
		if r.table != "command_cards" {
			continue
		}
		c := card{row: r}
		schema.DecodeValue(r.values, &c.CommandCard)
		list, _ := r.values["effects"].([]any)
		for i := range c.Effects {
			var values map[string]any
			if i < len(list) {
				values, _ = list[i].(map[string]any)
			}
			c.effects = append(c.effects, values)
		}
		out = append(out, c)
	}
	return out
}

// at returns the pointer of a key of the card's effect i, or of the effect's operation if the key is missing.
func (c *card) at(i int, key string) string {
	if _, written := c.effects[i][key]; !written {
		key = "do"
	}
	return fmt.Sprintf("%s/effects/%d/%s", c.ptr, i, key)
}

// out reports whether the row removes an embedded card from the deck; the card's effects then do not matter.
func (c *card) out() bool { return c.Copies == 0 && ships(c.row.id) }

// ships reports whether a Command card is embedded in Muster.
func ships(card string) bool { return rulebook.Base().CommandCards.Get(card) != nil }
