package playcheck

import (
	"fmt"
	"slices"

	"muster/internal/validate/wording"
	"muster/schema"
	"muster/validate/check"
)

// CardUnused: a Command card of the adventure itself orders no unit for any player.
func (g *Game) CardUnused() *check.Check {
	return g.Warning("play/card-unused", needs(), func(x *Pass) {
		for _, card := range x.Cards {
			serves := func(g *Played) bool { return g.serves(card.Number) }
			if card.Number < 0 || x.Like(serves) > 0 || x.Forward.like(serves) > 0 {
				continue
			}
			x.Report(check.Finding{
				At: x.Doc.Value(card.Ptr + "/id"),
				Message: fmt.Sprintf("the Command card %q orders no unit in any of %s", card.ID,
					wording.Count(x.Played(), "game", "games")),
				Help: "change it to order units of the adventure, or remove it",
			})
		}
	})
}

// Cards returns the Command cards of an adventure that only give orders: the operation of each of their effects is one
// of words. number returns the number of a card in the deck by id, or below 0.
func Cards(doc *schema.Document, words []string, number func(id string) int) []Card {
	book, _ := doc.Tree["rulebook"].(map[string]any)
	list, _ := book["command_cards"].([]any)
	var out []Card
	for i, v := range list {
		row, _ := v.(map[string]any)
		id, _ := row["id"].(string)
		effects, _ := row["effects"].([]any)
		other := func(e any) bool {
			of, _ := e.(map[string]any)
			do, _ := of["do"].(string)
			return !slices.Contains(words, do)
		}
		if len(effects) > 0 && !slices.ContainsFunc(effects, other) {
			out = append(out, Card{ID: id, Ptr: wording.Pointer("rulebook", "command_cards", i), Number: number(id)})
		}
	}
	return out
}
