package sheet

import (
	"strings"

	"muster/engine/muster"
)

// cardOf finds a card of a player; nil when there is none.
func cardOf(p *muster.PlayerResult, name muster.CardName) *muster.Card {
	for _, set := range p.Sets {
		if name.Number > 0 && (name.Set == "" || name.Set == set.Def.ID) {
			return set.Card(name.Number)
		}
	}
	return nil
}

// card names a card, with its set where the player has several.
func (b *setupPage) card(p *muster.PlayerResult, c *muster.Card) string {
	text := number(c.Number) + " " + esc(c.Name, false)
	if len(p.Sets) > 1 {
		text = Esc(c.Set.Def.ID) + " " + text
	}
	return text
}

// units names what stands on the field of a player's card, each type once with its hexes; without a card what came by
// Specialists.
func (b *setupPage) units(player int, card *muster.Card) string {
	var types []string
	hexes := map[string][]string{}
	for i := range b.Placed {
		p := &b.Placed[i]
		own := p.Card == card && p.How != muster.FromSpecialist
		if card == nil {
			own = p.How == muster.FromSpecialist
		}
		if p.Player != player || !own {
			continue
		}
		name := esc(either(p.Unit.Name, p.Unit.ID), false)
		if hexes[name] == nil {
			types = append(types, name)
		}
		at := b.Field.Hexes.Label(p.Hex)
		if p.How == muster.Moved {
			at += "\\*"
		}
		if p.Token() {
			at += " †"
		}
		hexes[name] = append(hexes[name], at)
	}
	for i, name := range types {
		types[i] = name + " **" + strings.Join(hexes[name], ", ") + "**"
		if n := len(hexes[name]); n > 1 {
			types[i] = number(n) + " " + types[i]
		}
	}
	return strings.Join(types, "; ")
}

func (b *setupPage) has(what func(*muster.Placement) bool) bool {
	for i := range b.Placed {
		if what(&b.Placed[i]) {
			return true
		}
	}
	return false
}
