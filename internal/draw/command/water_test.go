package command

import (
	"slices"
	"testing"

	"muster/draw"
	"muster/maps/hex"
)

// TestFlows checks the course of one hex's water for the surrounding rows.
func TestFlows(t *testing.T) {
	for name, c := range map[string]struct {
		rows     []string
		hex      string
		flow     []hex.Dir
		crossing int
	}{
		"straight": {[]string{". . R R R . . . . . . . ."}, "D9", []hex.Dir{hex.E, hex.W}, 90},
		"slanting": {[]string{". . R . . . . . . . . . .", " . . R . . . . . . . . . ", ". . . R . . . . . . . . ."}, "c8",
			[]hex.Dir{hex.NW, hex.SE}, 150},
		"bend": {[]string{". R R . . . . . . . . . .", " . . R . . . . . . . . . "}, "C9", []hex.Dir{hex.W, hex.SE}, 120},
		// A river at the rim runs off the board, as straight as possible.
		"off the west": {[]string{"R R R . . . . . . . . . ."}, "A9", []hex.Dir{hex.E, hex.W}, 90},
		"off the half hex": {[]string{". . . . . . . . . . . . .", " R R . . . . . . . . . . "}, "a8", []hex.Dir{hex.E,
			hex.W}, 90},
		"off the top": {[]string{". . R . . . . . . . . . .", " . . R . . . . . . . . . "}, "C9", []hex.Dir{hex.NW,
			hex.SE}, 150},
		"into the marsh": {[]string{". R R M . . . . . . . . .", " R . . . . . . . . . . . "}, "C9", []hex.Dir{hex.E,
			hex.W}, 90},
		"a spring": {[]string{". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . R R . . . . . . . . ."}, "C7",
			[]hex.Dir{hex.E}, 90},
		"a pond": {[]string{". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . R . . . . . . . . . ."}, "C7", nil,
			90},
		"a fork": {[]string{". . . R . . . . . . . . .", " . . . R . . . . . . . . ", ". . . R . R . . . . . . .",
			" . . . . R R . . . . . . "}, "d8",
			[]hex.Dir{hex.NW, hex.SW}, 0},
		"dry": {nil, "C7", nil, 90},
	} {
		f := board(t, c.rows...)
		got := flows(f)[at(t, f, c.hex)]
		if !slices.Equal(got, c.flow) || draw.Crossing(got) != c.crossing {
			t.Errorf("%s: %s flows %v, crossed at %d; want %v, %d", name, c.hex, got, draw.Crossing(got), c.flow, c.crossing)
		}
	}
}

// TestFlowsBesideItself checks that if a river runs parallel to itself, hexes with two certain directions take no
// third.
func TestFlowsBesideItself(t *testing.T) {
	f := board(t,
		". . . . . . . . . . . . .",
		" . . . . . . . . . . . . ",
		". . R R R R . . . . . . .",
		" . . . . . R . . . . . . ",
		". . R R R R . . . . . . .",
	)
	courses := flows(f)
	for label, want := range map[string][]hex.Dir{
		"D7": {hex.E, hex.W}, "F7": {hex.W, hex.SE}, "f6": {hex.NW, hex.SW}, "F5": {hex.NE, hex.W},
	} {
		if got := courses[at(t, f, label)]; !slices.Equal(got, want) {
			t.Errorf("%s flows %v, want %v", label, got, want)
		}
	}
	g := board(t,
		". . . . . . . . . . . . .",
		" . R R R R R . . . . . . ",
		". . . . . R . . . . . . .",
		" . R R R R R . . . . . . ",
	)
	sides := 0
	courses = flows(g)
	for h, flow := range courses {
		for _, d := range flow {
			n := g.Hexes.Neighbour(hex.Hex(h), d)
			if !slices.Contains(courses[n], d.Opposite()) {
				t.Errorf("%s flows into %s, which does not know it", g.Hexes.Label(hex.Hex(h)), g.Hexes.Label(n))
			}
			sides++
		}
	}
	if sides == 0 {
		t.Error("no water flows")
	}
}

// TestSidesMeet checks that water crosses a hex side at the same point in both hexes, without a gap at any size.
func TestSidesMeet(t *testing.T) {
	f := board(t)
	fr := NewFrame(f.Hexes)
	for h := range hex.Hex(f.Hexes.Len()) {
		for d := range hex.Dir(hex.Dirs) {
			n := f.Hexes.Neighbour(h, d)
			if n == hex.None {
				continue
			}
			if a, b := fr.leave(h, d), fr.leave(n, d.Opposite()); a != b {
				t.Fatalf("%s and %s meet at %v and %v", f.Hexes.Label(h), f.Hexes.Label(n), a, b)
			}
			if c, m := fr.Centre(h).Add(draw.Across(d)), fr.Centre(n); c != m {
				t.Fatalf("across %v of %s lies %v, not %v", d, f.Hexes.Label(h), c, m)
			}
		}
	}
}
