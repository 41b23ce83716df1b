package kernel

import (
	contract "muster/engine"
	"muster/engine/command/boards"
	"muster/maps/hex"
)

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of event, and their fields besides Camp, the owner of the unit, Leader or card. In events about moving
// units, Leader is the attached one that goes along, or NoLeader.
const (
	TurnBegan      EventKind = iota // Turn
	CardPlayed                      // Card, in the own turn
	CardCopied                      // Card that a Counter Attack becomes, Mirrored
	FellBack                        // units of choice, without what the card grants; Chosen in place of a chain
	OrdersRolled                    // Faces: the dice that give orders; Dice
	BlocksRolled                    // Faces: the dice that give blocks back; Dice
	ChainBegan                      // Leader, with whom the chain begins
	UnitOrdered                     // Unit, Leader: the one ordered with it
	LeaderOrdered                   // Leader; Unit that he is to leave, or NoUnit
	ActionUsed                      // Action; Tokens paid for it
	UnitMended                      // Unit gets Blocks back
	UnitMoved                       // Unit, Leader, From, To, Hexes
	UnitCharged                     // Unit, Leader, From, To, Hexes
	UnitLeft                        // Unit leaves the board where the scenario lets it, Leader, From; Banners
	LeaderMoved                     // Leader, From, To, Hexes
	LeaderSent                      // Leader, From, To, Hexes: for a token
	LeaderLeft                      // Leader leaves the board where the scenario lets him, From; Banners
	LeaderJoined                    // Leader is attached to Unit now, To; either of the two came
	Attacked                        // Unit attacks Target, or the lone Leader; Distance, How
	CardReacted                     // Card that lets Unit strike first at Target; ExtraDice
	UnitEvades                      // Unit is going to evade from Target
	DiceRolled                      // Unit's roll at Target, or at the lone Leader: Faces; Dice, How
	SwordsIgnored                   // Unit ignores so many Swords of Target
	BlocksLost                      // Unit loses Blocks; Loss
	UnitEliminated                  // Unit is gone, From; Banners for the other side
	LeaderChecked                   // Leader of Unit is rolled for: Faces; Dice (MED-LDR-30, MED-LDR-31)
	LeaderFell                      // Leader is gone, From; Banners for the other side
	FlagsIgnored                    // Unit ignores Flags of FlagsShown
	UnitRetreated                   // Unit goes back one hex: Leader, From, To, Hexes; Evading
	RetreatBlocked                  // Unit cannot make so many Hexes
	BattledBack                     // Unit battles back at Target
	Advanced                        // Unit, Leader, From, To, Hexes: Momentum Advance
	AdvancedOn                      // Unit, Leader, From, To, Hexes: the hex more
	LeaderEvaded                    // Leader goes back one hex: From, To, Hexes
	EscapeRolled                    // Leader tries to get past enemies at To: Faces; Dice (MED-LDR-43)
	LeaderFled                      // Leader leaves over his own edge, From: no banner (MED-LDR-42)
	TokensGained                    // Tokens out of the supply
	CardDrawn                       // Card, OneOfSeveral
	CardKept                        // Card
	CardDiscarded                   // Card, Discard
	DeckMade                        // the discards are in the deck again; Cards
	ObjectiveHeld                   // Objective, by Camp
	ObjectiveLost                   // Objective, by Camp
	GameEnded                       // End, Winner
	EventKinds
)

// Event is one thing that happened, in numbers. The kind decides the meaning of its two numbers; there is an accessor
// for each.
type Event struct {
	Kind     EventKind
	Camp     boards.Camp
	Unit     uint8 // NoUnit for none
	Target   uint8 // NoUnit for none
	Leader   uint8 // NoLeader for none
	From, To hex.Hex
	n, m     int8
	Faces    [Faces]uint8
}

// Loss is the reason for a loss of blocks.
type Loss int8

// The losses.
const (
	ByHits  Loss = iota
	ByBlock      // a retreat that could not be made
	LossKinds
)

// Discard is the reason for discarding a Command card.
type Discard int8

// The discards.
const (
	AfterPlay  Discard = iota // it was played in the own turn
	AsReaction                // it was played in answer to a close combat
	NotKept                   // one of several drawn
	DiscardKinds
)

// Log collects events. A nil Log costs nothing.
type Log contract.Log[Event]

// add records an event; without a Log it does nothing.
func (l *Log) add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}
