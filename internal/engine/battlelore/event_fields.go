package battlelore

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

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

// LoreCard is the Lore card, an index into LoreRules.Cards.
func (e *Event) LoreCard() int { return e.number(FieldLoreCard) }

// Cards is the number of cards.
func (e *Event) Cards() int { return e.number(FieldCards) }

// Kept is the number of the drawn Lore cards that are kept.
func (e *Event) Kept() int { return e.number(FieldKept) }

// Dice is the number of dice rolled.
func (e *Event) Dice() int { return e.number(FieldDice) }

// Hexes is the number of hexes.
func (e *Event) Hexes() int { return e.number(FieldHexes) }

// Distance is the distance between attacker and target: 1 in melee.
func (e *Event) Distance() int { return e.number(FieldDistance) }

// Orders is the number of the card's orders that the unit takes, 0 beyond the card.
func (e *Event) Orders() int { return e.number(FieldOrders) }

// Banners is the number of banners taken.
func (e *Event) Banners() int { return e.number(FieldBanners) }

// Figures is the number of figures or necks that are lost, restored or return.
func (e *Event) Figures() int { return e.number(FieldFigures) }

// Strikes is the number of ignored bonus strikes.
func (e *Event) Strikes() int { return e.number(FieldStrikes) }

// Hits is the number of ignored hits or faces; 0: all.
func (e *Event) Hits() int { return e.number(FieldHits) }

// Flags is the number of ignored flags.
func (e *Event) Flags() int { return e.number(FieldFlags) }

// FlagsShown is the number of flags rolled.
func (e *Event) FlagsShown() int { return e.number(FieldFlagsShown) }

// Tokens is the number of Lore tokens.
func (e *Event) Tokens() int { return e.number(FieldTokens) }

// Symbols is the number of Lore symbols that a power counts.
func (e *Event) Symbols() int { return e.number(FieldSymbols) }

// Change is the change of a stat, or the number of ignored things.
func (e *Event) Change() int { return e.number(FieldChange) }

// Objective is an index into Rules.Objectives.
func (e *Event) Objective() int { return e.number(FieldObjective) }

// Power is an index into LoreRules.Powers.
func (e *Event) Power() int { return e.number(FieldPower) }

// TokenKind is an index into LoreRules.Kinds.
func (e *Event) TokenKind() int { return e.number(FieldTokenKind) }

// PlaceKind is an index into PlaceRules.Kinds.
func (e *Event) PlaceKind() int { return e.number(FieldPlaceKind) }

// Gift is an index into Rules.Gifts.
func (e *Event) Gift() int { return e.number(FieldGift) }

// Colour is the colour of a banner: Green, Blue or Red.
func (e *Event) Colour() int { return e.number(FieldColour) }

// FromRack reports whether the card was played from the rack.
func (e *Event) FromRack() bool { return e.number(FieldFromRack) != 0 }

// ToRack reports whether the card goes back to the rack.
func (e *Event) ToRack() bool { return e.number(FieldToRack) != 0 }

// Mirrored reports whether left and right are swapped.
func (e *Event) Mirrored() bool { return e.number(FieldMirrored) != 0 }

// OneOfSeveral reports whether only one of the cards drawn will be kept.
func (e *Event) OneOfSeveral() bool { return e.number(FieldOneOfSeveral) != 0 }

// AtStart reports whether the cards were dealt at the start.
func (e *Event) AtStart() bool { return e.number(FieldAtStart) != 0 }

// FromLair reports whether the creature's lair brought them.
func (e *Event) FromLair() bool { return e.number(FieldFromLair) != 0 }

// Fell reports whether the flier fell.
func (e *Event) Fell() bool { return e.number(FieldFell) != 0 }

// How is the sort of battle.
func (e *Event) How() How { return How(e.number(FieldHow)) }

// Loss is the reason for a loss of figures.
func (e *Event) Loss() Loss { return Loss(e.number(FieldLoss)) }

// Gain is the reason for gaining tokens.
func (e *Event) Gain() Gain { return Gain(e.number(FieldGain)) }

// Discard is the reason for discarding a Command card.
func (e *Event) Discard() Discard { return Discard(e.number(FieldDiscard)) }

// Drop is the reason for discarding a Lore card.
func (e *Event) Drop() Drop { return Drop(e.number(FieldDrop)) }

// Mender is the source of the restored figures.
func (e *Event) Mender() Mender { return Mender(e.number(FieldMender)) }

// Camp is the camp that holds or loses an objective.
func (e *Event) Camp() boards.Camp { return boards.Camp(e.number(FieldCamp)) }

// End is the reason for the game's end.
func (e *Event) End() End { return End(e.number(FieldEnd)) }

// Winner is the winner.
func (e *Event) Winner() Side { return Side(e.number(FieldWinner)) }

// Taker is the player who takes the banners.
func (e *Event) Taker() Player { return Player(e.number(FieldTaker)) }

// Loser is the player who loses the tokens.
func (e *Event) Loser() Player { return Player(e.number(FieldLoser)) }

// Rival is the player at whom a Lore card is played.
func (e *Event) Rival() Player { return Player(e.number(FieldRival)) }

// Section is a section as the player sees it.
func (e *Event) Section() boards.Section { return boards.Section(e.number(FieldSection)) }

// Stat is the changed property of a unit; beyond the stats see Ignored.
func (e *Event) Stat() Stat { return Stat(e.number(FieldStat)) }

// Until is the end of the change.
func (e *Event) Until() Until { return Until(e.number(FieldUntil)) }

// Sits reports whether a seat of the council is taken.
func (e *Event) Sits(seat uint8) bool { return e.number(FieldSits)&(1<<seat) != 0 }

// Struck returns a power's effect on a unit: the figures that it loses, or the hexes that it goes back.
func (e *Event) Struck() (figures, hexes int) {
	if e.number(FieldInHexes) != 0 {
		return 0, e.number(FieldHarm)
	}
	return e.number(FieldHarm), 0
}

// Ignored returns the ignored property, of HitsIgnored and of a SpellLaid that changes no stat; ok is false when it
// changes one.
func (e *Event) Ignored() (what Ignored, ok bool) {
	if e.Kind != ModifierPlaced {
		return Ignored(e.number(FieldIgnored)), e.Kind == HitsIgnored
	}
	if stat := e.Stat(); stat >= ignoring {
		return Ignored(stat - ignoring), true
	}
	return 0, false
}

// String returns the event in words and numbers, for errors and tests.
func (e Event) String() string {
	var out strings.Builder
	fmt.Fprintf(&out, "%v (player %d", e.Kind, e.Player)
	if e.Unit != NoUnit {
		fmt.Fprintf(&out, ", unit %d", e.Unit)
	}
	if e.Target != NoUnit {
		fmt.Fprintf(&out, ", other %d", e.Target)
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
