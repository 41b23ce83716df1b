package setup

import (
	"fmt"
	"slices"

	"muster/internal/adventures/effect"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
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

// cardOf returns a Command card as the engine knows it; fault names the part that the engine does not know.
func cardOf(row *rulebook.CommandCard, epic bool) (card battlelore.Card, fault string) {
	card = battlelore.Card{
		Tactic: !row.Section(), Fallback: small(row.Fallback), Draw: 1, Grant: battlelore.Grant{Shots: 1},
	}
	effects := row.Parsed()
	for i := range effects {
		e := &effects[i]
		switch e.Verb {
		case effect.Order:
			fault = order(&card, e)
			if epic && e.Is("epic_commander") { // EP-CMD-05
				card.Commander = true
			}
			if e.Is("allies") { // VAR-RA-07
				card.Allies = true
			}
		case rulebook.CardRollOrders:
			card.Roll = true
		case rulebook.CardCopyLast:
			card.Copy = true
		case effect.Grant:
			fault = grant(&card.Grant, e, epic)
		case effect.Draw:
			n := e.N.N.At(1)
			if e.Keep != 1 || n < 1 || n > battlelore.MaxDraw {
				return card, fmt.Sprintf("draws %d cards and keeps %d, but 1 of at most %d is kept", n, e.Keep, battlelore.MaxDraw)
			}
			card.Draw = small(n)
		case rulebook.CardRemakeDeck:
			card.Remake = true
		default:
			fault = fmt.Sprintf("has the unknown effect %q", e.Word)
		}
		if fault != "" {
			return card, fault
		}
	}
	return card, ""
}

// order adds an order to a card. A card orders by section or wherever units stand, not both.
func order(card *battlelore.Card, e *effect.Effect) (fault string) {
	n := small(e.To.Most.N.At(1))
	switch e.To.Most.Of {
	case rulebook.ByCommand:
		n = battlelore.ByCommand
	case effect.All:
		n = battlelore.All
	}
	sections := card.Sections != [boards.SectionCount]int8{}
	switch wings := e.To.Wings; {
	case card.Pool != 0, sections && len(wings) == 0:
		return "orders units by section and also anywhere"
	case len(wings) > 0 && n == battlelore.All:
		return "orders all units of a section"
	case len(wings) > 0:
		for _, word := range wings {
			i := slices.Index(rulebook.Wings(), word)
			if i < 0 || card.Sections[i] != 0 {
				return fmt.Sprintf("has an unknown or repeated section %q", word)
			}
			card.Sections[i] = n
		}
		return ""
	}
	card.Pool, card.Group = n, e.To.Shape == effect.Group
	card.Units, fault = selector(&e.To.Units)
	return fault
}

// selector is the set of units that a filter has, wherever they stand.
func selector(whom *effect.UnitFilter) (who battlelore.Selector, fault string) {
	who.Missile = whom.Missile
	set, unknown := classSet(whom.Kinds.At(1))
	if unknown != "" {
		return who, fmt.Sprintf("orders units of the unknown class %q", unknown)
	}
	who.Class = set
	who.Colour, fault = colourSet(whom.Banners.At(1))
	return who, fault
}

func colourSet(banners []string) (set uint8, fault string) {
	for _, id := range banners {
		c, ok := colourOf(id)
		if !ok {
			return 0, fmt.Sprintf("names the banner %q, which no die face hits", id)
		}
		set |= 1 << c
	}
	return set, ""
}

// grant adds to what a card gives.
func grant(g *battlelore.Grant, e *effect.Effect, epic bool) (fault string) {
	var melee, ranged int8
	for i := range e.Mods {
		m := &e.Mods[i]
		n := small(m.N.At(1))
		if m.Epic && !epic {
			continue
		}
		switch m.Stat { // values for Epic games alone follow those that they replace
		case effect.StatDice:
			melee, ranged = n, n
		case effect.StatDiceMelee:
			melee = n
		case effect.StatDiceRanged:
			ranged = n
		case effect.StatMoveMost:
			g.NoMove = true
		case effect.StatNoMelee:
			g.NoMelee = true
		case effect.StatNoRanged:
			g.NoRanged = true
		case effect.StatShots:
			g.Shots = n
		case effect.StatMoveBattle:
			if g.MoveAndBattle > 0 {
				return "grants move_and_battle twice"
			}
			g.MoveAndBattle = n
			g.MoveColours, fault = colourSet(m.Units.Banners.At(1))
		}
	}
	g.Melee += melee // EP-CMD-03
	g.Ranged += ranged
	return fault
}
