package deploy

import (
	"strconv"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
)

// The input of fingerprints and hashes is written without fmt, which would take most of the time.

// appendNumbers writes numbers, each followed by a space.
func appendNumbers(b []byte, numbers ...int) []byte {
	for _, n := range numbers {
		b = append(strconv.AppendInt(b, int64(n), 10), ' ')
	}
	return b
}

// appendWords writes words, each followed by a space.
func appendWords(b []byte, words ...string) []byte {
	for _, w := range words {
		b = append(append(b, w...), ' ')
	}
	return b
}

// appendCards writes the ids of cards, separated by commas; nothing for an unknown card.
func appendCards(b []byte, cards ...*deck.Card) []byte {
	for i, c := range cards {
		if i > 0 {
			b = append(b, ',')
		}
		if c != nil {
			b = c.ID().Append(b)
		}
	}
	return b
}

func unitID(u *rulebook.Unit) string {
	if u == nil {
		return ""
	}
	return u.ID
}
