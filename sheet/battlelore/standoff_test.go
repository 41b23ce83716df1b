package battlelore_test

import (
	"testing"

	"muster/draw"
	"muster/internal/testing/sheettest"
	"muster/sheet"
)

// TestLettersStandOff: in the drawings of each shipped sheet, letters stand off from what lies under them in every ink.
func TestLettersStandOff(t *testing.T) {
	for _, ink := range sheet.Inks() {
		for _, page := range libraryPages(t, sheet.Options{Print: sheet.Print{Ink: draw.Inks(ink)}}) {
			sheettest.Letters(t, page.Name+" in "+ink, string(page.HTML()))
		}
	}
}

// TestLettersFree: in the drawings of each shipped sheet, nothing that is drawn later lies on a letter.
func TestLettersFree(t *testing.T) {
	for _, page := range libraryPages(t, sheet.Options{}) {
		if n := sheettest.Covered(t, page.Name, string(page.HTML()), "#f3c136"); n == 0 {
			t.Errorf("%s: no texts", page.Name)
		}
	}
}
