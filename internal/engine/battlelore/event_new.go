package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// The constructors of events about units that move and battle. Each has the name of its kind.

// note returns an event of one unit.
func (s *State) note(k EventKind, u uint8, n, m int8) Event {
	return Event{
		Kind: k, Player: s.director(&s.Units[u]), Unit: u, Target: NoUnit, From: hex.None, To: hex.None, n: n, m: m,
	}
}

// rolled returns an event of one unit with dice.
func (s *State) rolled(k EventKind, u uint8, n, m int8, roll *[Faces]uint8) Event {
	e := s.note(k, u, n, m)
	e.Faces = *roll
	return e
}

// between returns an event between two units.
func (s *State) between(k EventKind, u, foe uint8, n, m int8) Event {
	e := s.note(k, u, n, m)
	e.Target = foe
	return e
}

// travel returns an event of a unit that goes from one hex to another: of UnitMoved, UnitRushed, UnitSlipped,
// UnitRetreated, GroundGained, Pursued, UnitPlaced and UnitShifted.
func (s *State) travel(k EventKind, u uint8, from, to hex.Hex, hexes int8) Event {
	e := s.note(k, u, hexes, 0)
	e.From, e.To = from, to
	return e
}

func (s *State) unitOrdered(u uint8, orders int8) Event { return s.note(UnitOrdered, u, orders, 0) }

func (s *State) unitLeft(u uint8, from hex.Hex, banners uint8) Event {
	e := s.note(UnitLeft, u, int8(banners), 0)
	e.From = from
	return e
}

func (s *State) attacked(u, foe uint8, distance int, how How) Event {
	return s.between(Attacked, u, foe, int8(distance), int8(how))
}

func (s *State) diceRolled(u, foe uint8, dice int, how How, roll *[Faces]uint8) Event {
	e := s.between(DiceRolled, u, foe, int8(dice), int8(how))
	e.Faces = *roll
	return e
}

func (s *State) diceAgain(u uint8, roll *[Faces]uint8) Event {
	return s.rolled(DiceAgain, u, 0, 0, roll)
}

func (s *State) diceTaken(u uint8, dice int, roll *[Faces]uint8) Event {
	return s.rolled(DiceTaken, u, int8(dice), 0, roll)
}

func (s *State) strikesIgnored(u, of uint8, strikes int) Event {
	return s.between(StrikesIgnored, u, of, int8(strikes), 0)
}

func (s *State) strikesTurned(u uint8) Event { return s.note(StrikesTurned, u, 0, 0) }

// hitsIgnored returns an event with a number of hits or faces; 0 is all.
func (s *State) hitsIgnored(u uint8, hits int8, what Ignored) Event {
	return s.note(HitsIgnored, u, hits, int8(what))
}

func (s *State) battleBroken(u, foe uint8) Event { return s.between(BattleBroken, u, foe, 0, 0) }

func (s *State) figuresLost(u uint8, figures int, why Loss) Event {
	return s.note(FiguresLost, u, int8(figures), int8(why))
}

func (s *State) unitKilled(u uint8, from hex.Hex, banners int8, taker Player) Event {
	e := s.note(UnitKilled, u, banners, int8(taker))
	e.From = from
	return e
}

func (s *State) flagsIgnored(u uint8, flags int, shown int8) Event {
	return s.note(FlagsIgnored, u, int8(flags), shown)
}

func (s *State) retreatBlocked(u uint8, hexes int8) Event { return s.note(RetreatBlocked, u, hexes, 0) }

func (s *State) panicRolled(u uint8, dice int8, roll *[Faces]uint8) Event {
	return s.rolled(PanicRolled, u, dice, 0, roll)
}

func (s *State) battledBack(u, foe uint8) Event { return s.between(BattledBack, u, foe, 0, 0) }

// The constructors of events about Command cards, objectives and the turn. Each is named as its kind is.

// quiet is an event that is no unit's.
func quiet(k EventKind, p Player, n, m int8) Event {
	return Event{Kind: k, Player: p, Unit: NoUnit, Target: NoUnit, From: hex.None, To: hex.None, n: n, m: m}
}

func turnBegan(p Player, turn uint16) Event { return quiet(TurnBegan, p, int8(min(turn, 127)), 0) }

func cardPlayed(p Player, card uint8, fromRack bool) Event {
	return quiet(CardPlayed, p, int8(card), truth(fromRack))
}

func cardCopied(p Player, as Played) Event {
	return quiet(CardCopied, p, int8(as.Card), truth(as.Mirrored))
}

func fellBack(p Player) Event { return quiet(FellBack, p, 0, 0) }

