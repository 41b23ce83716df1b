package kernel

import (
	"testing"

	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/medieval"
	"muster/internal/testing/sheettest"
	"muster/maps/hex"
)

// TestExitsFree checks that no exit sign covers a block, its number, a Leader, a star, a hex label or another sign, for
// any pieces at the rim. The upper arrow shares its place with the hex label, which is written over it.
func TestExitsFree(t *testing.T) {
	bare := Scene{Field: plainField(t), Rules: medieval.Game().Base()}
	b := bare.Field.Hexes
	crowd, signs := bare, bare
	var sides, feet Exit
	for h := range hex.Hex(b.Len()) {
		row, i := b.Place(h)
		switch last := i == b.RowLen(row)-1; {
		case row == b.Rows()-1:
			feet.Hexes.Add(h)
		case row > 0 && (i == 0 || last):
			sides.Hexes.Add(h)
		}
		units := bare.Rules.Units.All()
		u := &units[int(h)%len(units)]
		crowd.Tokens = append(crowd.Tokens, Token{Hex: h, Camp: boards.Camp(h / 3 % 2), Unit: u, Bow: h%4 > 1, Blocks: 3})
		crowd.Leaders = append(crowd.Leaders, Leader{Hex: h, Camp: boards.Camp(h / 3 % 2)})
		crowd.Objectives = append(crowd.Objectives, Objective{Hex: h, Short: "2"})
	}
	crowd.HexLabels = true
	signs.Exits = []Exit{sides, feet}
	for _, ink := range []draw.Inks{draw.FullInk, draw.LightInk, draw.BlackInk} {
		in := func(s Scene) string { return string(draw.Reink([]byte(SVG(s)), ink)) }
		n := sheettest.Free(t, string(ink), in(bare), in(signs), in(crowd))
		if want := len(sides.Hexes.Hexes()) + len(feet.Hexes.Hexes()); n != want {
			t.Errorf("%s: %d signs, want %d", ink, n, want)
		}
		both := crowd
		both.Exits = signs.Exits
		sheettest.Covered(t, string(ink), in(both), "#f3c136")
		sheettest.Letters(t, string(ink), in(both))
	}
}
