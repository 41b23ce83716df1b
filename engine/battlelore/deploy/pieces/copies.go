package pieces

import (
	"slices"

	"muster/engine/battlelore/rulebook"
)

// Copies is how many copies of the expansion lie among boxes: as often as they name its box, and one where they do not,
// for the cards come out of it. With two both players may use the same set and the same Specialist.
func Copies(boxes []string) int { return CopiesOf(CallToArmsBox, boxes) }

// CopiesOf is how many copies there are of what lies in a box; one of whatever is played with, boxed or not.
func CopiesOf(box string, boxes []string) int {
	n := 0
	for _, id := range boxes {
		if id == box {
			n++
		}
	}
	return max(1, n)
}

// CopyLeft reports whether a copy of a Specialist is left when so many are taken.
func CopyLeft(card *rulebook.Specialist, boxes []string, taken int) bool {
	return taken < CopiesOf(card.Box, boxes)
}

// HasCard reports whether a player has a Specialist already: he takes no second copy of it.
func HasCard(hand []*rulebook.Specialist, card *rulebook.Specialist) bool {
	return slices.Contains(hand, card)
}
