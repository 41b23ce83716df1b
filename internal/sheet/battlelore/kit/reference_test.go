package kit_test

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/battlelore/kit"
	"muster/internal/sheet/imposition"
	"muster/internal/testing/sheettest"
	"muster/sheet"
)

// only players can track who rolls for panic. So the reference cards mention it exactly if units are Frightened,
// by race (BL-MER-03) or by a special rule.
func TestPanicIsToldOfTheFrightened(t *testing.T) {
	cat := library.New(nil, 1)
	for id, want := range map[string]int{
		"the-toll-bridge":         1,
		"until-the-sun-goes-down": 1,
		"the-padded-rolls":        0,
	} {
		page := string(kit.Reference(cat.Find(rulebook.KindAdventure, id).Linked(), sheet.Options{}, imposition.Single))
		sheettest.StandsAlone(t, id, page)
		if got := strings.Count(page, "After a retreat the opponent rolls a die for each hex covered."); min(got, 1) != want {
			t.Errorf("%s tells it %d times", id, got)
		}
	}
}
