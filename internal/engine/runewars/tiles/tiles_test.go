package tiles

import (
	"slices"
	"testing"
)

// TestTurns: a rotation by a sixth clockwise takes (q, r) to (-r, q + r) and each side to the next one. Six rotations
// change nothing, opposite ones cancel, and neighbours stay neighbours (RW-TERM-02).
func TestTurns(t *testing.T) {
	for q := -3; q <= 3; q++ {
		for r := -3; r <= 3; r++ {
			a := At{q, r}
			if got := a.Turned(1); got != (At{-r, q + r}) {
				t.Errorf("%v turned is %v", a, got)
			}
			seen := map[At]bool{}
			for turns := range Dirs {
				seen[a.Turned(turns)] = true
				if back := a.Turned(turns).Turned(-turns); back != a {
					t.Errorf("%v turned by %d and back is %v", a, turns, back)
				}
				for d := N; d < Dirs; d++ {
					if got, want := a.Step(d).Turned(turns), a.Turned(turns).Step(d.Turned(turns)); got != want {
						t.Errorf("the %s neighbour of %v, turned by %d, is %v, not %v", d, a, turns, got, want)
					}
				}
			}
			if a.Turned(6) != a || a != (At{}) && len(seen) != 6 {
				t.Errorf("%v has %d turns, and six come to %v", a, len(seen), a.Turned(6))
			}
		}
	}
}

// TestSides: the six sides match the facts, each opposite to the one that leads back.
func TestSides(t *testing.T) {
	want := map[string]At{"n": {0, -1}, "ne": {1, -1}, "se": {1, 0}, "s": {0, 1}, "sw": {-1, 1}, "nw": {-1, 0}}
	for name, step := range want {
		d, ok := ParseDir(name)
		if !ok || d.String() != name || (At{}).Step(d) != step {
			t.Errorf("%s leads to %v, want %v", name, At{}.Step(d), step)
		}
		if toward, ok := (At{}).Toward(step); !ok || toward != d {
			t.Errorf("the side towards %v is %s", step, toward)
		}
		if back := step.Step(d.Opposite()); back != (At{}) {
			t.Errorf("%s and back is %v", name, back)
		}
	}
	if _, ok := ParseDir("north"); ok {
		t.Error("north is no side")
	}
	if _, ok := (At{}).Toward(At{2, 0}); ok {
		t.Error("a hex two away is no neighbour")
	}
	for _, c := range []struct {
		to   At
		want int
	}{{At{0, 0}, 0}, {At{1, 0}, 1}, {At{1, 1}, 2}, {At{2, -1}, 2}, {At{-3, 1}, 3}, {At{0, 4}, 4}} {
		if got := (At{}).Distance(c.to); got != c.want {
			t.Errorf("%v is %d away, want %d", c.to, got, c.want)
		}
	}
}

// lone returns a tile of one area with colours by side.
func lone(borders map[Dir]Border) *Tile {
	t := &Tile{Areas: make([]Area, 1)}
	for d, b := range borders {
		t.Areas[0].Borders[d] = b
	}
	return t
}

// TestBordersTurn: colours and areas rotate with their tile.
func TestBordersTurn(t *testing.T) {
	tile := &Tile{Areas: []Area{{}, {At: At{0, 1}}}}
	tile.Areas[0].Borders[N], tile.Areas[1].Borders[SE] = Mountain, Water
	for turn := range Dirs {
		p := Placed{Tile: tile, At: At{5, -2}, Turn: turn}
		if at := p.Where(1); at != p.At.Step(S.Turned(turn)) {
			t.Errorf("turned by %d, the second area lies at %v", turn, at)
		}
		first, second := p.Borders(0), p.Borders(1)
		if first[N.Turned(turn)] != Mountain || second[SE.Turned(turn)] != Water {
			t.Errorf("turned by %d: %v and %v", turn, first, second)
		}
		n := 0
		for d := range Dirs {
			if first[d] != Open {
				n++
			}
		}
		if n != 1 {
			t.Errorf("turned by %d, the first area has %d colours", turn, n)
		}
	}
}

