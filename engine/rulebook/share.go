package rulebook

import (
	"slices"
	"strings"
)

// Of what an amount is a part, in place of a number.
const (
	ByPaid     = "paid" // tokens that were paid for the Lore card that is answered
	ByOwn      = "own-tokens"
	ByOpponent = "opponent-tokens"
	ByPool     = "pool"    // Lore tokens that nobody has
	ByLost     = "lost"    // figures that the unit has lost
	ByFigures  = "figures" // figures that it has
	ByHand     = "hand"    // cards that the opponent holds, of the effect's deck
)

// How much of it. A half is rounded up (BL-LOR-05, R-143), and so is a third.
const (
	PartAll   = "all"
	PartHalf  = "half"
	PartThird = "third"
)

// Bases are the words of an amount's by. Like the lists below it makes a new slice with every call; the place of a word
// is the number by which an engine may know it.
func Bases() []string {
	return []string{ByPaid, ByOwn, ByOpponent, ByPool, ByLost, ByFigures, ByHand}
}

// Parts are the words of an amount's part, all first: into as many parts as the place of the word it is divided.
func Parts() []string { return []string{PartAll, PartHalf, PartThird} }

// LoreBases are the words of by that an effect of a Lore card reads; nil for a word that reads none.
func LoreBases(do string) []string {
	switch do {
	case LoreGain:
		return []string{ByPaid, ByOwn, ByOpponent, ByPool}
	case LoreSteal:
		return []string{ByOwn, ByOpponent, ByPool}
	case LoreHeal:
		return []string{ByLost, ByFigures}
	case LoreRoll:
		return []string{ByLost, ByFigures, ByOwn, ByOpponent}
	case LoreDiscard:
		return []string{ByHand}
	}
	return nil
}

// PowerBases are the words of by that a power's deed reads; nil for a word that reads none.
func PowerBases(do string) []string {
	if do == PowerRoll || do == PowerLose {
		return []string{ByLost, ByFigures}
	}
	return nil
}

// shareWords say of what an amount is a part. A list of parts is by level.
func shareWords(by string, parts Choices, deck string) string {
	of := map[string]string{
		ByPaid: "the Lore tokens paid for it", ByOwn: "the player's Lore tokens", ByOpponent: "the opponent's Lore tokens",
		ByPool: "the pool", ByLost: "the figures that it has lost", ByFigures: "the figures that it has",
		ByHand: "the " + title(deck) + " cards in the opponent's hand",
	}[by]
	if !slices.Contains(parts, PartHalf) && !slices.Contains(parts, PartThird) {
		return "all of " + of
	}
	words := make([]string, len(parts))
	for i, part := range parts {
		words[i] = map[string]string{"": "all", PartAll: "all", PartHalf: "half", PartThird: "a third"}[part]
	}
	return strings.Join(words, " / ") + " of " + of + " (rounded up)"
}
