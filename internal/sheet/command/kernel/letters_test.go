package kernel_test

import (
	"os"
	"testing"

	"muster/internal/sheet/command/kernel"
	"muster/internal/testing/sheettest"
)

// TestLettersOnPaper checks that the letters on blocks, of the type and of the class, are at least 8 pt high on the map
// of every shipped adventure. It covers both papers, with the largest map that the style allows beside lists of that
// length.
func TestLettersOnPaper(t *testing.T) {
	text, err := os.ReadFile("../../../../sheet/style.css")
	if err != nil {
		t.Fatal(err)
	}
	css := string(text)
	margin := sheettest.Numbers(t, css, `@page \{\s*margin: ([\d.]+)mm ([\d.]+)mm ([\d.]+)mm;`)
	lists := sheettest.Numbers(t, css, sheettest.MapHigh)
	judged := sheettest.Numbers(t, css, sheettest.Judged)[0] // what games have shown is a line more at the foot
	c := weir(t)
	for _, e := range c.All(battleSheet) {
		if e.ID == "weir" { // one of testdata
			continue
		}
		html := string(kernel.Adventure(e.Linked(), options()).HTML())
		rows := sheettest.Numbers(t, html, `class="map rows-(\d+)"`)[0]
		size := sheettest.Numbers(t, html, `class="battlemap"[^>]*viewBox="0 0 (\d+) (\d+)"`)
		kind := sheettest.Numbers(t, html, `font-size="(\d+)" font-weight="bold" text-anchor="middle">[A-Za-z]{2}</text>`)[0]
		class := sheettest.Numbers(t, html, `font-size="(\d+)" font-weight="bold" text-anchor="middle" fill="[^"]*"`+
			` stroke="[^"]*" stroke-width="3" paint-order="stroke">[LMH]</text>`)[0]
		for _, paper := range []struct {
			name       string
			wide, high float64
		}{{"A4", 210, 297}, {"Letter", 215.9, 279.4}} {
			high := paper.high - margin[0] - margin[2]
			width := min(paper.wide-2*margin[1], (high-lists[0]-rows*lists[1]-judged)*size[0]/size[1])
			of := func(units float64) float64 { return units * width / size[0] * 72 / 25.4 }
			t.Logf("%s on %s: %v rows, %.0f mm wide, types %.1f pt, classes %.1f pt", e.ID, paper.name, rows, width, of(kind),
				of(class))
			if of(kind) < 8 || of(class) < 8 {
				t.Errorf("%s on %s: types %.1f pt, classes %.1f pt", e.ID, paper.name, of(kind), of(class))
			}
		}
	}
}