// TestBarred: a colour on either side bars a way (RW-MOVE-04). Frost lifts water alone (RW-SEAS-10), yellow bars
// nothing (RW-T12-03), and a side without a neighbouring area cannot be crossed (RW-SETUP-09).
func TestBarred(t *testing.T) {
	for _, c := range []struct {
		north, south       Border // of the two sides of one border
		barred, frozen     bool
		clash              bool
		ownSeen, otherSeen Border
	}{
		{Open, Open, false, false, false, Open, Open},
		{Mountain, Open, true, true, false, Mountain, Open},
		{Open, Mountain, true, true, false, Open, Mountain},
		{Water, Open, true, false, false, Water, Open},
		{Open, Water, true, false, false, Open, Water},
		{Water, Mountain, true, true, true, Water, Mountain},
		{Water, Water, true, false, true, Water, Water},
		{Yellow, Open, false, false, false, Yellow, Open},
		{Yellow, Yellow, false, false, false, Yellow, Yellow},
		{Yellow, Water, true, false, true, Yellow, Water},
	} {
		north, south := lone(map[Dir]Border{S: c.north}), lone(map[Dir]Border{N: c.south})
		b := Lay([]Placed{{Tile: north}, {Tile: south, At: At{0, 1}}})
		if own, other := b.Border(0, S); own != c.ownSeen || other != c.otherSeen {
			t.Errorf("%v, %v: seen as %s and %s", c.north, c.south, own, other)
		}
		for _, way := range []struct {
			from int
			d    Dir
		}{{0, S}, {1, N}} {
			if got := b.Barred(way.from, way.d, false); got != c.barred {
				t.Errorf("%q against %q from %d: barred %t", c.north, c.south, way.from, got)
			}
			if got := b.Barred(way.from, way.d, true); got != c.frozen {
				t.Errorf("%q against %q from %d in winter: barred %t", c.north, c.south, way.from, got)
			}
		}
		if Conflicts(c.north, c.south) != c.clash || Conflicts(c.south, c.north) != c.clash {
			t.Errorf("%q against %q: clash is not %t", c.north, c.south, c.clash)
		}
		if !b.Barred(0, N, true) {
			t.Error("the way off the board is open")
		}
	}
}

// ring returns six tiles of one area around a hex without one, and a separate one on the right.
func ring() *Board {
	var placed []Placed
	for d := N; d < Dirs; d++ {
		placed = append(placed, Placed{Tile: lone(nil), At: At{}.Step(d)})
	}
	return Lay(append(placed, Placed{Tile: lone(nil), At: At{4, 0}}))
}

// TestHoles: an enclosed hex is a hole, one at the rim is not; ways go around a hole (RW-SETUP-09).
func TestHoles(t *testing.T) {
	b := ring()
	if got := b.Holes(); !slices.Equal(got, []At{{0, 0}}) {
		t.Errorf("the holes are %v", got)
	}
	if least, most := b.Extent(); least != (At{-1, -1}) || most != (At{4, 1}) {
		t.Errorf("the board goes from %v to %v", least, most)
	}
	open := Lay(b.Tiles[1:]) // one of the ring left away
	if got := open.Holes(); len(got) != 0 {
		t.Errorf("an open ring has the holes %v", got)
	}
	steps := b.Steps(b.On(At{0, -1}))
	if got := steps[b.On(At{0, 1})]; got != 3 {
		t.Errorf("it is %d areas around the hole, not 3", got)
	}
	apart := b.On(At{4, 0})
	if steps[apart] != None || b.Reached(0, true, true)[apart] {
		t.Error("there is a way to what lies apart")
	}
	if got := Lay(nil); got.Holes() != nil || got.On(At{}) != None {
		t.Error("a board without tiles has holes")
	}
}

