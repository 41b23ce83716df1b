package boards

import (
	"strconv"
	"strings"
	"testing"

	"muster/maps/hex"
)

// clipped draws a line independently, by clipping: the segment from (x0, y0) along (vx, vy) is cut by the three strips
// |x| <= 1, |x+y| <= 2, |x-y| <= 2 that make the hexagon around (cx, cy), in fractions. It reports whether the line
// crosses the hexagon's inside, and whether it meets the hexagon at all.
func clipped(x0, y0, vx, vy, cx, cy int) (crosses, meets bool) {
	type fraction struct{ n, d int } // d > 0
	less := func(a, b fraction) bool { return a.n*b.d < b.n*a.d }
	from, to := fraction{0, 1}, fraction{1, 1}
	x, y := x0-cx, y0-cy
	onEdge := false
	for _, strip := range [3]struct{ start, speed, half int }{{x, vx, 1}, {x + y, vx + vy, 2}, {x - y, vx - vy, 2}} {
		for _, sign := range [2]int{1, -1} {
			// sign * (start + t * speed) <= half
			room, speed := strip.half-sign*strip.start, sign*strip.speed
			switch {
			case speed == 0 && room < 0:
				return false, false
			case speed == 0 && room == 0:
				onEdge = true
			case speed > 0:
				if t := (fraction{room, speed}); less(t, to) {
					to = t
				}
			case speed < 0:
				if t := (fraction{-room, -speed}); less(from, t) {
					from = t
				}
			}
		}
	}
	if less(to, from) {
		return false, false
	}
	return less(from, to) && !onEdge, true
}

// slowSight returns the pair of masks, drawn by clipping.
func slowSight(b *Board, x, y hex.Hex) [2]hex.Set {
	var m [2]hex.Set
	x0, y0 := b.Col(x), 3*b.Row(x)
	vx, vy := b.Col(y)-x0, 3*b.Row(y)-y0
	for h := range hex.Hex(b.Len()) {
		if h == x || h == y {
			continue
		}
		cx, cy := b.Col(h), 3*b.Row(h)
		crosses, meets := clipped(x0, y0, vx, vy, cx, cy)
		if !meets {
			continue
		}
		left := vx*(cy-y0)-vy*(cx-x0) > 0
		if crosses || left {
			m[0].Add(h)
		}
		if crosses || !left {
			m[1].Add(h)
		}
	}
	return m
}

func sameMasks(a, b [2]hex.Set) bool {
	return a == b || a == [2]hex.Set{b[1], b[0]}
}

// BL-LOS-01, BL-LOS-02: the table agrees with the slow drawing for every pair, in both directions.
func TestSightAgreesWithClipping(t *testing.T) {
	for name, b := range boards(t) {
		for x := range hex.Hex(b.Len()) {
			for y := range hex.Hex(b.Len()) {
				if name != "standard" && (int(x)*7+int(y))%11 != 0 {
					continue // a sample keeps the large boards fast
				}
				if x == y {
					continue
				}
				got, want := *b.Sight(x, y), slowSight(b, x, y)
				if !sameMasks(got, want) {
					t.Fatalf("%s: Sight(%s, %s) = {%s} {%s}, want {%s} {%s}", name, b.Label(x), b.Label(y),
						labels(b, got[0].Hexes()), labels(b, got[1].Hexes()), labels(b, want[0].Hexes()), labels(b, want[1].Hexes()))
				}
			}
		}
	}
}

func TestSightIsSymmetric(t *testing.T) {
	b := mustBoard(t, epicSpec())
	for x := range hex.Hex(b.Len()) {
		for y := range hex.Hex(b.Len()) {
			there, back := *b.Sight(x, y), *b.Sight(y, x)
			if !sameMasks(there, back) {
				t.Fatalf("Sight(%s, %s) differs from Sight(%s, %s)", b.Label(x), b.Label(y), b.Label(y), b.Label(x))
			}
			// The shooter's and the target's own hexes never block.
			for _, m := range there {
				if m.Has(x) || m.Has(y) {
					t.Fatalf("Sight(%s, %s) holds one of its ends", b.Label(x), b.Label(y))
				}
			}
		}
		if m := b.Sight(x, x); *m != ([2]hex.Set{}) {
			t.Fatalf("Sight(%s, %s) is not empty", b.Label(x), b.Label(x))
		}
	}
}

// offset is a difference of doubled columns and rows.
type offset struct{ dc, dr int }

