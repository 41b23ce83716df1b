package command

import (
	"fmt"

	"muster/internal/engine/command/boards"
)

// EventField is the meaning of a number of an event.
type EventField uint8

// The fields of the family's events. Most of them have an accessor of their name.
const (
	FieldNone EventField = iota
	FieldTurn
	FieldCard
	FieldLoreCard
	FieldCards
	FieldKept
	FieldDice
	FieldExtraDice
	FieldHexes
	FieldDistance
	FieldOrders
	FieldBanners
	FieldFigures
	FieldBlocks
	FieldStrikes
	FieldSwords
	FieldHits
	FieldFlags
	FieldFlagsShown
	FieldTokens
	FieldSymbols
	FieldChange
	FieldHarm
	FieldInHexes
	FieldObjective
	FieldPower
	FieldAction
	FieldTokenKind
	FieldPlaceKind
	FieldGift
	FieldColour
	FieldSits
	FieldFromRack
	FieldToRack
	FieldMirrored
	FieldChosen
	FieldEvading
	FieldOneOfSeveral
	FieldAtStart
	FieldFromLair
	FieldFell
	FieldHow
	FieldLoss
	FieldGain
	FieldDiscard
	FieldDrop
	FieldMender
	FieldCamp
	FieldEnd
	FieldWinner
	FieldTaker
	FieldLoser
	FieldRival
	FieldSection
	FieldStat
	FieldIgnored
	FieldUntil
	EventFields
)

// fieldNames are the names of the fields. It is never changed.
var fieldNames = [EventFields]string{
	FieldNone:         "nothing",
	FieldTurn:         "turn",
	FieldCard:         "card",
	FieldLoreCard:     "Lore card",
	FieldCards:        "cards",
	FieldKept:         "kept",
	FieldDice:         "dice",
	FieldExtraDice:    "dice more",
	FieldHexes:        "hexes",
	FieldDistance:     "distance",
	FieldOrders:       "orders",
	FieldBanners:      "banners",
	FieldFigures:      "figures",
	FieldBlocks:       "blocks",
	FieldStrikes:      "strikes",
	FieldSwords:       "swords",
	FieldHits:         "hits",
	FieldFlags:        "flags",
	FieldFlagsShown:   "flags shown",
	FieldTokens:       "tokens",
	FieldSymbols:      "symbols",
	FieldChange:       "change",
	FieldHarm:         "harm",
	FieldInHexes:      "in hexes",
	FieldObjective:    "objective",
	FieldPower:        "power",
	FieldAction:       "action",
	FieldTokenKind:    "kind of token",
	FieldPlaceKind:    "kind of site",
	FieldGift:         "gift",
	FieldColour:       "colour",
	FieldSits:         "seats taken",
	FieldFromRack:     "from the rack",
	FieldToRack:       "to the rack",
	FieldMirrored:     "mirrored",
	FieldChosen:       "chosen",
	FieldEvading:      "evading",
	FieldOneOfSeveral: "one of several",
	FieldAtStart:      "at the start",
	FieldFromLair:     "from its lair",
	FieldFell:         "fell",
	FieldHow:          "how",
	FieldLoss:         "loss",
	FieldGain:         "gain",
	FieldDiscard:      "discarded",
	FieldDrop:         "dropped",
	FieldMender:       "mender",
	FieldCamp:         "camp",
	FieldEnd:          "end",
	FieldWinner:       "winner",
	FieldTaker:        "taker",
	FieldLoser:        "loser",
	FieldRival:        "rival",
	FieldSection:      "section",
	FieldStat:         "stat",
	FieldIgnored:      "ignored",
	FieldUntil:        "until",
}

// String returns the name of the field.
func (f EventField) String() string {
	if f >= EventFields {
		return "no field of an event"
	}
	return fieldNames[f]
}

// Fields are the fields of a kind of event, at most two.
type Fields [2]EventField

// Has reports whether the kind has a field.
func (f Fields) Has(field EventField) bool { return f[0] == field || f[1] == field }

// Numbers are the numbers of an event, and their fields. Games embed it in their events.
type Numbers struct {
	Fields Fields
	Values [2]int8
}

// EventValue is a type of value of an event.
type EventValue interface{ ~int8 | ~uint8 | ~int }

// Values returns the values of an event without their fields.
func Values[N, M EventValue](n N, m M) Numbers { return Numbers{Values: [2]int8{int8(n), int8(m)}} }

// With returns the numbers of a kind of event with the value of a field.
func (n Numbers) With(kind Fields, f EventField, value int) Numbers {
	for i := range kind {
		if n.Fields[i] = kind[i]; kind[i] == f {
			n.Values[i] = int8(value)
		}
	}
	return n
}

// Number returns the value of a field; 0 for an event without it.
func (n *Numbers) Number(f EventField) int {
	switch f {
	case n.Fields[0]:
		return int(n.Values[0])
	case n.Fields[1]:
		return int(n.Values[1])
	}
	return 0
}

// String returns the fields and their values, each after a comma.
func (n *Numbers) String() (text string) {
	for i, f := range n.Fields {
		if f != FieldNone {
			text += fmt.Sprintf(", %v %d", f, n.Values[i])
		}
	}
	return text
}

