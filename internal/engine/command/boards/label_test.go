package boards

import (
	"strings"
	"testing"

	"muster/maps/hex"
)

func TestLabels(t *testing.T) {
	for name, b := range boards(t) {
		for h := range hex.Hex(b.Len()) {
			got, fault, nearest := b.ByLabel(b.Label(h))
			if got != h || fault != "" || nearest != "" {
				t.Errorf("%s: ByLabel(%q) = %d, %q, %q; want %d", name, b.Label(h), got, fault, nearest, h)
			}
		}
	}
	if got := boards(t)["standard"].Label(hex.None); got != "" {
		t.Errorf("Label(None) = %q, want nothing", got)
	}
}

// BL-MOV-04: help names the labels of the board at hand, not of the standard one.
func TestRange(t *testing.T) {
	all := boards(t)
	for name, want := range map[string]string{
		"standard": "columns A to M (a to l in even rows), rows 1 to 9",
		"epic":     "columns A to M (a to l in even rows), rows 1 to 17",
	} {
		if got := all[name].Range(); got != want {
			t.Errorf("%s: Range() = %q, want %q", name, got, want)
		}
	}
	for name, b := range all { // the last column and row are there, and none behind them
		rows := b.spec.RowCount
		for row := 1; row <= min(2, rows); row++ {
			n := b.RowLen(rows - row)
			if last := string(letter(n-1, row)); !strings.Contains(b.Range(), " to "+last) {
				t.Errorf("%s: Range() = %q, without %s, the last column of row %d", name, b.Range(), last, row)
			}
		}
	}
}

func TestCornerLabels(t *testing.T) {
	standard, epic := boards(t)["standard"], boards(t)["epic"]
	for _, c := range []struct {
		b    *Board
		r, i int
		want string
	}{
		{standard, 0, 0, "A9"}, {standard, 0, 12, "M9"}, {standard, 7, 0, "a2"}, {standard, 7, 11, "l2"},
		{standard, 8, 0, "A1"}, {standard, 8, 12, "M1"}, {standard, 5, 4, "e4"},
		{epic, 0, 0, "A17"}, {epic, 0, 12, "M17"}, {epic, 15, 11, "l2"}, {epic, 16, 0, "A1"},
	} {
		if got := c.b.Label(c.b.At(c.r, c.i)); got != c.want {
			t.Errorf("Label(At(%d, %d)) = %q, want %q", c.r, c.i, got, c.want)
		}
	}
}

func TestByLabelExplains(t *testing.T) {
	b := mustBoard(t, standardSpec())
	for _, c := range []struct{ word, fault, nearest string }{
		{"E4", "even rows use small letters (e4)", "e4"},
		{"e5", "odd rows use capital letters (E5)", "E5"},
		// BL-MOV-04: half hexes cannot be entered.
		{"m4", "the half hex at the end of row 4 cannot be entered", "l4"},
		{"M2", "the half hex at the end of row 2 cannot be entered", "l2"},
		{"n4", "row 4 has hexes a to l", ""},
		{"N9", "row 9 has hexes A to M", ""},
		{"n9", "row 9 has hexes A to M", ""},
		{"A10", "the board has rows 1 to 9", ""},
		{"A999", "the board has rows 1 to 9", ""},
		{"", malformed, ""},
		{"E", malformed, ""},
		{"4", malformed, ""},
		{"4e", malformed, "e4"},
		{"E 5", malformed, "E5"},
		{" e4", malformed, "e4"},
		{"E-4", malformed, "e4"},
		{"E05", malformed, "E5"},
		{"E0", malformed, ""},
		{"EE5", malformed, ""},
		{"4N", malformed, ""},
		{"É5", malformed, ""},
		{"E5555555555555555555555", malformed, ""},
		{"E5\x00", malformed, "E5"},
	} {
		h, fault, nearest := b.ByLabel(c.word)
		if h != hex.None || fault != c.fault || nearest != c.nearest {
			t.Errorf("ByLabel(%q) = %d, %q, %q; want None, %q, %q", c.word, h, fault, nearest, c.fault, c.nearest)
		}
	}
}

func FuzzByLabel(f *testing.F) {
	for _, s := range []string{"E5", "e4", "m4", "A10", "4e", "", "Z999", "é9"} {
		f.Add(s)
	}
	b := mustBoard(f, epicSpec())
	f.Fuzz(func(t *testing.T, word string) {
		h, fault, nearest := b.ByLabel(word)
		if (h == hex.None) != (fault != "") {
			t.Fatalf("ByLabel(%q) = %d with fault %q", word, h, fault)
		}
		if h != hex.None && b.Label(h) != word {
			t.Fatalf("ByLabel(%q) found %s", word, b.Label(h))
		}
		if nearest != "" {
			if near, _, _ := b.ByLabel(nearest); near == hex.None || nearest == word {
				t.Fatalf("ByLabel(%q) proposes %q", word, nearest)
			}
		}
	})
}
