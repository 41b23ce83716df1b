package boards

// PerSection are numbers by section, as the player sees them. OnLines are those of units on a line between two
// sections: left and centre, centre and right.
type (
	PerSection = [SectionCount]int8
	OnLines    = [SectionCount - 1]int8
)

// OpenOrders returns the sections with room for one more order, with one bit for each Sections value. has is the number
// of orders of a card in each section. inOne and inTwo are those already given to units in one section and on the
// lines. Each count on a line must fit into the remaining orders of its sections. Both together must fit into the
// orders that they share in the centre.
func OpenOrders(has, inOne *PerSection, inTwo *OnLines) (open uint8) {
	left := has[Left] - inOne[Left]
	centre := has[Centre] - inOne[Centre]
	right := has[Right] - inOne[Right]
	leftLine, rightLine := inTwo[0]-left, inTwo[1]-right // above 0: orders needed from the centre
	spare := centre - max(0, leftLine) - max(0, rightLine)
	if left < 0 || right < 0 || spare < 0 {
		return 0
	}
	const l, c, r = 1 << Left, 1 << Centre, 1 << Right
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

// GiveOrders adds n orders for a unit in some sections to the counts; without a section it adds nothing.
func GiveOrders(in Sections, n int8, inOne *PerSection, inTwo *OnLines) {
	switch {
	case in == 0:
	case in.Shared() && in.Has(Left):
		inTwo[0] += n
	case in.Shared():
		inTwo[1] += n
	case in.Has(Left):
		inOne[Left] += n
	case in.Has(Centre):
		inOne[Centre] += n
	default:
		inOne[Right] += n
	}
}
