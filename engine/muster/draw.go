package muster

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"muster/maps/hex"
)

// Draw is four cards and what each is for, by card number (CTA-05).
type Draw struct{ Right, Centre, Left, Reserve int }

// Guard is the card of a section.
func (d Draw) Guard(s hex.Section) int {
	switch s {
	case hex.Right:
		return d.Right
	case hex.Centre:
		return d.Centre
	}
	return d.Left
}

// String is the compact form: right wing, centre, left wing, then the Reserve: "3,5,1/7".
func (d Draw) String() string {
	return fmt.Sprintf("%d,%d,%d/%d", d.Right, d.Centre, d.Left, d.Reserve)
}

// Words is the form for people: "right 3, centre 5, left 1, reserve 7".
func (d Draw) Words() string {
	return fmt.Sprintf("right %d, centre %d, left %d, reserve %d", d.Right, d.Centre, d.Left, d.Reserve)
}

// ParseDraw reads the compact form. fault says in words what is wrong with it, "" when nothing is.
func ParseDraw(text string) (d Draw, fault string) {
	guards, reserve, ok := strings.Cut(text, "/")
	words := append(strings.Split(guards, ","), reserve)
	if !ok || len(words) != CardsDrawn {
		return Draw{}, fmt.Sprintf("%q is no draw, write right wing, centre, left wing and reserve as in 3,5,1/7", text)
	}
	var numbers [CardsDrawn]int
	for i, w := range words {
		n, err := strconv.Atoi(strings.TrimSpace(w))
		if err != nil || n < 1 {
			return Draw{}, fmt.Sprintf("%q is no card number in the draw %q", w, text)
		}
		for _, before := range numbers[:i] {
			if before == n {
				return Draw{}, fmt.Sprintf("card %d is twice in the draw %q", n, text)
			}
		}
		numbers[i] = n
	}
	return Draw{numbers[0], numbers[1], numbers[2], numbers[3]}, ""
}

// compareDraws orders draws by their numbers: right wing, centre, left wing, Reserve.
func compareDraws(a, b Draw) int {
	return cmp.Or(
		cmp.Compare(a.Right, b.Right),
		cmp.Compare(a.Centre, b.Centre),
		cmp.Compare(a.Left, b.Left),
		cmp.Compare(a.Reserve, b.Reserve),
	)
}

// fault says in words why the draw cannot be made from a set; "" when it can.
func (d Draw) fault(set *Set) string {
	numbers := [CardsDrawn]int{d.Right, d.Centre, d.Left, d.Reserve}
	for i, n := range numbers {
		if set.Card(n) == nil {
			return "the set has no card " + itoa(n)
		}
		for _, before := range numbers[:i] {
			if before == n {
				return "card " + itoa(n) + " is drawn twice"
			}
		}
	}
	return ""
}
