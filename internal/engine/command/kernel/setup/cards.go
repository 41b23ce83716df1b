package setup

import (
	"fmt"
	"slices"

	"muster/internal/adventures/effect"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
)

// linkCards links the Command deck, in the order of the table.
func (l *linker) linkCards() {
	all := l.rules.CommandCards.All()
	for i := range all {
		row := &all[i]
		if row.Copies <= 0 {
			continue
		}
		card, fault := cardOf(row)
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

// CardFault returns the reason why the engine cannot play a Command card; "" if it can.
func CardFault(row *rulebook.CommandCard) string {
	_, fault := cardOf(row)
	return fault
}

// cardOf converts a Command card for the engine; fault is the reason if it cannot.
func cardOf(row *rulebook.CommandCard) (card kernel.Card, fault string) {
	card = kernel.Card{Detach: row.Detach, Fallback: small(row.Fallback), Draw: 1}
	ways := 0 // number of ways to order
	effects := row.Parsed()
	for i := range effects {
		e := &effects[i]
		switch e.Verb {
		case effect.Order:
			if fault = order(&card, e); len(e.To.Wings) == 0 || ways == 0 {
				ways++
			}
		case rulebook.DoChain:
			card.Chain, card.Leaders = small(e.To.Most.N.At(1)), true // MED-CHAIN-01
			ways++
		case rulebook.DoRollOrders:
			card.Roll, card.Leaders = kernel.RollOrders, true // MED-CMD-07
			ways++
		case rulebook.DoRally:
			card.Roll = kernel.RollBlocks // MED-CMD-07
			ways++
		case rulebook.DoCopyLast:
			card.Copy = true
			ways++
		case rulebook.DoStrikeFirst:
			card.Reaction = kernel.Reaction{Strikes: true, Dice: small(e.N.N.At(1))}
		case effect.Grant:
			fault = grant(&card.Grant, e)
		case rulebook.DoInspire:
			card.Inspires = true // MED-INS-02
		case effect.Gain:
			card.Tokens = small(e.N.N.At(1)) // MED-INS-05
		case effect.Draw:
			n := e.N.N.At(1)
			if e.Keep != 1 || n < 1 || n > kernel.MaxDraw {
				return card, fmt.Sprintf("draws %d cards and keeps %d, but 1 of at most %d is kept", n, e.Keep, kernel.MaxDraw)
			}
			card.Draw = small(n)
		case rulebook.DoRemakeDeck:
			card.Remake = true // MED-CMD-09
		default:
			fault = fmt.Sprintf("has the effect %q, which no card can have", e.Word)
		}
		if fault != "" {
			return card, fault
		}
	}
	if ways > 1 {
		return card, "orders in more than one way"
	}
	return card, choices(&card, row)
}

// choices links the choices that a card offers instead of its orders.
func choices(card *kernel.Card, row *rulebook.CommandCard) (fault string) {
	switch {
	case row.Choice == 0:
		return ""
	case card.Chain == 0:
		return "has a choice and orders that are not a chain"
	case row.Fallback != 0 && row.Fallback != row.Choice:
		return "has a choice and another fallback"
	}
	card.Fallback = small(row.Choice) // MED-CHAIN-05
	return ""
}

// order adds an order to a card. A card orders by section or in any section, not both.
func order(card *kernel.Card, e *effect.Effect) (fault string) {
	n := small(e.To.Most.N.At(1))
	group, leaders := e.To.Shape == effect.Group, e.Is("leaders")
	switch {
	case e.To.Most.Of == rulebook.ByCommand:
		n = kernel.ByCommand // MED-CMD-05, MED-CMD-06
	case e.To.Most.Of == effect.All && (group || leaders):
		n = kernel.Any // MED-DECK-04, MED-DECK-12: any number
	case e.To.Most.Of == effect.All:
		n = kernel.All
	}
	sections := card.Sections != [boards.SectionCount]int8{}
	switch wings := e.To.Wings; {
	case card.Pool != 0, sections && len(wings) == 0:
		return "orders units by section and also anywhere"
	case len(wings) > 0 && n < kernel.ByCommand:
		return "orders all units of a section"
	case len(wings) > 0:
		card.Leaders = true // MED-LDR-01
		for _, word := range wings {
			i := slices.Index(rulebook.Wings(), word)
			if i < 0 || card.Sections[i] != 0 {
				return fmt.Sprintf("has an unknown or repeated section %q", word)
			}
			card.Sections[i] = n // MED-CMD-02
		}
		return ""
	}
	card.Pool, card.Group, card.Leaders = n, group, leaders
	card.Units, fault = selector(&e.To.Units)
	card.Units.Led, card.Units.Engaged = leaders, e.Is("engaged")
	return fault
}

// selector converts a filter of units, without sections.
func selector(whom *effect.UnitFilter) (who kernel.Selector, fault string) {
	who.Ranged = whom.Missile
	for _, arm := range whom.Kinds.At(1) {
		who.Arms |= 1 << armOf(arm)
	}
	for _, id := range whom.Banners.At(1) {
		class := slices.Index(classes[:], id)
		if class < 0 {
			return who, fmt.Sprintf("names the class %q, which no die face hits", id)
		}
		who.Classes |= 1 << class
	}
	return who, ""
}

// grant adds to the card's grant.
func grant(g *kernel.Grant, e *effect.Effect) (fault string) {
	for i := range e.Mods {
		m := &e.Mods[i]
		n := small(m.N.At(1))
		whose, unknown := selector(&m.Units)
		if unknown != "" {
			return unknown
		}
		all := whose == (kernel.Selector{})
		switch m.Stat {
		case effect.StatDiceMelee:
			if g.Close != 0 {
				return "grants dice in close combat twice"
			}
			g.Close, g.CloseFor = n, whose
			continue
		case effect.StatMoveBattle:
			if g.MoveAndBattle > 0 {
				return "grants move_and_battle twice"
			}
			g.MoveAndBattle, g.MoveFor = n, whose
			continue
		case effect.StatDiceRanged:
			g.Ranged += n
		case effect.StatMoveMost:
			g.NoMove = true
		case effect.StatNoMelee:
			g.NoClose = true
		case effect.StatNoRanged:
			g.NoFire = true
		case effect.StatShots:
			g.Shots = n
		case rulebook.StatFireFirst:
			g.Early = true
		case rulebook.StatMoveAfter:
			g.Again = true
		case rulebook.StatPassFriends:
			g.Pass = true
		}
		if !all {
			return "grants to some units what it can grant only to all units: " + m.Stat
		}
	}
	return ""
}

// linkInspired links the Inspired Actions, in the order of the table.
func (l *linker) linkInspired() {
	all := l.rules.Actions.All()
	for i := range all {
		row := &all[i]
		action, fault := inspired(l.rules, row)
		if fault != "" {
			l.refuse(Refusal{Kind: NoAction, Want: fmt.Sprintf("%q %s", row.ID, fault)})
			continue
		}
		l.out.Rules.Inspired = append(l.out.Rules.Inspired, action)
		l.out.Inspired = append(l.out.Inspired, Name{row.ID, row.Name})
	}
}

// ActionFault returns the reason why the engine cannot play an Inspired Action; "" if it can.
func ActionFault(rules *rulebook.Rulebook, row *rulebook.Action) string {
	_, fault := inspired(rules, row)
	return fault
}

// inspired converts an Inspired Action for the engine. With a chain it gives a card's grants to the units that the card
// could order (MED-INS-03). At the end of the turn it moves a Leader (MED-INS-04).
func inspired(rules *rulebook.Rulebook, row *rulebook.Action) (out kernel.Inspired, fault string) {
	out.Cost = small(row.Cost)
	if row.When == rulebook.WithChain {
		out.When = kernel.WithOrders
		card := rules.CommandCards.Get(row.Card)
		if card == nil {
			return out, "names no card"
		}
		from, fault := cardOf(card)
		if fault != "" {
			return out, "gives what " + card.Name + " grants, which " + fault
		}
		out.Units, out.Grant = from.Units, from.Grant
		return out, ""
	}
	out.When = kernel.AtTurnEnd
	effects := row.Parsed()
	if len(effects) != 1 || effects[0].Verb != rulebook.DoMoveLeader {
		return out, "is used at the end of the turn, but does not move a Leader"
	}
	out.Hexes = small(effects[0].N.N.At(1))
	return out, ""
}
