package deploy_test

import (
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps/hex"
)

// The words of an Organized deployment in which every kind of event about tokens comes up. Only the Call to Arms box
// is on the table, so nothing has figures.
func TestLevyWords(t *testing.T) {
	f := deploytest.Lay(t, map[string]string{"d6": "R"})
	pennant := deploytest.Definition("pennant",
		[]string{"bs gb gb .", ". . .", ". . . .", "rs . gb"}, nil, nil,
		[]string{"gb gb . .", ". . .", ". . . .", ". . ."})
	spare := deploytest.Definition("pennant")
	spare.ID = "pennant-u"
	standard := deploytest.Definition("standard", nil, nil, nil, []string{"gb gb gb .", ". . .", ". . . .", ". . ."})
	other := deploytest.Definition("standard", nil, []string{"rs . . .", ". . .", ". . . .", ". . ."})
	other.ID = "standard-u"
	sets := [boards.Camps][]*deck.Set{
		{
			deploytest.Link(t, pennant),
			deploytest.Link(t, spare),
		},
		{deploytest.Link(t, standard), deploytest.Link(t, other)},
	}
	draws := [boards.Camps]*deck.Draw{}
	for camp, text := range []string{
		"pennant-t:1,pennant-u:2,pennant-t:3/pennant-t:4", "standard-t:1,standard-u:2,standard-t:3/standard-t:4",
	} {
		d, fault := deck.ParseDraw(text)
		if fault != "" {
			t.Fatal(fault)
		}
		draws[camp] = &d
	}
	d, refused := deploy.Organized(f, sets, deploy.Options{
		Draw:   draws,
		Boxes:  []string{"call-to-arms"},
		Policy: [boards.Camps]deploy.Policy{deploytest.First{}, deploytest.First{}},
	})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	var got []string
	for i := range d.Events {
		switch e := &d.Events[i]; e.Kind {
		case events.DrawMade,
			events.ReserveHeld,
			events.LevyPlaced,
			events.LevyShort,
			events.LevyRemoved,
			events.Scouted,
			events.ReserveShort,
			events.ReserveRevealed:
			got = append(got, e.Line(f))
		}
	}
	if want := strings.Split(strings.TrimSpace(levyWords), "\n"); !slices.Equal(got, want) {
		t.Errorf("words\n%s", strings.Join(got, "\n"))
	}
	swap := events.Event{
		Kind: events.LevyExchanged,
		Mode: deploycards.ModeOrganized,
		Camp: boards.Standard,
		From: hex.None,
		Unit: f.Rules.Units.Get(
			"blue-human-horse",
		),
		Was:    f.Rules.Units.Get("red-human-sword"),
		Banner: f.Rules.Banners.Get("red"),
	}
	swap.Hex, _, _ = f.Hexes.ByLabel("e4")
	want := "Standards: Blue human horsemen replace the red Levy token at e4 [CTA-ORG-08, R-038, R-039, R-041, R-042]"
	if got := swap.Line(f); got != want {
		t.Errorf("words %q, want %q", got, want)
	}
}

const levyWords = `
Pennants: draw cards pennant-t:1, pennant-u:2, pennant-t:3, pennant-t:4 [CTA-05, CTA-ORG-03, R-012]
Pennants: card pennant-t:4 is held in reserve [CTA-05, R-013]
Standards: draw cards standard-t:1, standard-u:2, standard-t:3, standard-t:4 [CTA-05, CTA-ORG-03, R-012]
Standards: card standard-t:4 is held in reserve [CTA-05, R-013]
Pennants, right wing, card pennant-t:1: red Levy token at D9, in place of Red human swordsmen [CTA-ORG-01, CTA-ORG-02, CTA-ORG-05, R-018, R-031, R-032, R-033, R-299]
Pennants, right wing, card pennant-t:1: green Levy token at B9, in place of Green human bowmen [CTA-ORG-01, CTA-ORG-02, CTA-ORG-05, R-018, R-031, R-032, R-033, R-299]
Pennants, right wing, card pennant-t:1: green Levy token at c6, in place of Green human bowmen [CTA-ORG-01, CTA-ORG-02, CTA-ORG-05, R-018, R-031, R-032, R-033, R-299]
Pennants, right wing, card pennant-t:1: Green human bowmen for b6 lost, none left on the table and no green token to stand in [CTA-ORG-05, CTA-ORG-06, R-034]
Pennants, right wing, card pennant-t:1: blue Levy token at A9, moved from d6 (river) to the section's baseline, in place of Blue human swordsmen [CTA-ORG-01, CTA-ORG-02, CTA-ORG-05, R-018, R-031, R-032, R-033, R-299, CTA-06, R-035]
Standards, centre, card standard-u:2: red Levy token at e4, in place of Red human swordsmen [CTA-ORG-01, CTA-ORG-02, CTA-ORG-05, R-018, R-031, R-032, R-033, R-299]
green units on the field: Pennants 2, Standards 0 [CTA-08, R-046, R-049, R-050, CTA-ORG-07, R-037]
Standards, reserve: card standard-t:4 is revealed, "Card D"; 2 units called [CTA-09, R-052, R-055]
Standards, reserve, card standard-t:4: green Levy token at A1 on the baseline, in place of Green human bowmen [CTA-ORG-01, CTA-ORG-02, CTA-ORG-05, R-018, R-031, R-032, R-033, R-299, CTA-09, R-045]
Standards, reserve, card standard-t:4: green Levy token at B1 on the baseline, in place of Green human bowmen [CTA-ORG-01, CTA-ORG-02, CTA-ORG-05, R-018, R-031, R-032, R-033, R-299, CTA-09, R-045]
Pennants, reserve: card pennant-t:4 is revealed, "Card D"; 2 units called [CTA-09, R-052, R-055]
Pennants, reserve, card pennant-t:4: 2 units lost (Green human bowmen, Green human bowmen), neither figures nor Levy tokens are left for what the card shows [CTA-09, CTA-ORG-05, CTA-ORG-06, R-034]
Pennants: the red Levy token at D9 is removed, nothing can replace it; Red human swordsmen lost [CTA-ORG-08, R-043]
Pennants: the green Levy token at B9 is removed, nothing can replace it; Green human bowmen lost [CTA-ORG-08, R-043]
Pennants: the green Levy token at c6 is removed, nothing can replace it; Green human bowmen lost [CTA-ORG-08, R-043]
Pennants: the blue Levy token at A9 is removed, nothing can replace it; Blue human swordsmen lost [CTA-ORG-08, R-043]
Standards: the red Levy token at e4 is removed, nothing can replace it; Red human swordsmen lost [CTA-ORG-08, R-043]
Standards: the green Levy token at A1 is removed, nothing can replace it; Green human bowmen lost [CTA-ORG-08, R-043]
Standards: the green Levy token at B1 is removed, nothing can replace it; Green human bowmen lost [CTA-ORG-08, R-043]
`
