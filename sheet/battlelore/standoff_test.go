package battlelore_test

import (
	"testing"

	"muster/sheet"
	"muster/sheet/draw"
	"muster/sheet/sheettest"
)

// TestLettersStandOff: in the drawings of each shipped sheet, letters stand off from what lies under them in every ink.
func TestLettersStandOff(t *testing.T) {
	for _, ink := range sheet.Inks() {
		for _, page := range libraryPages(t, sheet.Options{Print: sheet.Print{Ink: draw.Inks(ink)}}) {
			sheettest.Letters(t, page.Name+" in "+ink, string(page.HTML()))
		}
	}
}
