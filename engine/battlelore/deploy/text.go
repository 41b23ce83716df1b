package deploy

import (
	"strconv"

	"muster/engine/battlelore/deck"
	"muster/engine/battlelore/rulebook"
)

// What fingerprints and hashes are made of is written without fmt, which would take most of their time.

// appendNumbers writes numbers, each with a space behind it.
func appendNumbers(b []byte, numbers ...int) []byte {
	for _, n := range numbers {
		b = append(strconv.AppendInt(b, int64(n), 10), ' ')
	}
	return b
}

// appendWords writes words, each with a space behind it.
func appendWords(b []byte, words ...string) []byte {
	for _, w := range words {
		b = append(append(b, w...), ' ')
	}
	return b
}

// appendCards writes the ids of cards with commas between them; of one that is not known nothing.
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
