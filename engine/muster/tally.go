package muster

import (
	"math/big"

	"muster/maps/hex"
)

// guardSum is what three Guards come to together.
type tally struct {
	used      []int // figures taken, by type
	green     int
	onRow     int                   // hexes of the baseline that are taken
	units     int                   // called
	displaced int                   // marks that are impassable
	lost      int                   // for want of room
	short     int                   // for want of figures
	room      [hex.SectionCount]int // for displaced units, by place in sectionOrder
	moved     [hex.SectionCount]int // displaced units that find a hex
}

// guards adds three layouts up, cards by place in sectionOrder. Only when a type could run short are the units gone
// through one by one.
func (k *deck) guards(cards [hex.SectionCount]int, t *tally) {
	*t = tally{used: t.used[:0]}
	enough := true
	for u := range k.types {
		called, placed := 0, 0
		for i, s := range sectionOrder {
			called += k.lies[cards[i]][s].called[u]
			placed += k.lies[cards[i]][s].placed[u]
		}
		enough = enough && called <= k.stock[u]
		t.used = append(t.used, placed)
	}
	for i, s := range sectionOrder {
		l := &k.lies[cards[i]][s]
		t.units += len(l.stands) + len(l.displaced)
		t.displaced += len(l.displaced)
		t.lost += l.lost()
		t.green += l.green
		t.onRow += l.onRow + l.moved()
		t.room[i], t.moved[i] = l.room, l.moved()
	}
	if !enough {
		k.shortGuards(cards, t)
	}
}

// shortGuards corrects a sum for a set that breaks CTA-04: figures go first to the units that stand on their marks,
// right wing to left wing in the card's order, then to the displaced ones. A unit without figures leaves its hex
// vacant.
func (k *deck) shortGuards(cards [hex.SectionCount]int, t *tally) {
	clear(t.used)
	t.green, t.onRow, t.lost = 0, 0, 0
	for i, s := range sectionOrder {
		for _, p := range k.lies[cards[i]][s].stands {
			switch {
			case !k.place(p.unit, t):
				if p.section {
					t.room[i]++
				}
			case p.onRow:
				t.onRow++
			}
		}
	}
	for i, s := range sectionOrder {
		t.moved[i] = 0
		for _, u := range k.lies[cards[i]][s].moves {
			switch {
			case t.used[u] < k.stock[u] && t.moved[i] == t.room[i]:
				t.lost++
			case k.place(u, t):
				t.moved[i]++
				t.onRow++
			}
		}
	}
}

// place takes the figures of a unit; false when none are left.
func (k *deck) place(unit int, t *tally) bool {
	if t.used[unit] == k.stock[unit] {
		t.short++
		return false
	}
	t.used[unit]++
	if k.scouts[unit] {
		t.green++
	}
	return true
}

// hexes is in how many ways the displaced units can be put: one after the other, each on a hex that is still vacant.
func (t *tally) hexes(w *ways) *big.Int {
	n := big.NewInt(1)
	for i, moved := range t.moved {
		if moved > 0 {
			n.Mul(n, w.arrange(t.room[i], moved))
		}
	}
	return n
}
