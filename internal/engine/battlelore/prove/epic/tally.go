package epic

import (
	"math/big"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
)

// tally is the sum of a case's cards: units on the field, and lost ones with the cause.
type tally struct {
	used, missing []int // by type: units with their figures; units without
	green         int
	onRow         int // hexes of the baseline that are taken
	displaced     int // marks that are impassable or held by others
	lost          int // for want of room
	short         int // for want of figures

	room, moved [boards.SectionCount]int // by place in SectionOrder: for displaced units, and how many find a hex
}

// reset starts over with the units that have figures already.
func (t *tally) reset(used []int) {
	*t = tally{used: append(t.used[:0], used...), missing: append(t.missing[:0], used...)}
	clear(t.missing)
}

// place takes the figures of a unit; false when none are left.
func (r *roster) place(unit int, t *tally) bool {
	if t.used[unit] == r.stock[unit] {
		t.short++
		t.missing[unit]++
		return false
	}
	t.used[unit]++
	if r.scouts[unit] {
		t.green++
	}
	return true
}

// guards puts three patterns on the field, by place in SectionOrder, with the figures that are left. First come the
// units that stand on their marks, right wing to left wing in the card's order, then the displaced ones. A
// unit without figures leaves its hex vacant.
func (r *roster) guards(three *[boards.SectionCount]*pattern, t *tally) {
	for i, p := range three {
		t.room[i] = p.room
		t.displaced += len(p.moves)
		for _, post := range p.stands {
			switch {
			case !r.place(post.Unit, t):
				if post.Section {
					t.room[i]++
				}
			case post.OnRow:
				t.onRow++
			}
		}
	}
	for i, p := range three {
		for _, unit := range p.moves {
			r.shift(unit, i, t)
		}
	}
}

// shift moves a displaced unit to the baseline of the section at a place in SectionOrder (CTA-06).
func (r *roster) shift(unit, i int, t *tally) {
	switch {
	case t.used[unit] < r.stock[unit] && t.moved[i] == t.room[i]:
		t.lost++
	case r.place(unit, t):
		t.moved[i]++
		t.onRow++
	}
}

// hexes multiplies n by the number of ways to place the displaced units, one by one, each on a vacant hex.
func (t *tally) hexes(n *big.Int, w *prove.Ways) {
	for i, moved := range t.moved {
		if moved > 0 {
			n.Mul(n, w.Arrange(t.room[i], moved))
		}
	}
}
