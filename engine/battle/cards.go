package battle

import (
	"fmt"
	"slices"

	"muster/engine"
	"muster/engine/battlelore/boards"
	"muster/engine/rulebook"
)

// linkCards links the Command deck, in the order of the table.
func (l *linker) linkCards() {
	all := l.rules.CommandCards.All()
	for i := range all {
		row := &all[i]
		if row.Copies <= 0 {
			continue
		}
		card, fault := cardOf(row, l.out.Field.Board.Epic)
		card.Allies = card.Allies && l.allies()
		if fault != "" {
			l.refuse(Refusal{Kind: NoCards, Want: fmt.Sprintf("%q %s", row.ID, fault)})
			continue
		}
		l.out.Rules.Cards = append(l.out.Rules.Cards, card)
		l.out.Rules.Copies = append(l.out.Rules.Copies, uint8(small(row.Copies)))
		l.out.Cards = append(l.out.Cards, Name{row.ID, row.Name})
	}
	if len(l.out.Rules.Cards) == 0 && len(l.refused) == 0 {
		l.refuse(Refusal{Kind: NoCards, Want: "the deck is empty"})
	}
}

// cardOf is a Command card as the engine knows it; fault says in words what it does not.
func cardOf(row *rulebook.CommandCard, epic bool) (card engine.Card, fault string) {
	card = engine.Card{
		Tactic: !row.Section(), Fallback: small(row.Fallback), Draw: 1, Grant: engine.Grant{Shots: 1},
	}
	for i := range row.Effects {
		e := &row.Effects[i]
		switch e.Do {
		case rulebook.CardOrder:
			fault = order(&card, e)
			card.Commander = card.Commander || epic && e.EpicCommander // EP-CMD-05
			card.Allies = card.Allies || e.Allies                      // VAR-RA-07
		case rulebook.CardRollOrders:
			card.Roll = true
		case rulebook.CardCopyLast:
			card.Copy = true
		case rulebook.CardGrant:
			fault = grant(&card.Grant, e, epic)
		case rulebook.CardDraw:
			if e.Keep != 1 || e.Count < 1 || e.Count > engine.MaxDraw {
				return card, fmt.Sprintf("draws %d cards and keeps %d, but 1 of at most %d is kept", e.Count, e.Keep, engine.MaxDraw)
			}
			card.Draw = small(e.Count)
		case rulebook.CardRemakeDeck:
			card.Remake = true
		default:
			fault = fmt.Sprintf("has the unknown effect %q", e.Do)
		}
		if fault != "" {
			return card, fault
		}
	}
	return card, ""
}

// order adds an order to a card. A card orders by section or wherever units stand, not both.
func order(card *engine.Card, e *rulebook.CardEffect) (fault string) {
	n := small(e.Count)
	switch e.By {
	case rulebook.ByCommand:
		n = engine.ByCommand
	case rulebook.ByAll:
		n = engine.All
	}
	sections := card.Sections != [boards.SectionCount]int8{}
	switch {
	case card.Pool != 0, sections && len(e.Sections) == 0:
		return "orders both by section and wherever units stand"
	case len(e.Sections) > 0 && n == engine.All:
		return "orders all units of a section"
	case len(e.Sections) > 0:
		for _, word := range e.Sections {
			i := slices.Index(rulebook.Wings(), word)
			if i < 0 || card.Sections[i] != 0 {
				return fmt.Sprintf("orders in the section %q twice, or there is none", word)
			}
			card.Sections[i] = n
		}
		return ""
	}
	card.Pool, card.Group = n, e.Group
	card.Who, fault = selector(e)
	return fault
}

func selector(e *rulebook.CardEffect) (who engine.Selector, fault string) {
	who.Missile = e.Missile
	for _, word := range e.Classes {
		i := slices.Index([]string{engine.Foot: rulebook.Foot, engine.Mounted: rulebook.Mounted, engine.Creature: rulebook.Creature}, word)
		if i < 0 {
			return who, fmt.Sprintf("orders units of the unknown class %q", word)
		}
		who.Class |= 1 << i
	}
	who.Colour, fault = colourSet(e.Banners)
	return who, fault
}

func colourSet(banners []string) (set uint8, fault string) {
	for _, id := range banners {
		c, ok := colourOf(id)
		if !ok {
			return 0, fmt.Sprintf("speaks of the banner %q, which no face of the die hits", id)
		}
		set |= 1 << c
	}
	return set, ""
}

// grant adds to what a card gives.
func grant(g *engine.Grant, e *rulebook.CardEffect, epic bool) (fault string) {
	melee, ranged := e.Melee, e.Ranged
	if epic && e.EpicMelee != 0 { // EP-CMD-03
		melee = e.EpicMelee
	}
	if epic && e.EpicRanged != 0 {
		ranged = e.EpicRanged
	}
	g.Melee += small(melee)
	g.Ranged += small(ranged)
	g.NoMove = g.NoMove || e.NoMove
	g.NoMelee = g.NoMelee || e.NoMelee
	g.NoRanged = g.NoRanged || e.NoRanged
	if e.Shots > 0 {
		g.Shots = small(e.Shots)
	}
	if e.MoveFight > 0 {
		if g.Stride > 0 {
			return "grants two moves with battle"
		}
		g.Stride = small(e.MoveFight)
		g.Striders, fault = colourSet(e.Banners)
	}
	return fault
}
