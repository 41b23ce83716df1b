package boards

import (
	"testing"

	"muster/maps/hex"
)

// BL-ORD-03: how many hexes lie in each section alone and how many in two.
func TestSectionCounts(t *testing.T) {
	for _, c := range []struct {
		name string
		spec Spec
		want [4]int // left only, centre only, right only, shared
	}{
		{"standard", standardSpec(), [4]int{36, 31, 36, 10}},
		{"epic", epicSpec(), [4]int{68, 59, 68, 18}},
		{"alternative standard", alternativeSpec(9), [4]int{32, 41, 32, 8}},
		{"alternative epic", alternativeSpec(17), [4]int{60, 77, 60, 16}},
	} {
		b := mustBoard(t, c.spec)
		for camp := range Camp(Camps) {
			var got [4]int
			for h := range hex.Hex(b.Len()) {
				m := b.Sections(camp, h)
				for s := range Section(SectionCount) {
					if m == 1<<s {
						got[s]++
					}
				}
				if m.Shared() {
					got[3]++
				}
			}
			if got != c.want {
				t.Errorf("%s, %s: left, centre, right, shared = %v, want %v", c.name, camp, got, c.want)
			}
		}
	}
}

func TestSectionsOfHexes(t *testing.T) {
	b, other := mustBoard(t, standardSpec()), mustBoard(t, alternativeSpec(9))
	const left, centre, right = Sections(1 << Left), Sections(1 << Centre), Sections(1 << Right)
	for _, c := range []struct {
		b         *Board
		hex       string
		standards Sections
		pennants  Sections
	}{
		{b, "A1", left, right}, {b, "D9", left, right}, {b, "E5", left | centre, centre | right},
		{b, "F5", centre, centre}, {b, "H3", centre, centre}, {b, "I1", centre | right, left | centre},
		{b, "J7", right, left}, {b, "d4", left, right}, {b, "e4", centre, centre}, {b, "h4", centre, centre},
		{b, "i4", right, left},
		{other, "D1", left, right}, {other, "E1", centre, centre}, {other, "I1", centre, centre},
		{other, "c2", left, right}, {other, "d2", left | centre, centre | right}, {other, "i2", centre | right,
			left | centre},
	} {
		h := at(t, c.b, c.hex)
		if got := c.b.Sections(Standard, h); got != c.standards {
			t.Errorf("Sections(standard, %s) = %03b, want %03b", c.hex, got, c.standards)
		}
		if got := c.b.Sections(Pennant, h); got != c.pennants {
			t.Errorf("Sections(pennant, %s) = %03b, want %03b", c.hex, got, c.pennants)
		}
		if got := c.b.Sections(Pennant, c.b.Turn(h)); got != c.standards {
			t.Errorf("%s: a half turn changes the section: %03b, want %03b", c.hex, got, c.standards)
		}
	}
}

// Guards that must move off impassable ground go to the unshared part of their section's baseline.
func TestSectionBaseline(t *testing.T) {
	standard, epic := mustBoard(t, standardSpec()), mustBoard(t, epicSpec())
	for _, c := range []struct {
		b       *Board
		camp    Camp
		section Section
		want    string
	}{
		{standard, Standard, Left, "A1 B1 C1 D1"}, {standard, Standard, Centre, "F1 G1 H1"}, {standard, Standard, Right,
			"J1 K1 L1 M1"},
		{standard, Pennant, Left, "J9 K9 L9 M9"}, {standard, Pennant, Centre, "F9 G9 H9"}, {standard, Pennant, Right,
			"A9 B9 C9 D9"},
		{epic, Standard, Left, "a2 b2 c2 d2"}, {epic, Standard, Centre, "e2 f2 g2 h2"}, {epic, Pennant, Left,
			"i16 j16 k16 l16"},
	} {
		if got := labels(c.b, c.b.SectionBaseline(c.camp, c.section).Hexes()); got != c.want {
			t.Errorf("SectionBaseline(%s, %s) = %s, want %s", c.camp, c.section, got, c.want)
		}
	}
}
