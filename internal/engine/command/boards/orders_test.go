package boards

import (
	"testing"

	"muster/engine"
)

// OpenOrders finds the same orders as a search for an assignment, for random orders.
func TestOpen(t *testing.T) {
	const left, centre, right = 1 << Left, 1 << Centre, 1 << Right
	choice := engine.NewRand(1, "orders")
	sets := []Sections{left, left | centre, centre, centre | right, right}
	for range 2000 {
		var has, inOne PerSection
		var inTwo OnLines
		for i := range has {
			has[i] = int8(choice.IntN(4))
		}
		var given []Sections
		for range 8 {
			in := sets[choice.IntN(len(sets))]
			want := assign(has, append(given[:len(given):len(given)], in))
			if got := OpenOrders(&has, &inOne, &inTwo)&(1<<in) != 0; got != want {
				t.Fatalf("orders %v given to %v: one more to %v: %v", has, given, in, got)
			}
			if want {
				GiveOrders(in, 1, &inOne, &inTwo)
				given = append(given, in)
			}
		}
	}
}

// assign reports whether every unit finds an order of one of its sections.
func assign(left PerSection, who []Sections) bool {
	if len(who) == 0 {
		return true
	}
	for i := range Section(SectionCount) {
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

// An order for a unit in no section counts nothing.
func TestGiveNowhere(t *testing.T) {
	var inOne PerSection
	var inTwo OnLines
	if GiveOrders(0, 2, &inOne, &inTwo); inOne != (PerSection{}) || inTwo != (OnLines{}) {
		t.Errorf("counted: %v and %v", inOne, inTwo)
	}
}
