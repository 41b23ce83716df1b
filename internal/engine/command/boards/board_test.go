package boards

import (
	"strings"
	"testing"

	"muster/maps/hex"
)

func standardSpec() Spec {
	return Spec{
		Width:    13,
		RowCount: 9,
		Lines:    [2]int{8, 16},
		Ranks:    []int{3, 4, 3, 4},
		Zones: []ZoneSpec{{
			ID: "guards", Left: []string{"B1", "a2", "B3", "a4"},
			Centre: []string{"F1", "e2", "F3", "e4"}, Right: []string{"J1", "i2", "J3", "i4"},
		}},
		Setup: SetupRows{
			Baseline:  1,
			Guards:    [2]int{1, 4},
			Landmarks: [2]int{3, 4},
			Lairs:     [2]int{3, 4},
			Stakes:    [2]int{1, 5},
		},
	}
}

func epicSpec() Spec {
	return Spec{
		Width:    13,
		RowCount: 17,
		Lines:    [2]int{8, 16},
		Ranks:    []int{3, 4, 3, 4},
		Zones: []ZoneSpec{
			{ID: "red", Left: []string{"a2", "A3", "a4", "A5"},
				Centre: []string{"e2", "E3", "e4", "E5"}, Right: []string{"i2", "I3", "i4", "I5"}},
			{ID: "blue", Left: []string{"b2", "B3", "b4", "B5"},
				Centre: []string{"f2", "F3", "f4", "F5"}, Right: []string{"j2", "J3", "j4", "J5"}},
		},
		Setup: SetupRows{
			Baseline:   2,
			Guards:     [2]int{2, 5},
			ScoutGuard: 5,
			Landmarks:  [2]int{4, 8},
			Lairs:      [2]int{4, 8},
			Stakes:     [2]int{1, 6},
		},
	}
}

// alternative is the standard board with the dotted lines of the sister game: they cut the short rows.
func alternativeSpec(rows int) Spec {
	return Spec{Width: 13, RowCount: rows, Lines: [2]int{7, 17}, Setup: SetupRows{Baseline: 1}}
}

