package deployment

import (
	"slices"
	"strings"

	"muster/deploycards"
	"muster/deploycards/deck"
	"muster/deploycards/deploy"
	"muster/deploycards/deploy/events"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/report"
	"muster/sheet"
)

// cardOf finds a card of a player; nil when there is none.
func cardOf(p *deploy.PlayerResult, name deck.CardName) *deck.Card {
	for _, set := range p.Sets {
		if name.Number > 0 && (name.Set == "" || name.Set == set.Def.ID) {
			return set.Card(name.Number)
		}
	}
	return nil
}

// card names a card, with its set where the player has several.
func (b *setupPage) card(p *deploy.PlayerResult, c *deck.Card) string {
	text := sheet.Number(c.Number) + " " + sheet.EscWithin(c.Name)
	if len(p.Sets) > 1 {
		text = sheet.Esc(c.Set.Def.ID) + " " + text
	}
	return text
}

// rows are those of the placing table for a player's card: what stands on the field, units that are alike once with
// their hexes; without a card what came by Specialists. The first bears the words that the card is found by.
func (b *setupPage) rows(player int, card *deck.Card, where ...string) [][]string {
	var rows [][]string
	var hexes [][]string
	at := map[[2]string]int{}
	for i := range b.Placed {
		p := &b.Placed[i]
		own := p.Card == card && p.How != events.FromSpecialist
		if card == nil {
			own = p.How == events.FromSpecialist
		}
		if p.Player != player || !own {
			continue
		}
		key := [2]string{b.unit(p), b.figures(p)}
		n, known := at[key]
		if !known {
			n = len(rows)
			at[key] = n
			rows, hexes = append(rows, append(slices.Clone(where), key[0], "", key[1])), append(hexes, nil)
			for j := range where {
				where[j] = ""
			}
		}
		label := b.Field.Hexes.Label(p.Hex)
		if p.How == events.Moved {
			label += "\\*"
		}
		hexes[n] = append(hexes[n], label)
	}
	for i := range rows {
		rows[i][len(rows[i])-2] = "**" + strings.Join(hexes[i], ", ") + "**"
	}
	return rows
}

// unit names what is put on a hex: with another weapon, in place of what the card shows, by which Specialists.
func (b *setupPage) unit(p *deploy.Placement) string {
	text := unitName(p.Unit)
	switch {
	case p.Token():
		return sheet.Upper(sheet.EscWithin(p.Levy.ID)) + " Levy token † for " + text
	case p.Weapon != "" && p.Weapon != p.Unit.Weapon:
		text += " with the " + strings.ToLower(weapon(b.Field.Rules, p.Weapon))
	}
	if p.Entry != nil && p.Entry.Unit.ID != p.Unit.ID {
		text += ", for " + unitName(p.Entry.Unit)
	}
	var by []string
	for _, id := range p.Marks {
		name := id
		if row := b.Field.Rules.Specialists.Get(id); row != nil {
			name = sheet.Either(row.Name, row.ID)
		}
		if name = sheet.EscWithin(name); !slices.Contains(by, name) {
			by = append(by, name)
		}
	}
	if len(by) > 0 {
		text += " (" + strings.Join(by, ", ") + ")"
	}
	return text
}

// figures are those of one unit, the bearer included.
func (b *setupPage) figures(p *deploy.Placement) string {
	switch more := p.Figures - b.Field.Rules.Figures(p.Unit); {
	case p.Token():
		return "token"
	case more > 0:
		return "**" + sheet.Number(p.Figures) + "** (" + sheet.Number(more) + " more than usual)"
	}
	return sheet.Number(p.Figures)
}

func unitName(u *rulebook.Unit) string { return sheet.EscWithin(sheet.Either(u.Name, u.ID)) }

func weapon(rules *rulebook.Rulebook, id string) string {
	if row := rules.Weapons.Get(id); row != nil {
		return sheet.EscWithin(sheet.Either(row.Name, row.ID))
	}
	return sheet.EscWithin(id)
}

// lostRows name a player's units that stand nowhere, each with the cause.
func (b *setupPage) lostRows(player int) [][]string {
	var rows [][]string
	for i := range b.Events {
		e := &b.Events[i]
		count, of := e.Lost()
		if count == 0 || e.Player != player {
			continue
		}
		what := sheet.List(tallied(of))
		if len(of) > count {
			what = sheet.Number(count) + " of " + what
		}
		mark := ""
		if e.From != hex.None {
			mark = " for " + b.Field.Hexes.Label(e.From)
		}
		where := "Card"
		if e.Card != nil {
			where = b.slot(player, e.Card)
		}
		rows = append(rows, []string{where, what + mark, lostWhy(e)})
	}
	return rows
}

// tallied names units in their order, those of one type once with their number.
func tallied(of []*rulebook.Unit) []string {
	var kinds []*rulebook.Unit
	n := map[*rulebook.Unit]int{}
	for _, u := range of {
		if n[u]++; n[u] == 1 {
			kinds = append(kinds, u)
		}
	}
	var out []string
	for _, u := range kinds {
		name := unitName(u)
		if n[u] > 1 {
			name = sheet.Number(n[u]) + " x " + name
		}
		out = append(out, name)
	}
	return out
}

// lostWhy is the cause in a few words.
func lostWhy(e *events.Event) string {
	text := ""
	switch e.Kind {
	case events.UnitLost, events.ReserveNoRoom:
		text = "no vacant hex"
	case events.UnitShort:
		text = "no figures left"
	case events.LevyShort, events.ReserveShort:
		text = "no figures left, and no token"
		if e.Mode != deploycards.ModeOrganized {
			text = "no figures left"
		}
	case events.LevyRemoved:
		text = "its token could not be exchanged"
	default:
		text = "no figures left, or no vacant hex"
	}
	return sheet.Cite(report.Words(text).Cite(e.Rules()...))
}

// slot is where a player's card lies.
func (b *setupPage) slot(player int, card *deck.Card) string {
	p := &b.Players[player]
	for _, slot := range slotOrder {
		if cardOf(p, p.Draw.Name(slot)) == card {
			return slotNames[slot]
		}
	}
	return "Card " + sheet.Number(card.Number)
}

func (b *setupPage) has(what func(*deploy.Placement) bool) bool {
	for i := range b.Placed {
		if what(&b.Placed[i]) {
			return true
		}
	}
	return false
}
