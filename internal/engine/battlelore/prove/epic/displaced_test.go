package epic_test

import (
	"fmt"
	"slices"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/testing/deploytest"
)

// The cards that the ground alone displaces, by zones, sections from the right, and numbers. Each has its cases, the
// units concerned, and those without room even if no other unit is there (CTA-06).
func TestEpicLies(t *testing.T) {
	ground := map[string]string{"I5": "R", "A5": "R", "a2": "R", "b2": "R", "c2": "R", "d2": "R"}
	cards := [][]string{
		{"gb . . .", ". . .", ". . . .", ". . ."},
		nil,
		nil,
		nil,
		{"bs . . .", ". . .", ". . . .", "rs . ."},
	}
	def := deploytest.Definition("standard", cards...)
	def.Cards[0].Number, def.Cards[4].Number = 5, 1 // the file's order is another
	set := deploytest.Link(t, def)
	r := epic.Enumerate(deploytest.LayEpic(ground), nil, []*deck.Set{set}, deploy.Options{Zone: deploy.FreeZone})
	if len(r.Refused) > 0 {
		t.Fatal(r.Refused[0].Message())
	}
	var got []string
	for _, l := range r.Sets[1][0].Displacements {
		got = append(got, fmt.Sprint(l.Zone, " ", lieText(l.Displacement)))
	}
	want := []string{
		"0 right wing 1 360: blue-human-sword",
		"0 right wing 5 360: green-human-bow",
		"0 left wing 1 360: red-human-sword blue-human-sword, lost red-human-sword blue-human-sword",
		"0 left wing 5 360: green-human-bow, lost green-human-bow",
		"1 left wing 1 360: red-human-sword, lost red-human-sword",
	}
	if !slices.Equal(got, want) {
		t.Errorf("lies %q, want %q", got, want)
	}
	other := deploytest.Definition("standard")
	other.ID = "standard-u"
	a := epic.EnumerateAllies(
		deploytest.LayEpic(ground),
		nil,
		[][2]*deck.Set{{deploytest.Link(t, other), set}},
		deploy.Options{},
	)
	if len(a.Refused) > 0 {
		t.Fatal(a.Refused[0].Message())
	}
	if lies := a.Camps[1][0].Displacements; len(lies[0]) != 0 || len(lies[1]) != 1 ||
		lieText(lies[1][0]) != "left wing 1 6300: red-human-sword, lost red-human-sword" {
		t.Errorf("lies of the allies %+v", lies)
	}
}

func lieText(l prove.Displacement) string {
	text := fmt.Sprint(l.Section, " ", l.Card.Number, " ", l.Cases, ":")
	for _, e := range l.Displaced {
		text += " " + e.Unit.ID
	}
	if len(l.Lost) > 0 {
		text += ", lost"
	}
	for _, e := range l.Lost {
		text += " " + e.Unit.ID
	}
	return text
}
