package battlelore

import (
	"testing"

	"muster/internal/engine/command/boards"
)

// TestOpenSections: the sections with room for another order, computed at once, match fitsSections for each
// (BL-ORD-03).
func TestOpenSections(t *testing.T) {
	const (
		l = boards.Sections(1 << boards.Left)
		c = boards.Sections(1 << boards.Centre)
		r = boards.Sections(1 << boards.Right)
	)
	n := 0
	for code := range 4 * 4 * 4 * 4 * 4 * 4 * 4 * 4 {
		digit := func(i int) int8 { return int8(code >> (2 * i) & 3) }
		o := Orders{
			Section: [boards.SectionCount]int8{digit(0), digit(1), digit(2)},
			InOne:   [boards.SectionCount]int8{digit(3), digit(4), digit(5)},
			InTwo:   [boards.SectionCount - 1]int8{digit(6), digit(7)},
		}
		open := o.openSections()
		for _, in := range [...]boards.Sections{l, l | c, c, c | r, r} {
			room := false // for more than the units that stand in them alone
			for i := range boards.Section(boards.SectionCount) {
				room = room || in.Has(i) && o.Section[i] > o.InOne[i]
			}
			want := room && o.fitsSections(in, 1)
			if got := open>>in&1 != 0; got != want {
				t.Fatalf("%+v: sections %d: %v, want %v", o, in, got, want)
			}
			if want {
				n++
			}
		}
	}
	if n < 10000 {
		t.Errorf("only %d cases have room", n)
	}
}
