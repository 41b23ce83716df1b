package pieces

import (
	"slices"

	"muster/internal/engine/battlelore/rulebook"
)

// Copies returns the number of copies of the expansion among boxes. Each mention of its box counts; without one it is
// 1, because the cards come out of it. With two copies both players may use the same set and the same Specialist
//
func Copies(boxes []string) int { return CopiesOf(CallToArmsBox, boxes) }

// CopiesOf returns the number of copies of a box's content; 1 for content without a listed box.
func CopiesOf(box string, boxes []string) int {
	n := 0
	for _, id := range boxes {
		if id == box {
			n++
		}
	}
	return max(1, n)
}

// CopyLeft reports whether a copy of a Specialist is left after the given number is taken.
func CopyLeft(card *rulebook.Specialist, boxes []string, taken int) bool {
	return taken < CopiesOf(card.Box, boxes)
}

// HasCard reports whether a player already has a Specialist. A player never takes a second copy.
func HasCard(hand []*rulebook.Specialist, card *rulebook.Specialist) bool {
	return slices.Contains(hand, card)
}
