package runewars

import (
	"testing"

	"muster/draw"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/testing/sheettest"
	"muster/internal/words"
	"muster/sheet"
)

// TestLettersStandOff checks the contrast of letters on the map of each shipped realm, in every ink.
func TestLettersStandOff(t *testing.T) {
	c := library.New(library.LibraryFiles(), 1)
	for _, e := range c.All(rulebook.KindRealm) {
		for _, ink := range sheet.Inks() {
			page := Realm(shipped(t, e.ID), sheet.Options{Print: sheet.Print{Ink: draw.Inks(ink)}})
			if n := sheettest.Letters(t, e.ID+" in "+ink, string(page.HTML())); n < 10 {
				t.Errorf("%s: %d texts", e.ID, n)
			}
		}
	}
}

// TestWhoIsWho checks that the owners of home realms are listed beside the map.
func TestWhoIsWho(t *testing.T) {
	page := Realm(shipped(t, "three-crowns"), sheet.Options{})
	for _, text := range []string{string(page.HTML()), string(page.Markdown())} {
		sheettest.InOrder(t, "three-crowns", text, "Home realms:", "Latari Elves", "LA, LB, LC", "Waiqar the", "WA, WB, WC",
			"Daqan Lords", "DA, DB, DC", "About this realm")
	}
}

// TestGermanColophon checks that a German sheet names the kind of its definition in German.
func TestGermanColophon(t *testing.T) {
	german, err := words.In("de")
	if err != nil {
		t.Fatal(err)
	}
	page := Realm(shipped(t, "three-crowns"), sheet.Options{Language: german})
	sheettest.InOrder(t, "three-crowns", string(page.Markdown()), "three-crowns", "Definition: Reich")
}
