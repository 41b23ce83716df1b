package field_test

import (
	"muster/internal/engine/command/field"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/maps"
)

// Whatever the rows and the legend say, Link returns a whole field and faults that lie inside the text.
func FuzzRows(f *testing.F) {
	f.Add(strings.Join(plain().Rows, "\n"), "", "")
	f.Add("W H . .\n . . . #\n\n\t", "#", "river")
	f.Add("..WW..\xff \u3000 \U0001f332 .", "\U0001f332", "woods")
	f.Add(strings.Repeat(". ", 500), " ", "nowhere")
	rules := &rulebook.Base().Tables
	f.Fuzz(func(t *testing.T, rows, symbol, terrain string) {
		m := &maps.Map{Board: "standard", Rows: strings.Split(rows, "\n"), Legend: map[string]string{symbol: terrain}}
		x := field.Link(m, rules)
		for h, c := range x.AllCells() {
			if c.Ground == nil {
				t.Fatalf("cell %d has no ground", h)
			}
		}
		read := 0
		for _, c := range x.AllCells() {
			if c.Read {
				read++
			}
		}
		if len(x.Faults) == 0 && read != len(x.AllCells()) {
			t.Fatalf("no fault, but %d of %d cells are read", read, len(x.AllCells()))
		}
		for _, fault := range x.Faults {
			if fault.Length == 0 {
				continue
			}
			row := m.Rows[fault.Ptr[len("/rows/")]-'0'] // nine rows: one digit
			part := row[fault.From : fault.From+fault.Length]
			if fault.Kind != field.RowSize && part != fault.Text {
				t.Fatalf("%+v points to %q", fault, part)
			}
		}
		x.Reach(x.Hexes.Baseline(0))
	})
}
