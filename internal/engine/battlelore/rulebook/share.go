package rulebook

import "muster/internal/adventures/effect"

// Bases of an amount that is a part of something, instead of a number.
const (
	ByPaid     = effect.Paid // tokens that were paid for the Lore card that is answered
	ByOwn      = "own-tokens"
	ByOpponent = "opponent-tokens"
	ByPool     = "pool"         // Lore tokens without an owner
	ByLost     = effect.Lost    // figures that the unit has lost
	ByFigures  = effect.Figures // figures that it has
	ByHand     = effect.Hand    // cards that the opponent holds, of the effect's deck
)

// The parts. A half is rounded up (BL-LOR-05, R-143), and so is a third.
const (
	PartAll   = effect.All
	PartHalf  = effect.Half
	PartThird = effect.Third
)

// Bases are the words of an amount's by. Like the lists below it makes a new slice with every call; an engine may use
// the index of a word as its number.
func Bases() []string {
	return []string{ByPaid, ByOwn, ByOpponent, ByPool, ByLost, ByFigures, ByHand}
}

// Parts are the words of an amount's part, all first: the index of a word is the number of parts minus 1.
func Parts() []string { return effect.Parts() }

// BaseMeaning describes the base of an amount in a few words; "" for an unknown word.
func BaseMeaning(by string) string {
	switch by {
	case ByPaid:
		return "the Lore tokens paid for the card that is answered"
	case ByOwn:
		return "the Lore tokens of the player"
	case ByOpponent:
		return "the Lore tokens of the opponent; in special rules of the enemy who played last before the player"
	case ByPool:
		return "the Lore tokens that no player has"
	case ByLost:
		return "the figures that the unit has lost"
	case ByFigures:
		return "the figures that it has"
	case ByHand:
		return "the opponent's cards of the `deck`"
	}
	return ""
}
