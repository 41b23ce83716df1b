package prove

import (
	"math/big"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/command/boards"
)

// guardSum is the sum of three Guards.
type guardSum struct {
	used      []int // figures taken, by type
	green     int
	onRow     int                      // hexes of the baseline that are taken
	units     int                      // called
	displaced int                      // marks that are impassable
	lost      int                      // for want of room
	short     int                      // for want of figures
	room      [boards.SectionCount]int // for displaced units, by place in SectionOrder
	moved     [boards.SectionCount]int // displaced units that find a hex
}

// guards adds three layouts up, cards by place in SectionOrder. Only when a type could run short are the units gone
// through one by one.
func (k *setCases) guards(cards [boards.SectionCount]int, t *guardSum) {
	*t = guardSum{used: t.used[:0]}
	enough := true
	for u := range k.types {
		called, placed := 0, 0
		for i, s := range deck.SectionOrder {
			called += k.layouts[cards[i]][s].CalledByType[u]
			placed += k.layouts[cards[i]][s].PlacedByType[u]
		}
		enough = enough && called <= k.stock[u]
		t.used = append(t.used, placed)
	}
	for i, s := range deck.SectionOrder {
		l := &k.layouts[cards[i]][s]
		t.units += len(l.Marks) + len(l.Displaced)
		t.displaced += len(l.Displaced)
		t.lost += l.Lost()
		t.green += l.Green
		t.onRow += l.OnRow + l.Moved()
		t.room[i], t.moved[i] = l.Room, l.Moved()
	}
	if !enough {
		k.shortGuards(cards, t)
	}
}

// shortGuards corrects a sum for a set that breaks CTA-04. Figures go first to the units that stand on their marks,
// right wing to left wing in the card's order, then to the displaced ones. A unit without figures leaves its hex
// vacant.
func (k *setCases) shortGuards(cards [boards.SectionCount]int, t *guardSum) {
	clear(t.used)
	t.green, t.onRow, t.lost = 0, 0, 0
	for i, s := range deck.SectionOrder {
		for _, p := range k.layouts[cards[i]][s].Marks {
			switch {
			case !k.place(p.Unit, t):
				if p.Section {
					t.room[i]++
				}
			case p.OnRow:
				t.onRow++
			}
		}
	}
	for i, s := range deck.SectionOrder {
		t.moved[i] = 0
		for _, u := range k.layouts[cards[i]][s].DisplacedTypes {
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
func (k *setCases) place(unit int, t *guardSum) bool {
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

// hexes returns the number of ways to place the displaced units, one by one, each on a vacant hex.
func (t *guardSum) hexes(w *Ways) *big.Int {
	n := big.NewInt(1)
	for i, moved := range t.moved {
		if moved > 0 {
			n.Mul(n, w.Arrange(t.room[i], moved))
		}
	}
	return n
}
