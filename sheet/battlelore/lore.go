package battlelore

import (
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/rulebook"
	"muster/sheet"
)

// loreStep builds the Lore deck and hands out the first cards and tokens (BL-WAR-04, BL-WAR-05, VAR-ML-02).
func (b *battle) loreStep() string {
	terms := b.terms()
	if !b.councillors() {
		return "Build the Medieval Lore deck: " + b.medievalDeck() + ". Nobody has a Lore card or token yet. `VAR-ML-02` " +
			"`VAR-ML-03`"
	}
	text := "Build the Lore deck"
	if d := b.deck(); d != "" {
		text += ": " + d
	} else {
		text += " by the classes on the councils" + b.deckRule()
	}
	text += ". Deal " + sheet.Number(terms.Dealt) + " cards to each player."
	if b.Allies() && b.settled() {
		return text + " Each keeps cards and takes tokens as told under War Councils. `BL-WAR-04` `BL-WAR-05`"
	}
	var kept []string
	var first *rulebook.MasterLevel
	same, players := true, b.players()
	for i := range players {
		m := b.master(&players[i])
		if m == nil {
			return text + " Each keeps cards and takes tokens by the best Lore Master. `BL-WAR-04` `BL-WAR-05`"
		}
		if i == 0 {
			first = m
		}
		same = same && m.Keep == first.Keep && m.Tokens == first.Tokens
		kept = append(kept, b.person(&players[i])+" keep "+sheet.Number(m.Keep)+" and take "+
			sheet.Count(m.Tokens, "Lore token"))
	}
	if same && first != nil {
		kept = []string{"each keeps " + sheet.Number(first.Keep) + " and takes " + sheet.Count(first.Tokens, "Lore token")}
	}
	return text + " " + sheet.Upper(sheet.List(kept)) + ". `BL-WAR-04` `BL-WAR-05`"
}

// terms are those of the adventure's kind of Lore; the usual ones for a kind that has none.
func (b *battle) terms() *rulebook.LoreTerms {
	for _, id := range [...]string{b.Type, rulebook.Lore} {
		if t := b.rules.LoreTerms.Get(id); t != nil {
			return t
		}
	}
	return new(rulebook.LoreTerms)
}

// deck is the Lore deck of fixed councils (BL-WAR-04); "" when one is free. Of allies one is enough to bring a class.
func (b *battle) deck() string {
	var parts []string
	total := 0
	for _, class := range b.rules.Classes.All() {
		if !class.Lore {
			continue
		}
		var on [boards.Camps]bool
		for _, p := range b.players() {
			level, fixed := seat(p.Council, class.ID)
			if !fixed {
				return ""
			}
			on[p.Camp] = on[p.Camp] || level > 0
		}
		n := class.DeckNone
		switch {
		case on[boards.Pennant] && on[boards.Standard]:
			n = class.DeckBoth
		case on[boards.Pennant] || on[boards.Standard]:
			n = class.DeckOne
		}
		n = min(n, len(b.rules.LoreCardsOf(class.ID, false)))
		total += n
		parts = append(parts, sheet.Number(n)+" "+sheet.Esc(sheet.Either(class.Name, class.ID)))
	}
	if total == 0 {
		return ""
	}
	return sheet.List(parts) + " cards, " + sheet.Number(total) + " in all"
}

// deckRule is how many cards of a class go into the Lore deck (BL-WAR-04).
func (b *battle) deckRule() string {
	for _, c := range b.rules.Classes.All() {
		if c.Lore {
			return " (" + sheet.Number(
				c.DeckBoth,
			) + " cards of a class that sits with both camps, " + sheet.Number(
				c.DeckOne,
			) + " with one, " + sheet.Number(
				c.DeckNone,
			) + " with none)"
		}
	}
	return ""
}

// medievalDeck names the cards of the Medieval Lore deck, class by class (VAR-ML-02).
func (b *battle) medievalDeck() string {
	var parts []string
	total := 0
	for _, class := range b.rules.Classes.All() {
		cards := b.rules.LoreCardsOf(class.ID, true)
		if !class.Lore || len(cards) == 0 {
			continue
		}
		total += len(cards)
		text := "all " + sheet.Number(len(cards)) + " " + sheet.Esc(class.Name) + " cards"
		if all := b.rules.LoreCardsOf(class.ID, false); len(cards) < len(all) {
			var in, out []string
			for _, c := range all {
				if c.Medieval {
					in = append(in, sheet.EscWithin(c.Name))
				} else {
					out = append(out, sheet.EscWithin(c.Name))
				}
			}
			text = sheet.Esc(class.Name) + " cards without " + sheet.List(out)
			if len(in) < len(out) {
				text = "of the " + sheet.Esc(class.Name) + " cards " + sheet.List(in)
			}
		}
		parts = append(parts, text)
	}
	return strings.Join(append(parts, sheet.Number(total)+" cards in all"), "; ")
}