func ordersRolled(p Player, dice int8, roll [Faces]uint8) Event {
	e := quiet(OrdersRolled, p, dice, 0)
	e.Faces = roll
	return e
}

func cardDrawn(p Player, card uint8, oneOfSeveral bool) Event {
	return quiet(CardDrawn, p, int8(card), truth(oneOfSeveral))
}

func cardKept(p Player, card uint8) Event   { return quiet(CardKept, p, int8(card), 0) }
func cardOpened(p Player, card uint8) Event { return quiet(CardOpened, p, int8(card), 0) }

func cardDiscarded(p Player, card uint8, why Discard) Event {
	return quiet(CardDiscarded, p, int8(card), int8(why))
}

func deckMade(p Player, cards uint8) Event { return quiet(DeckMade, p, int8(cards), 0) }

func cardTakenBack(p Player, card uint8, toRack bool) Event {
	return quiet(CardTakenBack, p, int8(card), truth(toRack))
}

func cardForced(p Player, card uint8) Event  { return quiet(CardForced, p, int8(card), 0) }
func sightGained(p Player, cards int8) Event { return quiet(SightGained, p, cards, 0) }

func objectiveHeld(p Player, objective int, by boards.Camp) Event {
	return quiet(ObjectiveHeld, p, int8(objective), int8(by))
}

func objectiveLost(p Player, objective int, by boards.Camp) Event {
	return quiet(ObjectiveLost, p, int8(objective), int8(by))
}

func gameEnded(p Player, how End, winner Side) Event {
	return quiet(GameEnded, p, int8(how), int8(winner))
}

// truth is a yes or no as events hold it.
func truth(b bool) int8 {
	if b {
		return 1
	}
	return 0
}

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

// The constructors of events about creatures. Each is named as its kind is.

func (s *State) criticalRolled(u uint8, dice int, roll *[Faces]uint8) Event {
	return s.rolled(CriticalRolled, u, int8(dice), 0, roll)
}

func (s *State) trampled(u, other uint8, hexes int8) Event {
	return s.between(Trampled, u, other, hexes, 0)
}

// paceRolled moves a creature a hex for each Lore symbol.
func (s *State) paceRolled(u uint8, roll *[Faces]uint8) Event {
	return s.rolled(PaceRolled, u, int8(roll[Lore]), 0, roll)
}

func (s *State) powerUsed(u, foe, power, symbols uint8) Event {
	return s.between(PowerUsed, u, foe, int8(power), int8(symbols))
}

func (s *State) powerRolled(u, at uint8, dice int, roll *[Faces]uint8) Event {
	e := s.between(PowerRolled, u, at, int8(dice), 0)
	e.Faces = *roll
	return e
}

// powerStruck is a PowerStruck that costs figures, powerDrove one that drives a unit back.
func (s *State) powerStruck(u, at uint8, figures int) Event {
	return s.between(PowerStruck, u, at, int8(figures), truth(false))
}

func (s *State) powerDrove(u, at uint8, hexes int) Event {
	return s.between(PowerStruck, u, at, int8(hexes), truth(true))
}

func (s *State) loreStored(u uint8, tokens int, fromLair bool) Event {
	return s.note(LoreStored, u, int8(tokens), truth(fromLair))
}

func (s *State) tokenPut(u, kind uint8) Event  { return s.note(TokenPut, u, int8(kind), 0) }
func (s *State) tokenGone(u, kind uint8) Event { return s.note(TokenGone, u, int8(kind), 0) }

func (s *State) tokenRolled(u, kind uint8, roll *[Faces]uint8) Event {
	return s.rolled(TokenRolled, u, int8(kind), 0, roll)
}

func (s *State) mended(u uint8, figures int8, by Mender) Event {
	return s.note(Mended, u, figures, int8(by))
}

func (s *State) flightBegan(u uint8) Event {
	e := s.note(FlightBegan, u, 0, 0)
	e.From = s.Units[u].At
	return e
}

func (s *State) flownOver(u, below uint8, at hex.Hex) Event {
	e := s.between(FlownOver, u, below, 0, 0)
	e.To = at
	return e
}

func (s *State) landed(u uint8, to hex.Hex, hexes int8, fell bool) Event {
	e := s.travel(Landed, u, s.Units[u].At, to, hexes)
	e.m = truth(fell)
	return e
}

func (s *State) callRolled(u, creature uint8, dice int8, roll *[Faces]uint8) Event {
	e := s.between(CallRolled, u, creature, dice, 0)
	e.Faces = *roll
	return e
}

func (s *State) creatureCame(u uint8, from, to hex.Hex) Event {
	e := s.note(CreatureCame, u, 0, 0)
	e.From, e.To = from, to
	return e
}
