package field_test

import (
	"math/rand/v2"
	"muster/internal/engine/command/field"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/maps"
	"muster/maps/hex"
)

// flood links a standard map with water on the named hexes and marsh on others.
func flood(t testing.TB, water, marsh string) *field.Field {
	t.Helper()
	rules := &rulebook.Base().Tables
	board := rules.Boards.Get("standard").Geometry
	cells := map[hex.Hex]string{}
	for symbol, list := range map[string]string{"R": water, "M": marsh} {
		for _, label := range strings.Fields(list) {
			cells[at(t, board, label)] = symbol
		}
	}
	m := &maps.Map{Board: "standard"}
	for r := range board.Rows() {
		row := make([]string, board.RowLen(r))
		for i := range row {
			row[i] = "."
			if s := cells[board.At(r, i)]; s != "" {
				row[i] = s
			}
		}
		m.Rows = append(m.Rows, strings.Join(row, " "))
	}
	f := field.Link(m, rules)
	if len(f.Faults) > 0 {
		t.Fatal(f.Faults)
	}
	return f
}

// names are the labels of hexes, in the order in which they come.
func names(f *field.Field, list []hex.Hex) string {
	out := make([]string, len(list))
	for i, h := range list {
		out[i] = f.Hexes.Label(h)
	}
	return strings.Join(out, " ")
}

// Courses classifies water hexes by their errors; where a river touches itself only unexplained hexes are errors.
func TestCourses(t *testing.T) {
	for _, c := range []struct {
		name, water, marsh       string
		alone, end, bend, branch string
	}{
		{name: "rim to rim", water: "A5 B5 C5 D5 d4 E3 e2 E1"},
		{name: "into a marsh", water: "E9 e8 E7", marsh: "e6"},
		{name: "pond", water: "E5", alone: "E5"},
		{name: "puddle beside a marsh", water: "E5", marsh: "F5", end: "E5"},
		{name: "between two marshes", water: "E5", marsh: "D5 F5"},
		{name: "spring", water: "E9 e8 E7", end: "E7"},
		{name: "two ends", water: "d4 E5", end: "E5 d4"},
		{name: "hairpin", water: "D9 d8 E7 e8 F9", bend: "E7"},
		{name: "parallel arms", water: "A5 B5 C5 D5 d4 D3 C3 B3 A3"},
		{name: "arms that touch", water: "A5 B5 C5 D5 E5 e4 E3 D3 C3 b4 a4"},
		{name: "fork whose arms touch", water: "E9 e8 F7 f8 G9 f6 F5 f4 F3 f2 F1", branch: "e8"},
		{name: "fork in three ways", water: "A7 B7 C7 D7 d8 E9 d6 E5 e4 F3 f2 G1", branch: "D7"},
		{name: "fork on neighbouring sides", water: "E9 e8 E7 e6 E5 d4 D3 c2 C1 e4 F3 f2 G1", branch: "E5"},
		{name: "ring", water: "D5 d6 e6 F5 e4 d4"},
		{name: "ring with a middle", water: "D5 d6 e6 F5 e4 d4 E5", branch: "E5"},
		{name: "last hex before a half hex", water: "A7 a6", end: "a6"},
	} {
		f := flood(t, c.water, c.marsh)
		s := f.Courses()
		for _, part := range []struct {
			what string
			got  []hex.Hex
			want string
		}{{"alone", s.Alone, c.alone}, {"end", s.Ends, c.end}, {"bend", s.Bends, c.bend}, {"branch", s.Forks, c.branch}} {
			if got := names(f, part.got); got != part.want {
				t.Errorf("%s: %s at %q, want %q", c.name, part.what, got, part.want)
			}
		}
	}
}

// Every river that is built with tiles, step by step, is accepted, however it winds, and each of its hexes may take
// its tile.
func TestCoursesOfRealRivers(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 11))
	touching := 0
	for n := range 300 {
		course, bends := walk(rng)
		f := flood(t, strings.Join(course, " "), "")
		s := f.Courses()
		if odd := slices.Concat(s.Alone, s.Ends, s.Bends, s.Forks); len(odd) > 0 {
			t.Fatalf("river %d (%v): wrong at %v", n, course, names(f, odd))
		}
		for h := range f.Water.Each() {
			if s.Near(h).Len() > 2 {
				touching++
			}
			straight, bent := s.Shapes(h)
			if bend := bends[f.Hexes.Label(h)]; bend && !bent || !bend && !straight {
				t.Fatalf("river %d (%v): %s cannot take its own tile", n, course, f.Hexes.Label(h))
			}
		}
	}
	if touching == 0 {
		t.Error("no river touches itself: the test shows nothing about courses")
	}
}

// walk builds a river from the left rim until it leaves the board: its hexes, and those that bend.
func walk(rng *rand.Rand) (course []string, bends map[string]bool) {
	board := rulebook.Base().Boards.Get("standard").Geometry
	for {
		h, d := board.At(2*rng.IntN(5), 0), hex.E
		course, bends = nil, map[string]bool{}
		var laid hex.Set
		for h != hex.None && !laid.Has(h) {
			laid.Add(h)
			course = append(course, board.Label(h))
			turn := hex.Dir([]int{0, 0, 1, 5}[rng.IntN(4)])
			bends[board.Label(h)] = turn != 0
			d = (d + turn) % hex.Dirs
			h = board.Neighbour(h, d)
		}
		if h == hex.None && len(course) > 3 {
			return course, bends
		}
	}
}

// A board under water is a lake: the search accepts it and ends.
func TestCoursesOfALake(t *testing.T) {
	board := rulebook.Base().Boards.Get("standard").Geometry
	var all []string
	for h := range hex.Hex(board.Len()) {
		all = append(all, board.Label(h))
	}
	for _, gap := range []int{0, 5, 7} {
		var water []string
		for i, l := range all {
			if gap == 0 || i%gap > 0 {
				water = append(water, l)
			}
		}
		s := flood(t, strings.Join(water, " "), "").Courses()
		if n := len(s.Forks) + len(s.Bends); n > 2*field.MostForks {
			t.Errorf("gap %d: %d findings", gap, n)
		}
	}
}
