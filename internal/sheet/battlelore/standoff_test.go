package battlelore_test

import (
	"testing"

	"muster/draw"
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

// TestLettersFree checks that nothing drawn later covers a letter in the drawings of each shipped sheet.
func TestLettersFree(t *testing.T) {
	for _, page := range libraryPages(t, sheet.Options{}) {
		if n := sheettest.Covered(t, page.Name, string(page.HTML()), "#f3c136"); n == 0 {
			t.Errorf("%s: no texts", page.Name)
		}
	}
}
