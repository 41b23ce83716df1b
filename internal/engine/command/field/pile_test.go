package field_test

import (
	"fmt"
	"muster/internal/engine/command/field"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/maps"
)

// linked is a standard map: some rows from the top, countryside below them.
func tileLinked(t *testing.T, m *maps.Map, rows ...string) *field.Field {
	t.Helper()
	m.Board = "standard"
	for r := range 9 {
		row := strings.Repeat(". ", 13-r%2)
		if r < len(rows) {
			row = rows[r] + strings.Repeat(" .", 13-r%2-len(strings.Fields(rows[r])))
		}
		m.Rows = append(m.Rows, row)
	}
	return linked(t, m)
}

// A hex needs a tile for its ground, one for its feature and one for its place. Only a river has two tiles: the one
// that shows how it runs, or either at its ends.
func TestNeeds(t *testing.T) {
	f := tileLinked(t, &maps.Map{
		Features: []maps.Feature{{Type: "wooden-bridge", At: []string{"C9"}}},
		Places:   []maps.Place{{Type: "healing-pool", At: []string{"M9"}}},
	}, "R R R F . . W", ". . . R", ". . . R")
	var got []string
	for _, n := range field.TileNeeds(f, f.Courses()) {
		got = append(got, fmt.Sprintf("%s %s", f.Hexes.Label(n.Hex), strings.Join(n.Faces, "/")))
	}
	want := "A9 river-straight/river-curve, B9 river-straight/river-curve, C9 river-straight/river-curve, " +
		"C9 wooden-bridge, D9 ford, G9 woods, M9 healing-pool, d8 river-curve, D7 river-straight/river-curve"
	if text := strings.Join(got, ", "); text != want {
		t.Errorf("needs %s\nwant  %s", text, want)
	}
}

// Piles come in the order of the rulebook, out of the boxes that the map names, or else the base box.
func TestPiles(t *testing.T) {
	for _, c := range []struct {
		boxes string
		row   string
		want  string
	}{
		{"", "F W F", "1 woods, 2 ford"},
		{"base", "H . . W", "1 woods, 1 hill"},
		{"", "M R R R R R R M", "2 marsh, 6 river-straight"},
		{"", "M R R R R R R R R M", "2 marsh, 2 river-curve, 6 river-straight"}, // both ends turn
	} {
		f := tileLinked(t, &maps.Map{Boxes: strings.Fields(c.boxes)}, ".", ".", c.row)
		var got []string
		for _, p := range field.TilePiles(f, rulebook.TilesOf(rulebook.Base().LaidOut(f.Map.Boxes))) {
			got = append(got, fmt.Sprintf("%d %s", p.Count, p.Face))
		}
		if text := strings.Join(got, ", "); text != c.want {
			t.Errorf("%s: %s, want %s", c.row, text, c.want)
		}
	}
}
