package events_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps"
)

// The words of a deployment in which every kind of event comes up.
func TestEventWords(t *testing.T) {
	f := deploytest.FieldOf(t, &maps.Map{
		ID: "t", Name: "The Ford", Board: "standard",
		Rows: []string{
			". . . . . . . . . . . . .", " . . . . . . . . . . . .",
			". . R . . . . . . . . . .", " . . . . . . . . . . . .",
			". . . . . . . . . . . . .", " . . . . R R . . . . . .",
			". . . . . . . . . . . . .", " . . . . . . . . . . . .",
			"R F R R R . R R R . R R R",
		},
		Features: []maps.Feature{{Type: "wooden-bridge", At: []string{"C7"}}},
		Places:   []maps.Place{{Type: "healing-pool", At: []string{"l6"}}},
	})
	pennant := deploytest.Definition("pennant",
		[]string{". . . sp", ". bs .", ". . . .", ". . ."},
		[]string{". . . sp", ". . .", ". . . .", ". . ."},
		[]string{"bs . . .", ". . .", ". . . .", ". . ."},
		[]string{". . . sp", ". bs .", ". . . .", ". . ."})
	standard := deploytest.Definition("standard",
		[]string{". . . .", ". . .", ". . . .", "rs . ."},
		[]string{"bs gb . .", ". . .", ". . . .", ". . ."},
		[]string{". dc . .", ". . .", ". . . .", "ds . ."},
		[]string{"bs . . .", ". . .", ". . . .", ". . ."})
	sets := [boards.Camps]*deck.Set{deploytest.Link(t, pennant), deploytest.Link(t, standard)}
	draw := &deck.Draw{Right: 1, Centre: 2, Left: 3, Reserve: 4}
	d, refused := deploy.Impromptu(f, sets, deploy.Options{
		Draw:   [boards.Camps]*deck.Draw{draw, draw},
		Policy: [boards.Camps]deploy.Policy{deploytest.First{}, deploytest.First{}},
		Dice:   &deploytest.Loaded{Winner: boards.Standard},
		Lore:   true,
	})
	for _, r := range refused {
		t.Fatal(r.Message())
	}
	var got []string
	kinds := map[events.EventKind]bool{}
	for i := range d.Events {
		got = append(got, d.Events[i].Line(f))
		kinds[d.Events[i].Kind] = true
	}
	for kind := events.FieldOpened; kind <= events.CreaturePaid; kind++ {
		if !kinds[kind] {
			t.Errorf("no event of the kind %q came up", kind)
		}
	}
	want := strings.Split(strings.TrimSpace(words), "\n")
	if !slices.Equal(got, want) {
		t.Errorf("words\n%s", strings.Join(got, "\n"))
	}
}

const words = `
the field is "The Ford"; units marked on its map are ignored, the Pennants sit at the top [CTA-01, R-001, R-002]
Pennants: take set T, "Test pennant" [CTA-03, CTA-IMP-01, R-009]
Pennants: draw cards 1, 2, 3, 4 [CTA-05, CTA-IMP-01, R-012]
Pennants, right wing: card 1 is laid face down [CTA-05, R-013]
Pennants, centre: card 2 is laid face down [CTA-05, R-013]
Pennants, left wing: card 3 is laid face down [CTA-05, R-013]
Pennants: card 4 is held in reserve [CTA-05, R-013]
Standards: take set T, "Test standard" [CTA-03, CTA-IMP-01, R-009]
Standards: draw cards 1, 2, 3, 4 [CTA-05, CTA-IMP-01, R-012]
Standards, right wing: card 1 is laid face down [CTA-05, R-013]
Standards, centre: card 2 is laid face down [CTA-05, R-013]
Standards, left wing: card 3 is laid face down [CTA-05, R-013]
Standards: card 4 is held in reserve [CTA-05, R-013]
Pennants, right wing: card 1 is revealed, "Card A" [CTA-IMP-03, R-014]
Pennants, centre: card 2 is revealed, "Card B" [CTA-IMP-03, R-014]
Pennants, left wing: card 3 is revealed, "Card C" [CTA-IMP-03, R-014]
Standards, right wing: card 1 is revealed, "Card A" [CTA-IMP-03, R-014]
Standards, centre: card 2 is revealed, "Card B" [CTA-IMP-03, R-014]
Standards, left wing: card 3 is revealed, "Card C" [CTA-IMP-03, R-014]
Pennants, right wing, card 1: Blue human swordsmen at C7 (wooden bridge), as marked [CTA-02, R-021, R-022, R-026]
Pennants, right wing, card 1: Giant Spider at a6, as marked [CTA-02, R-021, R-022]
Pennants, centre, card 2: Giant Spider for e6 lost, none left in the boxes [CTA-04, CTA-IMP-02, CTA-IMP-04]
Pennants, left wing, card 3: Blue human swordsmen at l6 (healing pool), as marked [CTA-02, R-021, R-022, R-030]
Standards, right wing, card 1: Red human swordsmen at J1, as marked [CTA-02, R-021, R-022]
Standards, left wing, card 3: Blue dwarf swordsmen at B1 (ford), as marked [CTA-02, R-021, R-022, CTA-07]
Standards, left wing, card 3: Green dwarf crossbowmen at b4, as marked [CTA-02, R-021, R-022]
Standards, centre, card 2: Blue human swordsmen moved from e4 (river) to F1 on the section's baseline [CTA-06, CTA-11, R-023, R-027, R-028, R-029]
Standards, centre, card 2: Green human bowmen lost, f4 (river) is impassable and the section's baseline has no vacant hex [CTA-06, CTA-11, R-023, R-028]
green units on the field: Pennants 1, Standards 1 [CTA-08, R-046, R-049, R-050]
the scouts tie: Pennants roll flag flag flag flag flag flag (0 green); Standards roll green green green green green green (6 green) [CTA-08, R-047]
Standards: scout ahead and move first [CTA-08, R-046]
Pennants, reserve: card 4 is revealed, "Card D"; 2 units called [CTA-09, R-052, R-055]
Pennants, reserve, card 4: Blue human swordsmen at A9 on the baseline [CTA-09, CTA-11, R-053]
Pennants, reserve, card 4: 1 unit lost (Giant Spider), the boxes have no more of what the card shows [CTA-04, CTA-IMP-02, CTA-IMP-04]
Standards, reserve: card 4 is revealed, "Card D"; 1 unit called [CTA-09, R-052, R-055]
Standards, reserve, card 4: 1 unit lost (Blue human swordsmen), the baseline has no vacant hex [CTA-09, R-054]
Pennants: Giant Spider at a6 on the War Council with 1 level [CTA-10, R-059, R-060]
`

// Every kind of event has a name, and each its own.
func TestEventKindsHaveNames(t *testing.T) {
	seen := map[string]events.EventKind{}
	for kind := events.FieldOpened; kind <= events.Special+1; kind++ {
		name := kind.String()
		if other, twice := seen[name]; twice || name == "" {
			t.Errorf("kind %d is called %q, as %d is", kind, name, other)
		}
		seen[name] = kind
	}
	if none := events.EventKind(0).String(); none != (events.Special + 1).String() {
		t.Errorf("what is no kind is called %q", none)
	}
}