// Bit returns 1 for true and 0 for false.
func Bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Timely reports whether a turn lies before the last quarter of the turns of a game. A unit that does nothing until
// then is of little use. It is house.
func Timely(turn, turns int) bool { return 4*turn <= 3*turns }

// Turn is the number of the turn, from 1; 127 for all beyond it.
func (n *Numbers) Turn() int { return n.Number(FieldTurn) }

// Card is the kind of Command card, an index into Rules.Cards.
func (n *Numbers) Card() int { return n.Number(FieldCard) }

// LoreCard is the Lore card, an index into LoreRules.Cards.
func (n *Numbers) LoreCard() int { return n.Number(FieldLoreCard) }

// Cards is the number of cards.
func (n *Numbers) Cards() int { return n.Number(FieldCards) }

// Kept is the number of the drawn Lore cards that are kept.
func (n *Numbers) Kept() int { return n.Number(FieldKept) }

// Dice is the number of dice rolled.
func (n *Numbers) Dice() int { return n.Number(FieldDice) }

// ExtraDice is the number of dice that a reaction adds.
func (n *Numbers) ExtraDice() int { return n.Number(FieldExtraDice) }

// Hexes is the number of hexes.
func (n *Numbers) Hexes() int { return n.Number(FieldHexes) }

// Distance is the distance between attacker and target: 1 in melee.
func (n *Numbers) Distance() int { return n.Number(FieldDistance) }

// Orders is the number of the card's orders that the unit takes, 0 beyond the card.
func (n *Numbers) Orders() int { return n.Number(FieldOrders) }

// Banners is the number of banners taken.
func (n *Numbers) Banners() int { return n.Number(FieldBanners) }

// Figures is the number of figures or necks that are lost, restored or return.
func (n *Numbers) Figures() int { return n.Number(FieldFigures) }

// Blocks is the number of blocks lost or restored.
func (n *Numbers) Blocks() int { return n.Number(FieldBlocks) }

// Strikes is the number of ignored bonus strikes.
func (n *Numbers) Strikes() int { return n.Number(FieldStrikes) }

// Swords is the number of ignored swords.
func (n *Numbers) Swords() int { return n.Number(FieldSwords) }

// Hits is the number of ignored hits or faces; 0: all.
func (n *Numbers) Hits() int { return n.Number(FieldHits) }

// Flags is the number of ignored flags.
func (n *Numbers) Flags() int { return n.Number(FieldFlags) }

// FlagsShown is the number of flags rolled.
func (n *Numbers) FlagsShown() int { return n.Number(FieldFlagsShown) }

// Tokens is the number of Lore tokens.
func (n *Numbers) Tokens() int { return n.Number(FieldTokens) }

// Symbols is the number of Lore symbols that a power counts.
func (n *Numbers) Symbols() int { return n.Number(FieldSymbols) }

// Change is the change of a stat, or the number of ignored things.
func (n *Numbers) Change() int { return n.Number(FieldChange) }

// Objective is an index into Rules.Objectives.
func (n *Numbers) Objective() int { return n.Number(FieldObjective) }

// Power is an index into LoreRules.Powers.
func (n *Numbers) Power() int { return n.Number(FieldPower) }

// Action is an index into Rules.Inspired.
func (n *Numbers) Action() int { return n.Number(FieldAction) }

// TokenKind is an index into LoreRules.Kinds.
func (n *Numbers) TokenKind() int { return n.Number(FieldTokenKind) }

// PlaceKind is an index into PlaceRules.Kinds.
func (n *Numbers) PlaceKind() int { return n.Number(FieldPlaceKind) }

// Gift is an index into Rules.Gifts.
func (n *Numbers) Gift() int { return n.Number(FieldGift) }

// Colour is the colour of a banner: Green, Blue or Red.
func (n *Numbers) Colour() int { return n.Number(FieldColour) }

// FromRack reports whether the card was played from the rack.
func (n *Numbers) FromRack() bool { return n.Number(FieldFromRack) != 0 }

// ToRack reports whether the card goes back to the rack.
func (n *Numbers) ToRack() bool { return n.Number(FieldToRack) != 0 }

// Mirrored reports whether left and right are swapped.
func (n *Numbers) Mirrored() bool { return n.Number(FieldMirrored) != 0 }

// Chosen reports whether the player chose the units of choice instead of a chain.
func (n *Numbers) Chosen() bool { return n.Number(FieldChosen) != 0 }

// Evading reports whether the unit evades; else flags drive it back.
func (n *Numbers) Evading() bool { return n.Number(FieldEvading) != 0 }

// OneOfSeveral reports whether only one of the cards drawn will be kept.
func (n *Numbers) OneOfSeveral() bool { return n.Number(FieldOneOfSeveral) != 0 }

// AtStart reports whether the cards were dealt at the start.
func (n *Numbers) AtStart() bool { return n.Number(FieldAtStart) != 0 }

// FromLair reports whether the creature's lair brought them.
func (n *Numbers) FromLair() bool { return n.Number(FieldFromLair) != 0 }

// Fell reports whether the flier fell.
func (n *Numbers) Fell() bool { return n.Number(FieldFell) != 0 }

// Camp is the camp that holds or loses an objective.
func (n *Numbers) Camp() boards.Camp { return boards.Camp(n.Number(FieldCamp)) }

// Section is a section as the player sees it.
func (n *Numbers) Section() boards.Section { return boards.Section(n.Number(FieldSection)) }
