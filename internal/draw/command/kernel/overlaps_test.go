package kernel

import (
	"fmt"
	"testing"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/medieval"
	"muster/internal/testing/sheettest"
	"muster/maps/hex"
)

// TestSignsApart checks that the signs of blocks do not overlap each other, Leaders, stars or the names of hexes: for
// all kinds of unit, with and without Bow markers, with any marks. A mask selects them: 1 numbers of blocks, 2 Leaders,
// 4 stars.
func TestSignsApart(t *testing.T) {
	plain := Scene{Field: plainField(t), Rules: medieval.Game().Base(), HexLabels: true}
	units := plain.Rules.Units.All()
	for marks := range 8 {
		s, name := plain, fmt.Sprintf("marks %03b", marks)
		for h := range hex.Hex(s.Field.Hexes.Len()) {
			n := int(h) + 3*marks
			u := &units[n%len(units)]
			x := Token{Hex: h, Camp: boards.Camp(n / len(units) % 2), Unit: u, Bow: u.Bow != nil && n/18%2 == 0}
			if marks&1 != 0 {
				x.Blocks = 4
			}
			if marks&2 != 0 {
				s.Leaders = append(s.Leaders, Leader{Hex: h, Camp: x.Camp})
			}
			if marks&4 != 0 {
				s.Objectives = append(s.Objectives, Objective{Hex: h, Short: fmt.Sprint(1 + n%10)})
			}
			s.Tokens = append(s.Tokens, x)
		}
		if n := sheettest.Overlaps(t, name, SVG(s), append(cloths[:], "#b3261e")...); n < 700 {
			t.Errorf("%s: %d signs", name, n)
		}
	}
}

// TestLeadersApart checks that the crown of a Leader alone does not overlap a star.
func TestLeadersApart(t *testing.T) {
	s := Scene{Field: plainField(t), Rules: medieval.Game().Base(), HexLabels: true}
	for h := range hex.Hex(s.Field.Hexes.Len()) {
		s.Leaders = append(s.Leaders, Leader{Hex: h, Camp: boards.Camp(h % 2)})
		s.Objectives = append(s.Objectives, Objective{Hex: h, Short: "2"})
	}
	sheettest.Overlaps(t, "leaders", SVG(s), cloths[:]...)
}
