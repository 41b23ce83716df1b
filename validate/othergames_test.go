package validate_test

import (
	"path/filepath"
	"slices"
	"testing"

	"muster/internal/testing/checktest"
	"muster/validate/check"
)

// TestOtherGames: a reference to something of the other game is reported as such, by any check that would report it as
// unknown. The data has a folder for the family of the code, and in it one for each check.
func TestOtherGames(t *testing.T) {
	for _, codes := range [][]string{
		{"map/unknown-symbol", "map/unknown-terrain", "map/unknown-feature", "map/unknown-board", "map/unknown-box"},
		{"adventure/unknown-unit", "adventure/unknown-box"},
		{"medieval/unknown-unit", "medieval/unknown-box"},
		{"deploycards/unknown-unit"},
		{"rulebook/unknown-name"},
	} {
		var part []*check.Check
		for _, code := range codes {
			i := slices.IndexFunc(every(), func(c *check.Check) bool { return c.Code == code })
			if i < 0 {
				t.Fatalf("there is no check %s", code)
			}
			part = append(part, every()[i])
		}
		family := filepath.Dir(codes[0])
		t.Run(family, func(t *testing.T) {
			checktest.Part(t, all(), part, every(), filepath.Join("testdata/other-game", family))
		})
	}
}
