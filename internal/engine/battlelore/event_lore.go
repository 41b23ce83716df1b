package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// The constructors of events about Lore, landmarks, lairs and special rules. Each has the name of its kind.

func tokensGained(p Player, tokens int, why Gain) Event {
	return quiet(TokensGained, p, int8(tokens), int8(why))
}

func tokensPaid(p Player, tokens int) Event { return quiet(TokensPaid, p, int8(tokens), 0) }

// storePaid returns TokensPaid from the tokens stored with a creature.
func (s *State) storePaid(u uint8, tokens int) Event { return s.note(TokensPaid, u, int8(tokens), 0) }

func tokensStolen(p, loser Player, tokens int) Event {
	return quiet(TokensStolen, p, int8(tokens), int8(loser))
}

func tokensForgone(p Player, until Until) Event { return quiet(TokensForgone, p, int8(until), 0) }

func loreDrawn(p Player, cards, kept int8) Event { return quiet(LoreDrawn, p, cards, kept) }

func loreKept(p Player, kept int8, atStart bool) Event {
	return quiet(LoreKept, p, kept, truth(atStart))
}

func loreDropped(p Player, card uint8, why Drop) Event {
	return quiet(LoreDropped, p, int8(card), int8(why))
}

func loreDeckMade(p Player, cards uint8) Event { return quiet(LoreDeckMade, p, int8(cards), 0) }

// councilSet records which seats are taken, a bit each.
func councilSet(p Player, sits int8) Event { return quiet(CouncilSet, p, sits, 0) }

func lorePlayed(p Player, card uint8, tokens int) Event {
	return quiet(LorePlayed, p, int8(card), int8(tokens))
}

// loreAimed is about a unit of any camp, and belongs to the player of the card.
func (s *State) loreAimed(p Player, card, at uint8) Event {
	e := s.note(LoreAimed, at, int8(card), 0)
	e.Player = p
	return e
}

func loreAimedAt(p Player, card uint8, at boards.Section) Event {
	return quiet(LoreAimedAt, p, int8(at), int8(card))
}

func loreRival(p Player, card uint8, rival Player) Event {
	return quiet(LoreRival, p, int8(rival), int8(card))
}

func loreCancelled(p Player, card uint8) Event { return quiet(LoreCancelled, p, int8(card), 0) }
func loreReturned(p Player, card uint8) Event  { return quiet(LoreReturned, p, int8(card), 0) }

func (s *State) modifierPlaced(u uint8, spell *Modifier) Event {
	return s.note(ModifierPlaced, u, spell.N, int8(spell.Stat))
}

func (s *State) unitReturned(u uint8, to hex.Hex, figures uint8) Event {
	e := s.note(UnitReturned, u, int8(figures), 0)
	e.To = to
	return e
}

// loreStruck is a roll at a unit, and belongs to the player of the card.
func (s *State) loreStruck(p Player, u uint8, dice int, roll *[Faces]uint8) Event {
	e := s.rolled(LoreStruck, u, int8(dice), 0, roll)
	e.Player = p
	return e
}

func placePlaced(p Player, kind uint8, at hex.Hex) Event {
	e := quiet(PlacePlaced, p, int8(kind), 0)
	e.To = at
	return e
}

func placeLost(p Player, kind uint8) Event { return quiet(PlaceLost, p, int8(kind), 0) }

func placeGone(p Player, kind uint8, from hex.Hex) Event {
	e := quiet(PlaceGone, p, int8(kind), 0)
	e.From = from
	return e
}

func (s *State) unitPromoted(u, colour uint8) Event { return s.note(UnitPromoted, u, int8(colour), 0) }

// ruleGave belongs to the player who gets the gift, at the hex of the unit that earned it.
func (s *State) ruleGave(p Player, gift int, u uint8) Event {
	e := s.note(RuleGave, u, int8(gift), 0)
	e.Player, e.To = p, s.Units[u].At
	return e
}