func parseOffsets(t testing.TB, words string) []offset {
	t.Helper()
	var out []offset
	for _, w := range strings.Fields(words) {
		if w == "-" {
			continue
		}
		c, r, ok := strings.Cut(strings.Trim(w, "()"), ",")
		dc, err1 := strconv.Atoi(c)
		dr, err2 := strconv.Atoi(r)
		if !ok || err1 != nil || err2 != nil {
			t.Fatalf("%q is no offset", w)
		}
		out = append(out, offset{dc, dr})
	}
	return out
}

// BL-LOS-01, BL-LOS-02: the table of hex cases, from every hex, in all rotations and mirrored.
func TestSightCases(t *testing.T) {
	b := mustBoard(t, epicSpec())
	rotate := func(o offset) offset { return offset{(o.dc - 3*o.dr) / 2, (o.dc + o.dr) / 2} }
	mirror := func(o offset) offset { return offset{o.dc, -o.dr} }
	all := lines(t, "lines.txt")
	if len(all) != 15 {
		t.Fatalf("lines.txt has %d lines, want 15", len(all))
	}
	for _, f := range all {
		for turn := range 12 {
			move := func(o offset) offset {
				if turn >= 6 {
					o = mirror(o)
				}
				for range turn % 6 {
					o = rotate(o)
				}
				return o
			}
			seen := 0
			for x := range hex.Hex(b.Len()) {
				place := func(o offset) hex.Hex {
					o = move(o)
					return b.find(b.Col(x)+o.dc, b.Row(x)+o.dr)
				}
				y := place(parseOffsets(t, f[1])[0])
				if y == hex.None {
					continue
				}
				seen++
				if got := strconv.Itoa(b.Distance(x, y)); got != f[0] {
					t.Fatalf("%v: distance %s, want %s", f, got, f[0])
				}
				var want [2]hex.Set
				for i, words := range []string{f[2] + " " + f[3], f[2] + " " + f[4]} {
					for _, o := range parseOffsets(t, words) {
						if h := place(o); h != hex.None {
							want[i].Add(h)
						}
					}
				}
				if got := *b.Sight(x, y); !sameMasks(got, want) {
					t.Fatalf("%v, turn %d: Sight(%s, %s) = {%s} {%s}", f, turn, b.Label(x), b.Label(y),
						labels(b, got[0].Hexes()), labels(b, got[1].Hexes()))
				}
			}
			if seen == 0 {
				t.Errorf("%v, turn %d fits nowhere on the board", f, turn)
			}
		}
	}
}

// BL-LOS-01, BL-LOS-02: blockers on a line, on one side of it, on both sides, and beyond the rim.
func TestClear(t *testing.T) {
	b := mustBoard(t, standardSpec())
	for _, c := range []struct {
		from, to, blockers string
		want               bool
	}{
		{"C1", "G1", "", true}, {"C1", "G1", "E1", false}, {"C1", "G1", "d2 E3 C1 G1", true},
		{"E1", "E5", "d2 d4", true}, {"E1", "E5", "d2 e4", false}, {"E1", "E5", "E3", false},
		{"A1", "A3", "a2", true}, {"A3", "A7", "A5", false}, {"M3", "M7", "l4 l6", true},
		{"A7", "e8", "b8", true}, {"A7", "e8", "b8 D7", false}, {"E5", "F5", "E3 E5 F5 e6 d4", true},
	} {
		blockers := set(t, b, c.blockers)
		x, y := at(t, b, c.from), at(t, b, c.to)
		if got := b.Clear(x, y, &blockers); got != c.want {
			t.Errorf("Clear(%s, %s, %s) = %v, want %v", c.from, c.to, c.blockers, got, c.want)
		}
		if got := b.Clear(y, x, &blockers); got != c.want {
			t.Errorf("Clear(%s, %s, %s) = %v, want %v", c.to, c.from, c.blockers, got, c.want)
		}
	}
}

// A Board is shared by goroutines: the first call makes the table, and all see it complete.
func TestSightFromManyGoroutines(t *testing.T) {
	b := mustBoard(t, standardSpec())
	want := slowSight(b, 0, 112)
	got := make(chan bool)
	for range 8 {
		go func() { got <- sameMasks(*b.Sight(0, 112), want) }()
	}
	for range 8 {
		if !<-got {
			t.Error("a goroutine saw another line of sight")
		}
	}
}
