package boards

import (
	"slices"
	"strings"
	"testing"

	"muster/maps/hex"
)

func labels(b *Board, list []hex.Hex) string {
	out := make([]string, len(list))
	for i, h := range list {
		out[i] = b.Label(h)
	}
	return strings.Join(out, " ")
}

func at(t testing.TB, b *Board, word string) hex.Hex {
	t.Helper()
	h, fault, _ := b.ByLabel(word)
	if h == hex.None {
		t.Fatalf("%q is no hex: %s", word, fault)
	}
	return h
}

func set(t testing.TB, b *Board, words string) hex.Set {
	t.Helper()
	var s hex.Set
	for _, w := range strings.Fields(words) {
		s.Add(at(t, b, w))
	}
	return s
}

func TestTurn(t *testing.T) {
	for name, b := range boards(t) {
		for h := range hex.Hex(b.Len()) {
			o := b.Turn(h)
			if b.Turn(o) != h {
				t.Fatalf("%s: two half turns move %s", name, b.Label(h))
			}
			if b.OwnRow(Pennant, h) != b.OwnRow(Standard, o) || b.Col(h)+b.Col(o) != 2*b.spec.Width-2 {
				t.Fatalf("%s: %s is not opposite to %s", name, b.Label(o), b.Label(h))
			}
		}
		if b.Turn(hex.None) != hex.None {
			t.Errorf("%s: Turn(None) is a hex", name)
		}
	}
	b := mustBoard(t, standardSpec())
	for x, y := range map[string]string{"A1": "M9", "a2": "l8", "G5": "G5", "B1": "L9"} {
		if got := b.Label(b.Turn(at(t, b, x))); got != y {
			t.Errorf("Turn(%s) = %s, want %s", x, got, y)
		}
	}
}

// BL-RET-01: a retreat leads one row nearer to the own edge.
func TestBack(t *testing.T) {
	for name, b := range boards(t) {
		for h := range hex.Hex(b.Len()) {
			for c := range Camp(Camps) {
				var want []hex.Hex
				for o := range hex.Hex(b.Len()) {
					if b.Distance(h, o) == 1 && b.OwnRow(c, o) == b.OwnRow(c, h)-1 {
						want = append(want, o)
					}
				}
				if got := b.Back(c, h); !slices.Equal(got, want) {
					t.Fatalf("%s: Back(%s, %s) = %s, want %s", name, c, b.Label(h), labels(b, got), labels(b, want))
				}
			}
		}
	}
	b := mustBoard(t, standardSpec())
	for _, c := range []struct {
		camp      Camp
		hex, want string
	}{
		{Standard, "E5", "d4 e4"}, {Pennant, "E5", "d6 e6"}, {Standard, "A3", "a2"}, {Standard, "M3", "l2"},
		{Standard, "G1", ""}, {Pennant, "G9", ""}, {Pennant, "a8", "A9 B9"},
	} {
		if got := labels(b, b.Back(c.camp, at(t, b, c.hex))); got != c.want {
			t.Errorf("Back(%s, %s) = %q, want %q", c.camp, c.hex, got, c.want)
		}
	}
}

// CTA-11: the baseline, and the rows that other set-up rules count from the own edge; the Pennants' is on top.
func TestOwnRows(t *testing.T) {
	b := mustBoard(t, epicSpec())
	row2 := set(t, b, "a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2 l2")
	if got := b.Baseline(Standard); got != row2 {
		t.Errorf("Baseline(standard) = %s", labels(b, got.Hexes()))
	}
	row16 := set(t, b, "a16 b16 c16 d16 e16 f16 g16 h16 i16 j16 k16 l16")
	if got := b.Baseline(Pennant); got != row16 {
		t.Errorf("Baseline(pennant) = %s", labels(b, got.Hexes()))
	}
	for c := range Camp(Camps) {
		var want hex.Set
		for h := range hex.Hex(b.Len()) {
			if r := b.OwnRow(c, h); 4 <= r && r <= 8 {
				want.Add(h)
			}
		}
		if got := b.OwnRows(c, 4, 8); got != want || got.Len() != 62 {
			t.Errorf("OwnRows(%s, 4, 8) = %s", c, labels(b, got.Hexes()))
		}
	}
	if got := b.OwnRows(Standard, -5, 99); got != b.All() {
		t.Errorf("OwnRows beyond the board holds %d hexes", got.Len())
	}
	if got := b.OwnRows(Standard, 5, 4); !got.Empty() {
		t.Errorf("falling rows hold %d hexes", got.Len())
	}
	if bare := mustBoard(t, Spec{Width: 3, RowCount: 3, Lines: [2]int{1, 3}}); bare.Baseline(Pennant) != (hex.Set{}) {
		t.Error("a board without a baseline has one")
	}
}
