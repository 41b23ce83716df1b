package hex

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// ragged returns an outline of pointy-topped hexes with holes and disconnected parts.
func ragged(r *rand.Rand) []Place {
	var out []Place
	for row := range 12 {
		for col := -9 + row%2; col < 15; col += 2 {
			if r.IntN(4) > 0 {
				out = append(out, Place{col, row - 5})
			}
		}
	}
	return out
}

// upright returns the same outline with rows and columns swapped: flat-topped hexes.
func upright(places []Place) []Place {
	out := make([]Place, len(places))
	for i, p := range places {
		out[i] = Place{p.Row, p.Col}
	}
	return out
}

func mustGrid(t *testing.T, o Outline) *Grid {
	t.Helper()
	g, err := NewGrid(o)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// cube returns a place in cube coordinates, in which neighbours differ by one in two coordinates: an independent way to
// count.
func cube(p Place) [3]int {
	q := (p.Col - p.Row) / 2
	return [3]int{q, p.Row, -q - p.Row}
}

// TestOutlines: neighbours and distances of any outline, with any holes, equal those of the plane. A flat-topped grid
// equals the pointy-topped grid rotated.
func TestOutlines(t *testing.T) {
	for seed := range uint64(20) {
		places := ragged(rand.New(rand.NewPCG(seed, 1)))
		pointy, flat := mustGrid(t, Outline{Places: places}), mustGrid(t, Outline{Flat: true, Places: upright(places)})
		for i, p := range places {
			x := Hex(i)
			if pointy.Find(p) != x || flat.Find(Place{p.Row, p.Col}) != x || pointy.Col(x) != p.Col ||
				flat.Col(x) != p.Row ||
				flat.Row(x) != p.Col {
				t.Fatalf("hex %d is not at %v", i, p)
			}
			if pointy.Near(x) != flat.Near(x) {
				t.Fatalf("seed %d: neighbours of %v differ", seed, p)
			}
			for j, q := range places {
				a, b, want := cube(p), cube(q), 0
				for k := range a {
					want = max(want, a[k]-b[k], b[k]-a[k])
				}
				y := Hex(j)
				if got := pointy.Distance(x, y); got != want || flat.Distance(x, y) != want {
					t.Fatalf("from %v to %v: %d, want %d", p, q, got, want)
				}
				near := pointy.Near(x)
				if near.Has(y) != (want == 1) {
					t.Fatalf("%v and %v are %d apart, neighbours: %t", p, q, want, near.Has(y))
				}
				if *pointy.Sight(x, y) != *flat.Sight(x, y) {
					t.Fatalf("seed %d: the line from %v to %v differs", seed, p, q)
				}
			}
		}
	}
}

// TestSides: each side leads in the direction of its name, and back.
func TestSides(t *testing.T) {
	round := []Place{{0, 0}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}}
	for _, flat := range []bool{false, true} {
		o := Outline{Flat: flat, Places: round}
		if flat {
			o.Places = upright(round)
		}
		g := mustGrid(t, o)
		for d := range Dir(Dirs) {
			n, name := g.Neighbour(0, d), g.SideName(d)
			if n == None || g.Neighbour(n, d.Opposite()) != 0 {
				t.Fatalf("side %s of the middle leads nowhere", name)
			}
			is := map[byte]bool{
				'n': g.Row(n) > 0, 's': g.Row(n) < 0, 'e': g.Col(n) > 0, 'w': g.Col(n) < 0,
			}
			for c, there := range is {
				if there != strings.Contains(name, string(c)) {
					t.Errorf("flat %t: side %s leads to column %d, row %d", flat, name, g.Col(n), g.Row(n))
				}
			}
		}
	}
}

// TestLineThroughHoles: places without a hex never block a line.
func TestLineThroughHoles(t *testing.T) {
	row := []Place{{0, 0}, {2, 0}, {4, 0}, {6, 0}}
	whole, holed := mustGrid(t, Outline{Places: row}), mustGrid(t, Outline{Places: []Place{row[0], row[3]}})
	all := whole.All()
	if whole.Clear(0, 3, &all) {
		t.Error("two hexes in between bar no line")
	}
	if all = holed.All(); !holed.Clear(0, 1, &all) {
		t.Error("a hole bars a line")
	}
}

// TestNoGrid: an invalid outline is refused with a message.
func TestNoGrid(t *testing.T) {
	many := make([]Place, Max+1)
	for i := range many {
		many[i] = Place{2 * i, 0}
	}
	for want, places := range map[string][]Place{
		"more than 256":      many,
		"two hexes":          {{0, 0}, {0, 0}},
		"between the others": {{0, 0}, {1, 0}},
		"apart":              {{0, 0}, {4 * Max, 4 * Max}, {0, 8 * Max}},
	} {
		if _, err := NewGrid(Outline{Places: places}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	if g := mustGrid(t, Outline{}); g.Len() != 0 || g.Find(Place{}) != None {
		t.Error("a grid of nothing has hexes")
	}
}

// TestWithin: Within agrees with Distance, for every pair of hexes and beyond the maximum distance.
func TestWithin(t *testing.T) {
	g := mustGrid(t, Outline{Places: ragged(rand.New(rand.NewPCG(1, 2)))})
	for x := range Hex(g.Len()) {
		for far := range 30 {
			set := g.Discs().Within(x, far)
			for y := range Hex(g.Len()) {
				if got, want := set.Has(y), g.Distance(x, y) <= far; got != want {
					t.Fatalf("%d within %d of %d: %v", y, far, x, got)
				}
			}
		}
	}
}

// TestDistances: Distances agrees with Distance, in any query order.
func TestDistances(t *testing.T) {
	far := Outline{Places: []Place{{0, 0}, {2 * Max, 0}, {4 * Max, 0}, {4*Max - 1, 1}}}
	for _, o := range []Outline{{Places: ragged(rand.New(rand.NewPCG(3, 4)))}, far} {
		g := mustGrid(t, o)
		for x := Hex(g.Len()); x > 0; x-- {
			row := g.Distances(x - 1)
			if len(row) != g.Len() {
				t.Fatalf("%d distances on a grid of %d hexes", len(row), g.Len())
			}
			for y, d := range row {
				if want := g.Distance(x-1, Hex(y)); int(d) != want {
					t.Fatalf("from %d to %d: %d, not %d", x-1, y, d, want)
				}
			}
		}
	}
}
