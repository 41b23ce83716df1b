package battlelore

import (
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/sheet"
)

// loreStep describes building the Lore deck and dealing the first cards and tokens (BL-WAR-04, BL-WAR-05, VAR-ML-02).
func (b *battle) loreStep() string {
	terms := b.terms()
	if !b.councillors() {
		return b.T("Build the Medieval Lore deck: %s. Players begin without Lore cards and tokens. `VAR-ML-02` "+
			"`VAR-ML-03`",
			b.medievalDeck())
	}
	text := b.T("Build the Lore deck from the classes on the councils%s.", b.deckRule())
	if d := b.deck(); d != "" {
		text = b.T("Build the Lore deck: %s.", d)
	}
	text += " " + b.Tn("Deal %d card to each player.", "Deal %d cards to each player.", terms.Dealt)
	if b.Allies() && b.settled() {
		return text + " " + b.T("Each player keeps cards and takes tokens as shown under War Councils. `BL-WAR-04` "+
			"`BL-WAR-05`")
	}
	var kept []string
	var first *rulebook.MasterLevel
	same, players := true, b.players()
	for i := range players {
		m := b.master(&players[i])
		if m == nil {
			return text + " " + b.T("Each player keeps cards and takes tokens by the level of the best Lore Master. "+
				"`BL-WAR-04` `BL-WAR-05`")
		}
		if i == 0 {
			first = m
		}
		same = same && m.Keep == first.Keep && m.Tokens == first.Tokens
		kept = append(kept, b.T("%s keep %d and take %s", b.person(&players[i]), m.Keep, b.loreTokens(m.Tokens)))
	}
	if same && first != nil {
		kept = []string{b.T("each keeps %d and takes %s", first.Keep, b.loreTokens(first.Tokens))}
	}
	return text + " " + sheet.Upper(b.List(kept)) + ". `BL-WAR-04` `BL-WAR-05`"
}

// terms returns the terms of the adventure's kind of Lore; the default ones for a kind without any.
func (b *battle) terms() *rulebook.LoreTerms {
	for _, id := range [...]string{b.Type, rulebook.Lore} {
		if t := b.rules.LoreTerms.Get(id); t != nil {
			return t
		}
	}
	return new(rulebook.LoreTerms)
}

// deck describes the Lore deck of fixed councils (BL-WAR-04); "" if one is free. One of two allies is enough to add a
// class.
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
		parts = append(parts, sheet.Number(n)+" "+sheet.Esc(b.Called(sheet.Either(class.Name, class.ID))))
	}
	if total == 0 {
		return ""
	}
	return b.T("%s cards, %d in all", b.List(parts), total)
}

// deckRule describes how many cards of a class go into the Lore deck (BL-WAR-04).
func (b *battle) deckRule() string {
	for _, c := range b.rules.Classes.All() {
		if c.Lore {
			return b.T(" (a class on both councils: %d cards, on one: %d, on none: %d)", c.DeckBoth, c.DeckOne,
				c.DeckNone)
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
		name := sheet.Esc(b.Called(class.Name))
		text := b.T("all %d %s cards", len(cards), name)
		if all := b.rules.LoreCardsOf(class.ID, false); len(cards) < len(all) {
			var in, out []string
			for _, c := range all {
				if c.Medieval {
					in = append(in, sheet.EscWithin(c.Name))
				} else {
					out = append(out, sheet.EscWithin(c.Name))
				}
			}
			text = b.T("%s cards without %s", name, b.List(out))
			if len(in) < len(out) {
				text = b.T("of the %s cards %s", name, b.List(in))
			}
		}
		parts = append(parts, text)
	}
	return strings.Join(append(parts, b.T("%d cards in all", total)), "; ")
}
