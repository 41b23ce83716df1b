package kernel

import (
	"fmt"
	"strings"

	contract "muster/engine"
	"muster/internal/engine/command/boards"
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

// number returns the value of a field; 0 for a kind without it.
func (e *Event) number(f EventField) int {
	switch row := &eventRows[e.Kind]; f {
	case row.n:
		return int(e.n)
	case row.m:
		return int(e.m)
	}
	return 0
}

// With returns the event with a number in a field that its kind has, for tests and tools; otherwise it returns the
// event unchanged.
func (e Event) With(f EventField, n int) Event {
	switch row := &eventRows[e.Kind]; f {
	case row.n:
		e.n = int8(n)
	case row.m:
		e.m = int8(n)
	}
	return e
}

// Turn is the number of the turn, from 1; 127 for all beyond it.
func (e *Event) Turn() int { return e.number(FieldTurn) }

// Card is the kind of Command card, an index into Rules.Cards.
func (e *Event) Card() int { return e.number(FieldCard) }

// Cards is the number of cards.
func (e *Event) Cards() int { return e.number(FieldCards) }

// Dice is the number of dice rolled.
func (e *Event) Dice() int { return e.number(FieldDice) }

// ExtraDice is the number of dice that a reaction adds.
func (e *Event) ExtraDice() int { return e.number(FieldExtraDice) }

// Hexes is the number of hexes.
func (e *Event) Hexes() int { return e.number(FieldHexes) }

// Distance is the distance between attacker and target: 1 in close combat.
func (e *Event) Distance() int { return e.number(FieldDistance) }

// Banners is the number of banners taken.
func (e *Event) Banners() int { return e.number(FieldBanners) }

// Blocks is the number of blocks lost or restored.
func (e *Event) Blocks() int { return e.number(FieldBlocks) }

// Swords is the number of ignored swords.
func (e *Event) Swords() int { return e.number(FieldSwords) }

// Flags is the number of ignored flags.
func (e *Event) Flags() int { return e.number(FieldFlags) }

// FlagsShown is the number of flags rolled.
func (e *Event) FlagsShown() int { return e.number(FieldFlagsShown) }

// Tokens is the number of Inspired Action tokens.
func (e *Event) Tokens() int { return e.number(FieldTokens) }

// Action is an index into Rules.Inspired.
func (e *Event) Action() int { return e.number(FieldAction) }

// Objective is an index into Rules.Objectives.
func (e *Event) Objective() int { return e.number(FieldObjective) }

// Mirrored reports whether left and right are swapped.
func (e *Event) Mirrored() bool { return e.number(FieldMirrored) != 0 }

// Chosen reports whether the player chose the units of choice instead of a chain.
func (e *Event) Chosen() bool { return e.number(FieldChosen) != 0 }

// Evading reports whether the unit evades; else flags drive it back.
func (e *Event) Evading() bool { return e.number(FieldEvading) != 0 }

// OneOfSeveral reports whether only one of the cards drawn will be kept.
func (e *Event) OneOfSeveral() bool { return e.number(FieldOneOfSeveral) != 0 }

// How is the sort of combat.
func (e *Event) How() How { return How(e.number(FieldHow)) }

// Loss is the reason for a loss of blocks.
func (e *Event) Loss() Loss { return Loss(e.number(FieldLoss)) }

// Discard is the reason for discarding a Command card.
func (e *Event) Discard() Discard { return Discard(e.number(FieldDiscard)) }

// End is the reason for the game's end.
func (e *Event) End() End { return End(e.number(FieldEnd)) }

// Winner is the winner.
func (e *Event) Winner() Side { return Side(e.number(FieldWinner)) }

// String is the event in words and numbers, for errors and tests.
func (e Event) String() string {
	var out strings.Builder
	fmt.Fprintf(&out, "%v (%s", e.Kind, [...]string{"top", "bottom"}[e.Camp&1])
	if e.Unit != NoUnit {
		fmt.Fprintf(&out, ", unit %d", e.Unit)
	}
	if e.Target != NoUnit {
		fmt.Fprintf(&out, ", other %d", e.Target)
	}
	if e.Leader != NoLeader {
		fmt.Fprintf(&out, ", Leader %d", e.Leader)
	}
	if e.From != hex.None {
		fmt.Fprintf(&out, ", from %d", e.From)
	}
	if e.To != hex.None {
		fmt.Fprintf(&out, ", to %d", e.To)
	}
	if e.Kind < EventKinds {
		for _, f := range [...]EventField{eventRows[e.Kind].n, eventRows[e.Kind].m} {
			if f != FieldNone {
				fmt.Fprintf(&out, ", %v %d", f, e.number(f))
			}
		}
	}
	if e.Faces != [Faces]uint8{} {
		fmt.Fprintf(&out, ", faces %v", e.Faces)
	}
	out.WriteByte(')')
	return out.String()
}