func mustBoard(t testing.TB, s Spec) *Board {
	t.Helper()
	b, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// boards are the shapes that properties are tested on: the real ones and the smallest.
func boards(t testing.TB) map[string]*Board {
	return map[string]*Board{
		"standard": mustBoard(t, standardSpec()),
		"epic":     mustBoard(t, epicSpec()),
		"smallest": mustBoard(t, Spec{Width: 3, RowCount: 1, Lines: [2]int{1, 3}}),
		"narrow":   mustBoard(t, Spec{Width: 3, RowCount: 101, Lines: [2]int{1, 3}}),
		"wide":     mustBoard(t, Spec{Width: 26, RowCount: 9, Lines: [2]int{17, 33}}),
	}
}

// EP-SET-01 and BL-MOV-04: half hexes are not counted.
func TestBoardSizes(t *testing.T) {
	for name, want := range map[string]int{"standard": 113, "epic": 213, "smallest": 3, "narrow": 253, "wide": 230} {
		b := boards(t)[name]
		if b.Len() != want {
			t.Errorf("%s: Len = %d, want %d", name, b.Len(), want)
		}
		if all := b.All(); all.Len() != want {
			t.Errorf("%s: All has %d hexes, want %d", name, all.Len(), want)
		}
	}
}

func TestAtAndPlaceAreInverse(t *testing.T) {
	for name, b := range boards(t) {
		next := hex.Hex(0)
		for r := range b.Rows() {
			for i := range b.RowLen(r) {
				if h := b.At(r, i); h != next {
					t.Fatalf("%s: At(%d, %d) = %d, want %d", name, r, i, h, next)
				}
				if gotR, gotI := b.Place(next); gotR != r || gotI != i {
					t.Fatalf("%s: Place(%d) = %d, %d, want %d, %d", name, next, gotR, gotI, r, i)
				}
				if (b.Col(next)+b.Row(next))%2 != 1 {
					t.Fatalf("%s: %s: column and row are both odd or both even", name, b.Label(next))
				}
				next++
			}
		}
		if int(next) != b.Len() {
			t.Errorf("%s: rows hold %d hexes, want %d", name, next, b.Len())
		}
		for _, out := range [][2]int{{-1, 0}, {0, -1}, {b.Rows(), 0}, {0, b.RowLen(0)}, {1, b.RowLen(1)}} {
			if h := b.At(out[0], out[1]); h != hex.None {
				t.Errorf("%s: At(%d, %d) = %d, want None", name, out[0], out[1], h)
			}
		}
	}
}

func TestNewRefuses(t *testing.T) {
	cases := []struct {
		name   string
		change func(*Spec)
		want   string
	}{
		{"too narrow", func(s *Spec) { s.Width = 2 }, "width is 2; it must be 3 to 26"},
		{"too wide", func(s *Spec) { s.Width = 27 }, "width is 27"},
		{"no rows", func(s *Spec) { s.RowCount = -1 }, "rows is -1; it must be odd"},
		{"even rows", func(s *Spec) { s.RowCount = 8 }, "rows is 8; it must be odd"},
		{"too many hexes", func(s *Spec) { s.RowCount = 21 }, "width 13 and rows 21 make more than 256 hexes"},
		{"absurd", func(s *Spec) { s.RowCount = 1<<62 + 1 }, "make more than 256 hexes"},
		{"line on the rim", func(s *Spec) { s.Lines = [2]int{0, 16} }, "lines are 0 and 16"},
		{"line beyond the rim", func(s *Spec) { s.Lines = [2]int{8, 24} }, "lines are 8 and 24"},
		{"lines crossed", func(s *Spec) { s.Lines = [2]int{16, 8} }, "lines are 16 and 8"},
		{"empty rank", func(s *Spec) { s.Ranks[2] = 0 }, "rank 3 has 0 cells"},
		{
			"ranks missing",
			func(s *Spec) { s.Zones[0].Centre = s.Zones[0].Centre[:3] },
			`zone "guards", centre: 3 ranks are placed, but a card has 4`,
		},
		{
			"unknown label",
			func(s *Spec) { s.Zones[0].Left[1] = "A2" },
			`zone "guards", left wing: rank 2 starts at "A2": even rows use small letters (a2)`,
		},
		{
			"off the board",
			func(s *Spec) { s.Zones[0].Right[3] = "j4" },
			"rank 4 starts at j4 and has 4 cells, which leaves the board",
		},
		{
			"other section",
			func(s *Spec) { s.Zones[0].Left[0] = "C1"; s.Ranks[0] = 4 },
			"rank 1 covers F1, which lies in another section",
		},
		{"used twice", func(s *Spec) { s.Zones[0].Left[2] = "B1" }, "rank 3 covers B1, which the zone uses twice"},
		{
			"off the baseline",
			func(s *Spec) { s.Zones[0].Left[0] = "B5" },
			"rank 1 starts at B5, but the baseline is row 1",
		},
		{"nameless zone", func(s *Spec) { s.Zones[0].ID = "" }, `zone 1 has the id ""`},
		{"double zone", func(s *Spec) { s.Zones = append(s.Zones, s.Zones[0]) }, `zone 2 has the id "guards"`},
		{
			"lopsided lines",
			func(s *Spec) { s.Lines = [2]int{8, 18} },
			"turned for the Pennants, i8 lies in another section",
		},
		{"baseline off the board", func(s *Spec) { s.Setup.Baseline = 10 }, "setup.baseline is row 10"},
		{"scout guard off the board", func(s *Spec) { s.Setup.ScoutGuard = -1 }, "setup.scout_guard is row -1"},
		{"rows fall", func(s *Spec) { s.Setup.Landmarks = [2]int{4, 3} }, "setup.landmarks are rows 4 to 3"},
		{"rows beyond", func(s *Spec) { s.Setup.Stakes = [2]int{1, 10} }, "setup.stakes are rows 1 to 10"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := standardSpec()
			c.change(&s)
			b, err := New(s)
			if err == nil || b != nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("New = %v, %v; want an error with %q", b, err, c.want)
			}
		})
	}
}

func TestSpecIsCopied(t *testing.T) {
	s := standardSpec()
	b := mustBoard(t, s)
	s.Ranks[0], s.Zones[0].Left[0] = 99, "Z99"
	if got := b.Spec(); got.Ranks[0] != 3 || got.Zones[0].Left[0] != "B1" {
		t.Errorf("a change of the caller's Spec reached the board: %v", got)
	}
}
