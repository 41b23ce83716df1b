package battlelore

import (
	"strings"
	"testing"

	"muster/draw"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/sheettest"
	"muster/maps"
	"muster/maps/hex"
)

// TestExitsFree checks that no exit sign covers a token, its race, a star, a hex label or another sign, on boards of
// nine and seventeen rows. The upper arrow shares its place with the hex label, which is written over it.
func TestExitsFree(t *testing.T) {
	for _, board := range []string{"standard", "epic"} {
		m := &maps.Map{ID: "test", Name: "Test", Board: board}
		for r := range map[string]int{"standard": 9, "epic": 17}[board] {
			m.Rows = append(m.Rows, strings.Repeat(". ", 13-r%2))
		}
		bare := Scene{Field: rulebook.LinkField(m, rulebook.Base())}
		if len(bare.Field.Faults) > 0 {
			t.Fatal(bare.Field.Faults)
		}
		b, units := bare.Field.Hexes, bare.Field.Rules.Units.All()
		crowd, signs := bare, bare
		crowd.HexLabels = true
		var e Exit
		for h := range hex.Hex(b.Len()) {
			row, i := b.Place(h)
			if row > 0 && (i == 0 || i == b.RowLen(row)-1 || row == b.Rows()-1) {
				e.Hexes.Add(h)
			}
			u := bare.Field.Rules.Units.Get(units[int(h)%len(units)].ID)
			crowd.Tokens = append(crowd.Tokens, Token{Hex: h, Camp: boards.Camp(h / 3 % 2), Unit: u, Ally: h%5 == 0})
			crowd.Objectives = append(crowd.Objectives, Objective{Hex: h, Short: "2"})
		}
		signs.Exits = []Exit{e}
		for _, ink := range []draw.Inks{draw.FullInk, draw.LightInk, draw.BlackInk} {
			in := func(s Scene) string { return string(draw.Reink([]byte(SVG(s)), ink)) }
			name := board + ", " + string(ink)
			if n, want := sheettest.Free(t, name, in(bare), in(signs), in(crowd)), len(e.Hexes.Hexes()); n != want {
				t.Errorf("%s: %d signs, want %d", name, n, want)
			}
			both := crowd
			both.Exits = signs.Exits
			sheettest.Letters(t, name, in(both))
		}
	}
}
