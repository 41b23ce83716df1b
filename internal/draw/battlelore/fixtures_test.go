package battlelore

import (
	"io/fs"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps"
	"muster/maps/hex"
	"muster/schema/source"
)

// board links rows of the standard board, top row first; missing rows are countryside.
func board(t testing.TB, rows ...string) *rulebook.Field {
	t.Helper()
	return drawn(t, &maps.Map{}, rulebook.Base(), rows...)
}

// drawn links rows of the standard board with other content of a map, under an author's rules.
func drawn(t testing.TB, m *maps.Map, rules *rulebook.Rulebook, rows ...string) *rulebook.Field {
	t.Helper()
	m.ID, m.Name, m.Board = "test", "Test", "standard"
	for r := range 9 {
		row := strings.Repeat(". ", 13-r%2)
		if r < len(rows) {
			row = rows[r]
		}
		m.Rows = append(m.Rows, row)
	}
	f := rulebook.LinkField(m, rules)
	if len(f.Faults) > 0 {
		t.Fatalf("faults: %+v", f.Faults)
	}
	return f
}

// at finds a hex by its label.
func at(t testing.TB, f *rulebook.Field, label string) hex.Hex {
	t.Helper()
	h, fault, _ := f.Hexes.ByLabel(label)
	if h == hex.None {
		t.Fatalf("%s: %s", label, fault)
	}
	return h
}

// library links every shipped map.
func library(t testing.TB) []*rulebook.Field {
	t.Helper()
	names, err := fs.Glob(maps.Library, "library/battlelore/*.toml")
	if err != nil || len(names) == 0 {
		t.Fatalf("no maps: %v", err)
	}
	var out []*rulebook.Field
	for _, n := range names {
		text, err := fs.ReadFile(maps.Library, n)
		if err != nil {
			t.Fatal(err)
		}
		d, _ := rulebook.FileKinds().Load(source.NewFile(n, text))
		out = append(out, rulebook.LinkField(maps.New(d), rulebook.Base().Extend(d)))
	}
	return out
}

// army puts every unit of the rulebook on the board, camp by camp, including notes and ghosts.
func army(f *rulebook.Field) []Token {
	var out []Token
	for i, u := range f.Rules.Units.All() {
		for c := range boards.Camp(boards.Camps) {
			h := hex.Hex((2*i + int(c)) % f.Hexes.Len())
			out = append(out, Token{Hex: h, Camp: c, Unit: f.Rules.Units.Get(u.ID), Ghost: i%5 == 4})
		}
	}
	out[0].Mark = "levy"
	out[1].Mark = "displaced <&> far away"
	return out
}
