package field_test

import (
	"muster/internal/engine/command/field"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps"
	"muster/maps/hex"
)

// plain is a standard map of countryside alone.
func plain() *maps.Map {
	m := &maps.Map{Board: "standard", Legend: map[string]string{}}
	for r := range 9 {
		m.Rows = append(m.Rows, strings.Repeat(" ", r%2)+strings.TrimSpace(strings.Repeat(". ", 13-r%2)))
	}
	return m
}

// with lays things on a map: "woods d2, pentacle D3, cliff-side H5 ne".
func with(t testing.TB, m *maps.Map, things string) *maps.Map {
	t.Helper()
	rules := &rulebook.Base().Tables
	board := rules.Boards.Get(m.Board).Geometry
	for thing := range strings.SplitSeq(things, ",") {
		f := strings.Fields(thing)
		if len(f) == 0 {
			continue
		}
		if len(f) == 3 {
			m.Edges = append(m.Edges, maps.Edge{Type: "cliff", At: f[1], Sides: []string{f[2]}})
			continue
		}
		x := rules.Terrain.Get(f[0])
		if x == nil || len(f) != 2 {
			t.Fatalf("%q is nothing that a map can hold", thing)
		}
		h := at(t, board, f[1])
		switch x.Layer {
		case rulebook.Ground:
			m.Legend[x.ID] = x.ID
			r, i := board.Place(h)
			cells := strings.Fields(m.Rows[r])
			cells[i] = x.ID
			m.Rows[r] = strings.Join(cells, " ")
		case rulebook.Feature:
			m.Features = append(m.Features, maps.Feature{Type: x.ID, At: []string{f[1]}})
		default:
			m.Places = append(m.Places, maps.Place{Type: x.ID, At: []string{f[1]}})
		}
	}
	return m
}

func at(t testing.TB, b *boards.Board, label string) hex.Hex {
	t.Helper()
	h, fault, _ := b.ByLabel(label)
	if h == hex.None {
		t.Fatalf("%q is no hex: %s", label, fault)
	}
	return h
}

func hexes(t testing.TB, f *field.Field, words string) hex.Set {
	t.Helper()
	var s hex.Set
	for _, w := range strings.Fields(words) {
		s.Add(at(t, f.Hexes, w))
	}
	return s
}

func labels(f *field.Field, s hex.Set) string {
	var out []string
	for h := range s.Each() {
		out = append(out, f.Hexes.Label(h))
	}
	return strings.Join(out, " ")
}

// linked links a map that must be without a fault.
func linked(t testing.TB, m *maps.Map) *field.Field {
	t.Helper()
	f := field.Link(m, &rulebook.Base().Tables)
	if len(f.Faults) > 0 {
		t.Fatalf("faults: %+v", f.Faults)
	}
	return f
}

func TestLink(t *testing.T) {
	m := plain()
	m.Legend["~"], m.Legend["ö"] = "river", "marsh"
	m.Rows[0] = "W . H C M R F ~ ö   . .  . ."
	m.Rows[1] = ". . . . . . . . . . . W"
	m.Features = []maps.Feature{{Type: "wooden-bridge", At: []string{"F9"}}, {Type: "stakes", At: []string{"e4", "E5"}}}
	m.Places = []maps.Place{
		{Type: "pentacle", At: []string{"G7"}, Camp: "pennant"},
		{Type: "boulders", At: []string{"C3"}},
	}
	m.Edges = []maps.Edge{{Type: "cliff", At: "D9", Sides: []string{"e", "se"}}}
	f := linked(t, m)
	grounds := []string{
		"woods",
		"countryside",
		"hill",
		"cliff",
		"marsh",
		"river",
		"ford",
		"river",
		"marsh",
		"countryside",
	}
	for i, want := range grounds {
		if c := f.AllCells()[i]; c.Ground.ID != want || !c.Read {
			t.Errorf("%s: ground %s, read %v; want %s", f.Hexes.Label(hex.Hex(i)), c.Ground.ID, c.Read, want)
		}
	}
	if c := f.AllCells()[at(t, f.Hexes, "l8")]; c.Ground.ID != "woods" {
		t.Errorf("l8 is %s, want woods", c.Ground.ID)
	}
	if c := f.AllCells()[at(t, f.Hexes, "F9")]; c.Feature == nil || c.Feature.ID != "wooden-bridge" {
		t.Errorf("F9 has the feature %v", c.Feature)
	}
	if c := f.AllCells()[at(t, f.Hexes, "E5")]; c.Feature == nil || c.Feature.ID != "stakes" {
		t.Errorf("E5 has the feature %v", c.Feature)
	}
	if c := f.AllCells()[at(t, f.Hexes, "G7")]; c.Place == nil || c.Place.ID != "pentacle" || c.Owner != "pennant" {
		t.Errorf("G7 has the place %v of %q", c.Place, c.Owner)
	}
	if c := f.AllCells()[at(t, f.Hexes, "C3")]; c.Place == nil || c.Place.ID != "boulders" || c.Owner != "" {
		t.Errorf("C3 has the place %v of %q", c.Place, c.Owner)
	}
	if c := f.AllCells()[at(t, f.Hexes, "D9")]; c.Cliffs != 1<<hex.E|1<<hex.SE {
		t.Errorf("D9 has the cliff sides %06b", c.Cliffs)
	}
	for _, s := range []struct {
		name string
		set  hex.Set
		want string
	}{
		{"Impassable", f.Impassable, "H9"}, // CTA-07: a ford is not impassable; F9 has a bridge
		{"Elevated", f.Elevated, "C9 D9"},
		{"Blocking", f.Blocking, "A9 l8 G7 C3"},
		{"Water", f.Water, "F9 G9 H9"},
	} {
		if got := labels(f, s.set); got != s.want {
			t.Errorf("%s = %s, want %s", s.name, got, s.want)
		}
	}
	if !f.LegendUsed["~"] || !f.LegendUsed["ö"] || f.LegendUsed["."] || len(f.LegendUsed) != 2 {
		t.Errorf("LegendUsed = %v", f.LegendUsed)
	}
}

// A map's own symbols come before the terrain's.
func TestLegendComesFirst(t *testing.T) {
	m := plain()
	m.Legend["W"], m.Legend["x"] = "marsh", "hill"
	m.Rows[4] = "W . . . . . . . . . . . ."
	f := linked(t, m)
	if c := f.AllCells()[at(t, f.Hexes, "A5")]; c.Ground.ID != "marsh" {
		t.Errorf("A5 is %s, want marsh", c.Ground.ID)
	}
	if !f.LegendUsed["W"] || f.LegendUsed["x"] {
		t.Errorf("LegendUsed = %v, want W alone", f.LegendUsed)
	}
}

func TestEveryRowOfTheEpicBoard(t *testing.T) {
	m := plain()
	m.Board = "epic"
	m.Rows = append(m.Rows[:8:8], m.Rows...)
	f := linked(t, m)
	if len(f.AllCells()) != 213 {
		t.Errorf("%d cells, want 213", len(f.AllCells()))
	}
	for h, c := range f.AllCells() {
		if !c.Read || c.Ground.ID != "countryside" {
			t.Errorf("%s is %s, read %v", f.Hexes.Label(hex.Hex(h)), c.Ground.ID, c.Read)
		}
	}
}
