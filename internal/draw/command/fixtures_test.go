package command

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/field"
	"muster/maps"
	"muster/maps/hex"
)

// board links rows of a board of BattleLore, top row first; missing rows are countryside.
func board(t testing.TB, rows ...string) *field.Field {
	t.Helper()
	m := &maps.Map{ID: "test", Name: "Test", Board: "standard"}
	for r := range 9 {
		row := strings.Repeat(". ", 13-r%2)
		if r < len(rows) {
			row = rows[r]
		}
		m.Rows = append(m.Rows, row)
	}
	f := field.Link(m, &rulebook.Base().Tables)
	if len(f.Faults) > 0 {
		t.Fatalf("faults: %+v", f.Faults)
	}
	return f
}

// at finds a hex by its label.
func at(t testing.TB, f *field.Field, label string) hex.Hex {
	t.Helper()
	h, fault, _ := f.Hexes.ByLabel(label)
	if h == hex.None {
		t.Fatalf("%s: %s", label, fault)
	}
	return h
}
