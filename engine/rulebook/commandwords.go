package rulebook

// Kinds of Command card (BL-CMD-01).
const (
	SectionCard = "section"
	TacticCard  = "tactic"
)

// What an effect of a Command card may do. CardEffectMeaning tells each in a sentence.
const (
	CardOrder      = "order"
	CardRollOrders = "roll-orders"
	CardCopyLast   = "copy-last"
	CardGrant      = "grant"
	CardDraw       = "draw"
	CardRemakeDeck = "remake-deck"
)

// Numbers of orders that are no numbers.
const (
	ByCommand = "command" // Equal to Command: the cards in hand, the one played included (BL-CMD-02)
	ByAll     = "all"
)

// The sections as the player who plays the card sees them.
const (
	WingLeft   = "left"
	WingCentre = "centre"
	WingRight  = "right"
)

// CardKinds are the kinds of Command card.
func CardKinds() []string { return []string{SectionCard, TacticCard} }

// CardEffects are the words of a Command card's do.
func CardEffects() []string {
	return []string{CardOrder, CardRollOrders, CardCopyLast, CardGrant, CardDraw, CardRemakeDeck}
}

// CardNumbers are the words of an order's by.
func CardNumbers() []string { return []string{ByCommand, ByAll} }

// Wings are the words of an order's sections, from the left.
func Wings() []string { return []string{WingLeft, WingCentre, WingRight} }

// CardEffectKeys are the keys that a word reads beside do; nil for a word that reads none.
func CardEffectKeys(do string) []string {
	switch do {
	case CardOrder:
		return []string{"count", "by", "sections", "classes", "banners", "missile", "group", "allies", "epic_commander"}
	case CardGrant:
		return []string{"melee", "ranged", "move_and_battle", "banners", "no_move", "no_melee", "no_ranged", "shots", "epic_melee", "epic_ranged"}
	case CardDraw:
		return []string{"count", "keep"}
	}
	return nil
}

// CardEffectMeaning says in a sentence what an effect does; "" for a word that is none.
func CardEffectMeaning(do string) string {
	switch do {
	case CardOrder:
		return "orders `count` units, in each of the `sections` or wherever they stand; `by` takes the place of `count`: `command` for a number Equal to Command, `all` for every unit; without sections `classes`, `banners` and `missile` say which units, and `group` that they stand in one connected group; with Reluctant Allies `allies` orders an ally's units as it does the own ones; in an Epic battle `epic_commander` orders as many more as the Commander's level"
	case CardRollOrders:
		return "rolls a die for each card of Command: a helmet orders a unit of its colour, a flag a unit of choice, a Lore symbol gives a token where Lore is played"
	case CardCopyLast:
		return "does what the opponent's last Command card says; of a Section card left and right are swapped"
	case CardGrant:
		return "gives the ordered units, while the turn lasts, `melee` and `ranged` dice, `shots` ranged attacks in place of one, a move of `move_and_battle` hexes after which they may battle (those of `banners` only), or takes from them with `no_move`, `no_melee` (point blank too) and `no_ranged`; in an Epic battle `epic_melee` and `epic_ranged` dice in place of `melee` and `ranged`"
	case CardDraw:
		return "draws `count` Command cards at the end of the turn and keeps `keep` of them"
	case CardRemakeDeck:
		return "shuffles the discards into their decks at the end of the turn, after the draw"
	}
	return ""
}
