// Package orders is how orders by sections are counted: who stands on a line between two sections takes an order from
// either.
package orders

import "muster/engine/command/boards"

// PerSection are numbers by section, as the player sees them; OnLines are those of who stands on a line: between left
// and centre, between centre and right.
type (
	PerSection = [boards.SectionCount]int8
	OnLines    = [boards.SectionCount - 1]int8
)

// Open is where one order more finds room, a bit a boards.Sections, when a card has so many orders in each section and
// so many were given to who stands in one section alone, and on the lines. The two counts on the lines must fit into
// what the sections have left, and what both want out of the centre must fit there together.
func Open(has, inOne *PerSection, inTwo *OnLines) (open uint8) {
	left := has[boards.Left] - inOne[boards.Left]
	centre := has[boards.Centre] - inOne[boards.Centre]
	right := has[boards.Right] - inOne[boards.Right]
	leftLine, rightLine := inTwo[0]-left, inTwo[1]-right // more than 0: what they want out of the centre
	spare := centre - max(0, leftLine) - max(0, rightLine)
	if left < 0 || right < 0 || spare < 0 {
		return 0
	}
	const l, c, r = 1 << boards.Left, 1 << boards.Centre, 1 << boards.Right
	if spare > 0 {
		open = 1<<c | 1<<(l|c) | 1<<(c|r)
	}
	if leftLine < 0 || spare > 0 {
		open |= 1 << (l | c)
		if left > 0 {
			open |= 1 << l
		}
	}
	if rightLine < 0 || spare > 0 {
		open |= 1 << (c | r)
		if right > 0 {
			open |= 1 << r
		}
	}
	return open
}

// Give counts so many orders that were given to somebody who stands in some sections; in none nothing is counted.
func Give(in boards.Sections, n int8, inOne *PerSection, inTwo *OnLines) {
	switch {
	case in == 0:
	case in.Shared() && in.Has(boards.Left):
		inTwo[0] += n
	case in.Shared():
		inTwo[1] += n
	case in.Has(boards.Left):
		inOne[boards.Left] += n
	case in.Has(boards.Centre):
		inOne[boards.Centre] += n
	default:
		inOne[boards.Right] += n
	}
}
