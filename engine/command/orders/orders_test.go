package orders

import (
	"testing"

	"muster/engine/command/boards"
	"muster/engine/rng"
)

// Orders counted are those that some assignment finds, for orders at random.
func TestOpen(t *testing.T) {
	const left, centre, right = 1 << boards.Left, 1 << boards.Centre, 1 << boards.Right
	choice := rng.New(1, "orders")
	sets := []boards.Sections{left, left | centre, centre, centre | right, right}
	for range 2000 {
		var has, inOne PerSection
		var inTwo OnLines
		for i := range has {
			has[i] = int8(choice.IntN(4))
		}
		var given []boards.Sections
		for range 8 {
			in := sets[choice.IntN(len(sets))]
			want := assign(has, append(given[:len(given):len(given)], in))
			if got := Open(&has, &inOne, &inTwo)&(1<<in) != 0; got != want {
				t.Fatalf("orders %v given to %v: one more to %v: %v", has, given, in, got)
			}
			if want {
				Give(in, 1, &inOne, &inTwo)
				given = append(given, in)
			}
		}
	}
}

// assign reports whether everybody finds an order of a section in which he stands.
func assign(left PerSection, who []boards.Sections) bool {
	if len(who) == 0 {
		return true
	}
	for i := range boards.Section(boards.SectionCount) {
		if who[0].Has(i) && left[i] > 0 {
			rest := left
			rest[i]--
			if assign(rest, who[1:]) {
				return true
			}
		}
	}
	return false
}

// To give orders to who stands in no section counts nothing.
func TestGiveNowhere(t *testing.T) {
	var inOne PerSection
	var inTwo OnLines
	if Give(0, 2, &inOne, &inTwo); inOne != (PerSection{}) || inTwo != (OnLines{}) {
		t.Errorf("counted: %v and %v", inOne, inTwo)
	}
}
