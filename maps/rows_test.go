package maps_test

import (
	"muster/maps"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/source"
)

func TestCell(t *testing.T) {
	for _, c := range []struct {
		row          string
		n            int
		from, length int
		ok           bool
	}{
		{". W .", 0, 0, 1, true},
		{". W .", 2, 4, 1, true},
		{"  gb   rs ", 0, 2, 2, true},
		{"  gb   rs ", 1, 7, 2, true},
		{"  gb   rs ", 2, 0, 0, false},
		{"é ö", 1, 3, 2, true}, // bytes, not letters
		{"", 0, 0, 0, false},
	} {
		if from, length, ok := maps.RowCell(c.row, c.n); from != c.from || length != c.length || ok != c.ok {
			t.Errorf("Cell(%q, %d) = %d, %d, %t", c.row, c.n, from, length, ok)
		}
	}
}

// TestSpans: a finding marks the cell if it exists, else the whole row.
func TestSpans(t *testing.T) {
	text := "rows = [\". W\"]\n"
	doc, _ := rulebook.FileKinds().Load(source.NewFile("x.toml", []byte(text)))
	for want, span := range map[string]source.Span{
		"W":       maps.CellSpan(doc, "/rows/0", ". W", 1),
		`". W"`:   maps.CellSpan(doc, "/rows/0", ". W", 2),
		".":       maps.RowSpan(doc, "/rows/0", 0, 1),
		`[". W"]`: maps.RowSpan(doc, "/rows", 0, 0),
	} {
		if got := text[span.Start:span.End]; got != want {
			t.Errorf("marks %q, want %q", got, want)
		}
	}
}
