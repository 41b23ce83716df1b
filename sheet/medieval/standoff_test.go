package medieval_test

import (
	"testing"

	"muster/sheet"
	"muster/sheet/draw"
	"muster/sheet/medieval"
	"muster/sheet/sheettest"
)

// TestLettersStandOff: in the drawings of each shipped adventure, letters stand off from what lies under them in every
// ink.
func TestLettersStandOff(t *testing.T) {
	c := weir(t)
	for _, e := range c.All(adventure) {
		for _, ink := range sheet.Inks() {
			page := medieval.Adventure(c.Linked(e), sheet.Options{Print: sheet.Print{Ink: draw.Inks(ink)}})
			if n := sheettest.Letters(t, e.ID+" in "+ink, string(page.HTML())); n < 50 {
				t.Errorf("%s: %d texts", e.ID, n)
			}
		}
	}
}
