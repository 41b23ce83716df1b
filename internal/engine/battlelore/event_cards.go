package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

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
