package deploy_test

import (
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	players "muster/internal/engine/battlelore/deploy/players"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// wordsOf are the lines of a deployment of the watched kinds.
func wordsOf(d *deploy.Deployment, watch ...string) []string {
	var out []string
	for i := range d.Events {
		e := &d.Events[i]
		kind := ""
		if e.Kind == events.Special {
			kind = e.More.Kind()
		} else {
			kind = kindWords[e.Kind]
		}
		if slices.Contains(watch, kind) {
			out = append(out, e.Line(d.Field))
		}
	}
	return out
}

// Texts and rules of all events that only Epic Call to Arms has.
func TestEpicEventWords(t *testing.T) {
	ground := map[string]string{}
	for _, label := range strings.Fields(deploytest.EpicScoutRow[boards.Pennant]) {
		ground[label] = "R"
	}
	ground["G13"] = "."
	for _, label := range strings.Fields(strings.Join(deploytest.EpicBaseline[boards.Pennant][:], " ")) {
		ground[label] = "R"
	}
	ground["h16"], ground["a16"] = ".", "."
	pennant := deploytest.Definition("pennant",
		nil,
		[]string{". . gb .", ". . .", ". . . .", "rs . ."},
		nil,
		[]string{"rh . . .", ". . .", ". . . .", ". . ."},
		[]string{"sp . . sp", ". gl .", ". . . .", ". bs ."})
	sets := [boards.Camps]*deck.Set{deploytest.Link(t, pennant), deploytest.Link(t, deploytest.Definition("standard"))}
	draw := &deck.Draw{Right: 1, Centre: 2, Left: 3, Reserve: 4, Scout: 5}
	players := deploytest.EpicPair(sets, [boards.Camps]int{0, 1}, deploytest.First{})
	players[0].Draw, players[1].Draw = draw, draw
	d, refused := deploy.Deploy(
		deploytest.LayEpic(ground),
		deploycards.ModeEpic,
		players,
		deploy.Options{Dice: &deploytest.Loaded{Winner: boards.Pennant}},
	)
	for _, r := range refused {
		t.Fatal(r.Message())
	}
	got := wordsOf(
		d,
		"zone",
		"scout-guard",
		"scout",
		"scout-no-room",
		"scout-short",
		"placed",
		"moved",
		"lost",
		"called",
		"reserve",
		"no-room",
	)
	want := strings.Split(strings.TrimSpace(epicSaid), "\n")
	if !slices.Equal(got, want) {
		t.Errorf("words\n%s", strings.Join(got, "\n"))
	}
}

const epicSaid = `
Pennants: lay the Guards in red zones, one hex to the left [VAR-EC-03, R-269]
Standards: lay the Guards in blue zones, one hex to the right [VAR-EC-03, R-269]
Pennants, scout guard: card 5 is revealed, "Card E"; 4 units called [VAR-EC-02, R-265]
Standards, scout guard: card 5 is revealed, "Card E"; 0 units called [VAR-EC-02, R-265]
Pennants, scout guard, card 5: Blue human swordsmen at G13 [VAR-EC-02, R-266]
Pennants, scout guard, card 5: Green goblin lizard riders at a16 on the baseline, the scouts' row is full [VAR-EC-01, VAR-EC-02, R-264, R-266]
Pennants, scout guard, card 5: Giant Spider at h16 on the baseline, the scouts' row is full [VAR-EC-01, VAR-EC-02, R-264, R-266]
Pennants, scout guard, card 5: 1 unit lost (Giant Spider), the boxes have no more of what the card shows [VAR-EC-02, CTA-IMP-02, CTA-IMP-04]
Pennants, centre, card 2: Red human swordsmen lost, h16 is taken and the section's baseline has no vacant hex [CTA-06, CTA-11, R-023, R-028, VAR-EC-01, R-264, R-267]
Pennants, centre, card 2: Green human bowmen lost, G13 is taken and the section's baseline has no vacant hex [CTA-06, CTA-11, R-023, R-028, VAR-EC-01, R-264, R-267]
Standards, reserve: card 4 is revealed, "Card D"; 0 units called [VAR-EC-04, R-055, R-270]
Pennants, reserve: card 4 is revealed, "Card D"; 1 unit called [VAR-EC-04, R-055, R-270]
Pennants, reserve, card 4: 1 unit lost (Red human knights), the baseline has no vacant hex [VAR-EC-04, R-054, R-270]
`

// The words of the allied variant and of the turn markers.
func TestAlliedEventWords(t *testing.T) {
	red := deploytest.Definition("pennant", []string{"gb . . .", ". . .", ". . . .", ". . ."})
	blue := deploytest.Definition("pennant", nil, []string{". . . bs", ". . .", ". . . .", ". . gb"})
	blue.ID = "pennant-u"
	other := deploytest.Definition("standard")
	other.ID = "standard-u"
	sets := [boards.Camps][2]*deck.Set{
		{deploytest.Link(t, red), deploytest.Link(t, blue)},
		{deploytest.Link(t, deploytest.Definition("standard")), deploytest.Link(t, other)},
	}
	draw := &deck.Draw{Right: 1, Centre: 2, Left: 3}
	players := deploytest.FourPlayers(sets, [2]int{0, 1}, deploytest.First{})
	for i := range players {
		players[i].Draw = draw
	}
	d, refused := deploy.Deploy(
		deploytest.LayEpic(nil),
		deploycards.ModeEpicAllies,
		players,
		deploy.Options{Dice: &deploytest.Loaded{Winner: boards.Pennant}},
	)
	for _, r := range refused {
		t.Fatal(r.Message())
	}
	got := wordsOf(d, "zone", "placed", "moved", "counted", "tie", "marker")
	want := strings.Split(strings.TrimSpace(alliesSaid), "\n")
	if !slices.Equal(got, want) {
		t.Errorf("words\n%s", strings.Join(got, "\n"))
	}
}

const alliesSaid = `
Pennants (red): lay the Guards in red zones, one hex to the left [VAR-ER-02]
Pennants (blue): lay the Guards in blue zones, one hex to the right [VAR-ER-02]
Standards (red): lay the Guards in red zones, one hex to the left [VAR-ER-02]
Standards (blue): lay the Guards in blue zones, one hex to the right [VAR-ER-02]
Pennants (red), right wing, card 1: Green human bowmen at E13, as marked [CTA-02, R-021, VAR-ER-02]
Pennants (blue), centre, card 2: Green human bowmen at e16, as marked [CTA-02, R-021, VAR-ER-02]
Pennants (blue), centre, card 2: Blue human swordsmen moved from E13, which is taken, to a16 on the baseline [VAR-ER-03, R-027, R-029, R-290, VAR-EC-01, R-264]
green units on the field: Pennants (red) 1, Pennants (blue) 1, Standards (red) 0, Standards (blue) 0 [VAR-RA-02, R-046, R-049, R-050]
the allies of the Pennants tie: red roll green green green green green green (6 green); blue roll flag flag flag flag flag flag (0 green) [VAR-RA-02, R-047]
Pennants (red): take turn marker 1 [VAR-RA-02]
Pennants (blue): take turn marker 3 [VAR-RA-02]
the allies of the Standards tie: red roll green green green green green green (6 green); blue roll flag flag flag flag flag flag (0 green) [VAR-RA-02, R-047]
Standards (red): take turn marker 2 [VAR-RA-02]
Standards (blue): take turn marker 4 [VAR-RA-02]
`

// Careful puts the Scout Guard where no own Guard is marked, strong units first, and picks the zones with more ground
// to stand on.
func TestEpicCareful(t *testing.T) {
	ground := map[string]string{"a2": "R", "e2": "R", "i2": "R"} // marks of the red zones alone
	standard := deploytest.Definition("standard", nil, []string{"bs bs . bs", ". . .", ". . . .", ". . ."}, nil, nil,
		[]string{". . . .", ". gb .", ". . . .", "rh . ."})
	sets := [boards.Camps]*deck.Set{deploytest.Link(t, deploytest.Definition("pennant")), deploytest.Link(t, standard)}
	players := deploytest.EpicPair(sets, [boards.Camps]int{0, deploy.FreeZone}, players.Careful{})
	draw := &deck.Draw{Right: 1, Centre: 2, Left: 3, Reserve: 4, Scout: 5}
	players[0].Draw, players[1].Draw = draw, draw
	d, refused := deploy.Deploy(deploytest.LayEpic(ground), deploycards.ModeEpic, players, deploy.Options{})
	for _, r := range refused {
		t.Fatal(r.Message())
	}
	if zone := d.Players[1].Zone; zone != 1 {
		t.Errorf("zone %d", zone)
	}
	var scouts []string
	for _, p := range d.Placed {
		if p.How == events.FromScoutGuard {
			scouts = append(scouts, p.Unit.ID+" "+d.Field.Hexes.Label(p.Hex))
		}
		if p.How == events.Moved {
			t.Errorf("%s had to give way", p.Unit.ID)
		}
	}
	// F5, G5 and I5 are marks of the blue centre; H5 is next to the middle, E5 is farther out.
	if want := []string{"red-human-horse H5", "green-human-bow E5"}; !slices.Equal(scouts, want) {
		t.Errorf("scouts %v, want %v", scouts, want)
	}
}
