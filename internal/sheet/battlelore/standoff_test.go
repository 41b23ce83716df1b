package battlelore_test

import (
	"testing"

	"muster/draw"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/testing/sheettest"
	"muster/sheet"
)

// TestLettersStandOff checks the contrast of letters in the drawings of each shipped sheet, in every ink.
func TestLettersStandOff(t *testing.T) {
	for _, ink := range sheet.Inks() {
		for _, page := range libraryPages(t, sheet.Options{Print: sheet.Print{Ink: draw.Inks(ink)}}) {
			sheettest.Letters(t, page.Name+" in "+ink, string(page.HTML()))
		}
	}
}

// TestLettersFree checks that nothing drawn later covers a letter in the drawings of each shipped sheet, and that no
// signs of a board overlap.
func TestLettersFree(t *testing.T) {
	cloths := []string{"#b3261e"} // an exit shares its place with the name of its hex
	for _, b := range rulebook.Base().Banners.All() {
		cloths = append(cloths, b.Colour)
	}
	signs := 0
	for _, page := range libraryPages(t, sheet.Options{}) {
		html := string(page.HTML())
		if n := sheettest.Covered(t, page.Name, html, "#f3c136"); n == 0 {
			t.Errorf("%s: no texts", page.Name)
		}
		signs += sheettest.PageOverlaps(t, page.Name, html, cloths...)
	}
	if signs < 5000 {
		t.Errorf("%d signs", signs)
	}
}
