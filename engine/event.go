package engine

import "muster/maps/hex"

// EventKind is what happened.
type EventKind uint8

// The kinds of event, and which fields of an Event they fill besides Player.
const (
	TurnBegan      EventKind = iota // N: the turn
	CardPlayed                      // N: the card; M: 1 from the rack
	CardCopied                      // N: the card that a Counter Attack becomes; M: 1 when left and right are swapped
	FellBack                        // the card's own units were none: one unit of choice
	OrdersRolled                    // Faces: the dice that give orders
	UnitOrdered                     // Unit
	UnitMoved                       // Unit, From, To; N: hexes
	UnitRushed                      // Unit, From, To; N: hexes
	UnitLeft                        // Unit left the field where the adventure lets it, From; N: banners
	Attacked                        // Unit attacks Other; N: distance; M: How
	DiceRolled                      // Unit's roll at Other: Faces; N: dice
	DiceAgain                       // further dice that the roll brought: Faces
	StrikesIgnored                  // Unit ignores N bonus strikes of Other
	FiguresLost                     // Unit loses N figures; M: why, a Loss
	UnitKilled                      // Unit is gone, From; N: banners for Player
	FlagsIgnored                    // Unit ignores N of M flags
	UnitRetreated                   // Unit goes back one hex: From, To
	RetreatBlocked                  // Unit cannot make N hexes
	PanicRolled                     // Unit, Faces
	BattledBack                     // Unit battles back at Other
	GroundGained                    // Unit, From, To
	Pursued                         // Unit, From, To; From = To when it stays
	CardDrawn                       // N: the card
	CardKept                        // N: the card kept; M: the card put away
	CardDiscarded                   // N: the card; M: 1 one of several drawn, 2 off the rack
	CardOpened                      // N: the card that was laid open on the rack
	DeckMade                        // the discards are the deck again; N: cards
	ObjectiveHeld                   // N: the objective
	ObjectiveLost                   // N: the objective
	GameEnded                       // N: the End; M: the Side that wins
	EventKinds
)

// Loss is why figures are lost.
type Loss = int8

// The losses.
const (
	ByHits  Loss = iota
	ByBlock      // a retreat that could not be made (BL-RET-03)
	ByPanic      // BL-MOR-05
)

// Event is one thing that happened, in numbers.
type Event struct {
	Kind     EventKind
	Player   Player
	Unit     uint8
	Other    uint8
	From, To hex.Hex
	N, M     int8
	Faces    [Faces]uint8
}

// Log collects events. A nil Log costs nothing.
type Log struct{ Events []Event }

// add takes an event down; without a Log it is forgotten.
func (l *Log) add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}
