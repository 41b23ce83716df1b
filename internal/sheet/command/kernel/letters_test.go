package kernel_test

import (
	"testing"

	"muster/draw"
	"muster/internal/sheet/command/kernel"
	"muster/internal/testing/sheettest"
)

// TestLettersOnPaper checks that the letters on blocks, of the type and of the class, are at least 8 pt high on the map
// of every shipped adventure. The tests of printed pages measure its hexes.
func TestLettersOnPaper(t *testing.T) {
	const hex = 17 / 25.4 * 72 // the least width of a printed hex, in pt
	c := weir(t)
	for _, e := range c.All(battleSheet) {
		if e.ID == "weir" { // one of testdata
			continue
		}
		html := string(kernel.Adventure(e.Linked(), options()).HTML())
		kind := sheettest.Numbers(t, html, `font-size="(\d+)" font-weight="bold" text-anchor="middle">[A-Za-z]{2}</text>`)[0]
		class := sheettest.Numbers(t, html, `font-size="(\d+)" font-weight="bold" text-anchor="middle" fill="[^"]*"`+
			` stroke="[^"]*" stroke-width="3" paint-order="stroke">[LMH]</text>`)[0]
		of := func(units float64) float64 { return units * hex / (2 * draw.HalfWidth) }
		t.Logf("%s: types %.1f pt, classes %.1f pt", e.ID, of(kind), of(class))
		if of(kind) < 8 || of(class) < 8 {
			t.Errorf("%s: types %.1f pt, classes %.1f pt", e.ID, of(kind), of(class))
		}
	}
}
