package list

import (
	"testing"

	"muster/internal/games"
	"muster/validate"
)

// TestListName checks that each list has a singular if possible, and that unknown names stay unchanged.
func TestListName(t *testing.T) {
	for singular, want := range map[string]string{
		"adventure": "adventures", "unit": "units", "box": "boxes", "class": "classes", "city": "cities", "hero": "heroes",
		"check": "checks", "rule": "rules", "units": "units", "terrain": "terrain", "features": "terrain",
		"feature": "terrain", "creatures": "units", "cards": "cards", "banana": "banana", "": "",
	} {
		if got := listName(singular); got != want {
			t.Errorf("%q: %q, want %q", singular, got, want)
		}
	}
}

// TestCheckTitles checks that every listed check has its title.
func TestCheckTitles(t *testing.T) {
	for _, c := range validate.Codes(games.Checks()) {
		if checkTitle(c.Code) == "" {
			t.Errorf("%s has no title", c.Code)
		}
	}
}
