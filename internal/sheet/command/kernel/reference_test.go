package kernel_test

import (
	"regexp"
	"strings"
	"testing"

	"muster/internal/engine/medieval"
	"muster/internal/sheet/command/kernel"
	"muster/internal/sheet/imposition"
	"muster/internal/testing/sheettest"
)

// TestReference checks that reference cards have each kind of unit of the armies, the Leaders, the terrain, and every
// Command card of the deck.
func TestReference(t *testing.T) {
	c := weir(t)
	l := find(t, c, battleSheet, "weir").Linked()
	page := string(kernel.Reference(l, options(), imposition.Single))
	sheettest.StandsAlone(t, "reference", page)
	for _, svg := range regexp.MustCompile(`(?s)<svg.*?</svg>`).FindAllString(page, -1) {
		sheettest.WellFormed(t, "reference", svg)
	}
	want := []string{
		"Moss Bowmen", "Heavy Cavalry with Bow markers", "Warriors", "A Leader is not a unit.", "Broken Ground", "The die",
		"Move a Leader", "× 6",
	}
	for _, card := range medieval.Game().Base().CommandCards.All() {
		want = append(want, card.Name)
	}
	for _, part := range want {
		if !strings.Contains(page, part) {
			t.Errorf("the cards lack %q", part)
		}
	}
	for _, bad := range []string{"Auxilia", "MED-", "%!", "symbol &#34;", "symbol &quot;"} {
		if strings.Contains(page, bad) {
			t.Errorf("the cards hold %q", bad)
		}
	}
	if both := string(kernel.Reference(l, options(), imposition.Long)); strings.Count(both, "cardback") < 9 {
		t.Error("there are no backs")
	}
}