// TestOverlap: an area on another one is no part of the board, and both are named.
func TestOverlap(t *testing.T) {
	two := &Tile{Areas: []Area{{}, {At: At{0, 1}}}}
	b := Lay([]Placed{{Tile: two}, {Tile: two, At: At{0, 2}, Turn: 3}})
	if len(b.Spots) != 3 || len(b.Over) != 1 || b.Over[0] != (Overlap{Tile: 1, Area: 1, On: 1}) {
		t.Errorf("%d areas, over each other %v", len(b.Spots), b.Over)
	}
}

// TestTouches: the number of a tile's areas that touch earlier ones, and of those (RW-SETUP-07), and the number of
// sides (RW-T12-02).
func TestTouches(t *testing.T) {
	two := &Tile{Areas: []Area{{}, {At: At{0, 1}}}}
	for _, c := range []struct {
		at                  At
		turn                int
		own, earlier, sides int
	}{
		{At{1, 0}, 0, 2, 2, 3},  // beside it
		{At{1, -1}, 0, 2, 2, 3}, // beside it, a half higher
		{At{0, 2}, 0, 1, 1, 1},  // below it
		{At{1, 1}, 0, 1, 1, 1},  // at its foot
		{At{1, 1}, 1, 2, 1, 2},  // two of its own touch one
		{At{3, 0}, 0, 0, 0, 0},  // apart
	} {
		b := Lay([]Placed{{Tile: two}, {Tile: two, At: c.at, Turn: c.turn}})
		own, earlier := b.TouchesEarlier(1)
		if own != c.own || earlier != c.earlier || b.Sides(1) != c.sides || len(b.Over) > 0 {
			t.Errorf("at %v, turned by %d: %d areas touch %d over %d sides, over each other %v", c.at, c.turn, own, earlier,
				b.Sides(1), b.Over)
		}
	}
}

// TestJoined: a tile is one piece.
func TestJoined(t *testing.T) {
	for _, c := range []struct {
		at   []At
		want bool
	}{
		{nil, false}, {[]At{{}}, true}, {[]At{{}, {1, 1}}, false}, {[]At{{}, {1, 1}, {0, 1}}, true},
	} {
		tile := Tile{}
		for _, at := range c.at {
			tile.Areas = append(tile.Areas, Area{At: at})
		}
		if tile.Joined() != c.want {
			t.Errorf("%v: joined is not %t", c.at, c.want)
		}
	}
}

// TestPart: a part of a board has its areas in their places, and no others.
func TestPart(t *testing.T) {
	b := ring()
	part := b.Part(func(at At) bool { return at.Distance(At{0, -1}) <= 1 })
	if len(part.Spots) != 3 || part.On(At{0, 1}) != None || part.On(At{0, -1}) == None {
		t.Fatalf("the part has %d areas", len(part.Spots))
	}
	if s := part.Spots[part.On(At{0, -1})]; s.Next[N] != None || s.Next[SE] != part.On(At{1, -1}) {
		t.Errorf("next to the first one lie %v", s.Next)
	}
}

// TestDraw: two areas that share a coloured side, and next to them a hex without an area; an empty board has an empty
// drawing.
func TestDraw(t *testing.T) {
	b := Lay([]Placed{
		{Tile: lone(map[Dir]Border{S: Water, NW: Mountain})},
		{Tile: lone(map[Dir]Border{NE: Yellow}), At: At{0, 1}},
	})
	const want = `
  ____
 ^ a  \
^  b   \....
\  c   /    .
 \~~~~/ far  .
 / a  =      .
/  b   =.....
\  c   /
 \____/
`
	got := Draw(b, func(int) Cell { return Cell{"a", "b", "c"} }, map[At]Cell{{1, 0}: {1: "far"}})
	if "\n"+got != want {
		t.Errorf("the board is drawn as\n%s", got)
	}
	if got := Draw(Lay(nil), nil, nil); got != "" {
		t.Errorf("nothing is drawn as %q", got)
	}
}
