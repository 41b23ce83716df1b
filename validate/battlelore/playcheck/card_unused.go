package playcheck

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/rulebook"
	"muster/engine/battlelore/setup"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// cardUnused: a Command card that the adventure itself brings orders nobody, whoever plays it (BL-ORD-01).
func cardUnused() *check.Check {
	return newCheck("play/card-unused", diag.Warning, []string{"BL-ORD-01"}, needs("play/no-start"),
		onPlayed(func(p *pass.Pass, x *played) {
			if x.battle == nil {
				return
			}
			for _, row := range ownCards(p) {
				card := slices.IndexFunc(x.battle.Cards, func(n setup.Name) bool { return n.ID == row.id })
				serves := func(g *matches.Game) bool { return g.Facts.Serves(card) }
				if card < 0 || !row.orders || x.like(serves) > 0 || likeIn(x.forward, serves) > 0 {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(row.ptr + "/id"),
					Message: fmt.Sprintf("the Command card %q orders nobody in any of %s", row.id,
						wording.Count(x.games(), "game", "games")),
					Help: "have it order units that are there, or leave it out",
				})
			}
		}))
}

// ownCard is a Command card that an adventure brings.
type ownCard struct {
	id, ptr string
	orders  bool // and does nothing else that could serve
}

// ownCards are those of an adventure.
func ownCards(p *pass.Pass) (out []ownCard) {
	book, _ := p.Doc.Tree["rulebook"].(map[string]any)
	list, _ := book["command_cards"].([]any)
	for i, v := range list {
		row, _ := v.(map[string]any)
		card := ownCard{ptr: wording.Pointer("rulebook", "command_cards", i)}
		card.id, _ = row["id"].(string)
		effects, _ := row["effects"].([]any)
		for j, e := range effects {
			effect, _ := e.(map[string]any)
			orders := effect["do"] == rulebook.CardOrder || effect["do"] == rulebook.CardRollOrders
			card.orders = (j == 0 || card.orders) && (orders || effect["do"] == rulebook.CardGrant)
		}
		out = append(out, card)
	}
	return out
}
