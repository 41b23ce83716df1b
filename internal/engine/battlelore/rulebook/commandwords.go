package rulebook

import "muster/internal/adventures/effect"

// Kinds of Command card (BL-CMD-01).
const (
	SectionCard = "section"
	TacticCard  = "tactic"
)

// Effects of a Command card: the words of CommandDialect.
const (
	CardOrder      = effect.Order
	CardRollOrders = "roll-orders"
	CardCopyLast   = "copy-last"
	CardGrant      = effect.Grant
	CardDraw       = effect.Draw
	CardRemakeDeck = "remake-deck"
)

// Numbers of orders that are no numbers.
const (
	ByCommand = "command" // Equal to Command: the cards in hand, the one played included (BL-CMD-02)
	ByAll     = effect.All
)

// The sections as the player who plays the card sees them.
const (
	WingLeft   = "left"
	WingCentre = "centre"
	WingRight  = "right"
)

// CardKinds are the kinds of Command card.
func CardKinds() []string { return []string{SectionCard, TacticCard} }

// CardNumbers are the words of an order's by.
func CardNumbers() []string { return []string{ByCommand, ByAll} }

// Wings are the words of an order's sections, from the left.
func Wings() []string { return []string{WingLeft, WingCentre, WingRight} }
