package placement_test

import (
	"strings"
	"testing"

	"muster/internal/engine/runewars/placement"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
)

// TestEveryEventIsSaid: every kind of event has its own words, and names replace ids where they exist.
func TestEveryEventIsSaid(t *testing.T) {
	narrator := placement.NewBuilding(rulebook.Base())
	narrator.Narrate(&placement.Event{Kind: placement.FactionChosen, Seat: 1, ID: "latari"})
	seen := map[string]placement.EventKind{}
	for kind := range placement.EventKinds {
		e := placement.Event{Kind: kind, Seat: 1, ID: "daqan", Area: "101A", IDs: []string{"101", "102"}, Counts: []int{1, 2}}
		switch kind {
		case placement.DealtAgain, placement.NeutralsPut, placement.CityDrawn, placement.TokenPlaced, placement.TokensOut:
			e.Seat, e.ID = placement.Nobody, "demo-1"
		}
		said := narrator.Narrate(&e)
		_, what, _ := strings.Cut(said, ": ")
		if other, twice := seen[said]; twice || said == "" || e.Seat >= 0 && (what == "" || !strings.Contains(said, ": ")) {
			t.Errorf("kind %d is said as %q, as is kind %d", kind, said, other)
		}
		seen[said] = kind
	}
	narrator = placement.NewBuilding(rulebook.Base())
	for _, c := range []struct {
		e    placement.Event
		want string
	}{
		{placement.Event{Kind: placement.FateDealt, Seat: 2, N: 17}, "Player 3: is dealt Fate card 17"},
		{placement.Event{Kind: placement.FactionChosen, Seat: 1, ID: "latari"}, "Player 2: takes Latari Elves"},
		{
			placement.Event{Kind: placement.TilePlaced, Seat: 1, ID: "104", At: tiles.At{Q: 1, R: -1}, Turn: 2, N: 3, M: 4},
			"Latari Elves: places tile 104 at [1, -1], rotated by 2 sixths, next to 3 areas along 4 sides",
		},
		{
			placement.Event{
				Kind: placement.NeutralsPut, Seat: placement.Nobody, ID: "101A", IDs: []string{"razorwing"}, Counts: []int{2},
			},
			"2 Razorwing in 101A",
		},
	} {
		if got := narrator.Narrate(&c.e); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
