package kernel_test

import (
	"testing"

	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/command/kernel"
	"muster/internal/testing/sheettest"
	"muster/sheet"
)

// TestLettersStandOff checks the contrast of letters in the drawings of each shipped adventure, in every ink.
func TestLettersStandOff(t *testing.T) {
	c := weir(t)
	for _, e := range c.All(battleSheet) {
		for _, ink := range sheet.Inks() {
			page := kernel.Adventure(e.Linked(), sheet.Options{Print: sheet.Print{Ink: draw.Inks(ink)}})
			if n := sheettest.Letters(t, e.ID+" in "+ink, string(page.HTML())); n < 50 {
				t.Errorf("%s: %d texts", e.ID, n)
			}
		}
	}
}

// TestLettersFree checks on the sheet of each shipped adventure, in both print sizes, that no crown, star or plate
// covers a letter, and no crown a star; nor do other signs of a board overlap.
func TestLettersFree(t *testing.T) {
	c := weir(t)
	for _, e := range c.All(battleSheet) {
		for _, large := range []bool{false, true} {
			page := kernel.Adventure(e.Linked(), sheet.Options{Print: sheet.Print{Large: large}})
			html := string(page.HTML())
			if n := sheettest.Covered(t, e.ID, html, "#f3c136"); n < 50 {
				t.Errorf("%s: %d texts", e.ID, n)
			}
			if n := sheettest.PageOverlaps(t, e.ID, html, "#f3e3bd", "#c3d3df", "#b3261e"); n < 200 {
				t.Errorf("%s: %d signs", e.ID, n)
			}
		}
	}
}

// TestWhoIsWho checks that the map page names the armies and their commanders, each at its side's edge; so does the
// Markdown.
func TestWhoIsWho(t *testing.T) {
	c := weir(t)
	for _, e := range c.All(battleSheet) {
		if e.ID == "weir" { // its names need escapes
			continue
		}
		l := e.Linked()
		page := kernel.Adventure(l, options())
		top, bottom := l.Side(boards.Pennant), l.Side(boards.Standard)
		sheettest.WhoIsWho(t, page.Name, string(page.HTML()), string(page.Markdown()), [2][]string{
			{top.Army, top.Commander}, {bottom.Army, bottom.Commander},
		})
	}
}
