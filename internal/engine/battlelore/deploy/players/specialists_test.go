package players_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/deploy/players"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// carefulCalls lets careful Standards play on an open field with a hill at J5, and returns the effects of their cards.
func carefulCalls(t *testing.T, calling *deploy.Calling, plan *pieces.Plan) []string {
	t.Helper()
	f := deploytest.Lay(t, map[string]string{"J5": "H"})
	set := func(camp boards.Camp, letter string, cards ...[]string) *deck.Set {
		def := deploytest.Definition(camp.String(), cards...)
		def.ID = camp.String() + "-" + letter
		return deploytest.Link(t, def)
	}
	army := []string{". gb . .", ". . bs", ". . rh .", ". gb ."}
	reserve := []string{"rs gb . .", ". bs .", ". . . .", ". . ."}
	sets := [boards.Camps][]*deck.Set{
		{set(boards.Pennant, "t"), set(boards.Pennant, "u")},
		{set(boards.Standard, "t", army, nil, nil, reserve), set(boards.Standard, "u")},
	}
	draws := [boards.Camps]*deck.Draw{}
	for camp := range draws {
		d, fault := deck.ParseDraw(strings.ReplaceAll("X:1,X:2,X:3/X:4", "X", boards.CampNames[camp]+"-t"))
		if fault != "" {
			t.Fatal(fault)
		}
		draws[camp] = &d
	}
	d, refused := deploy.Organized(f, sets, deploy.Options{
		Lore: true, Draw: draws, Policy: [boards.Camps]deploy.Policy{deploytest.Last{}, players.Careful{}},
		Council: [boards.Camps]*pieces.Plan{nil, plan}, Specialists: calling, Owner: boards.Standard,
	})
	for _, r := range refused {
		t.Fatal(r.Message())
	}
	var lines []string
	for i := range d.Events {
		if e := &d.Events[i]; e.Kind == events.Special && e.Camp == boards.Standard {
			_, text, _ := strings.Cut(e.Text(f), ", ")
			lines = append(lines, text)
		}
	}
	return lines
}

// A careful player uses each card for its purpose: stakes under its bowmen only, every bow, the strongest unit, the
// front row.
func TestCarefulSpecialists(t *testing.T) {
	for _, c := range []struct{ card, council, want string }{
		{"archers-stakes", "commander 3", "archers' stakes at j4; archers' stakes at K1; the rest is not used"},
		{"bow-upgrade", "commander 3", "Green human bowmen at K1 take the long bow; Green human bowmen at j4 take the long " +
			"bow"},
		{"forced-enrollment", "commander 3", "Green human bowmen of the reserve at H1 on the baseline"},
		{"infiltration", "rogue 1", "Red human knights move from k2 to k4; Blue human swordsmen move from F1 to E3"},
		{"kings-allies", "warrior 3", "1 figure more for Red human knights at k2; 1 figure more for Red human knights at k2"},
		{"illusionary-troops", "wizard 3", "Red human knights of 3 figures at K3, a copy of those at k2"},
		{"prayer", "cleric 3", "4 Lore tokens gained"},
		{"dwarven-mercenaries", "commander 3", "Red dwarf swordsmen for Red human swordsmen at G1; Blue dwarf swordsmen " +
			"for Blue human swordsmen at L3"},
		{"vantage-point", "commander 3", "Red human swordsmen move from G1 to J5 (hill); Blue human swordsmen move from F1 " +
			"to K5"},
	} {
		levels, ok := deploytest.CouncilLevels(c.council)
		if !ok {
			t.Fatal(c.council)
		}
		got := carefulCalls(t, &deploy.Calling{Wishes: [][]string{nil, {c.card}}}, &pieces.Plan{Fixed: levels})
		name := rulebook.Base().Specialists.Get(
			c.card,
		).Name + ": " // the council, what is taken and what is played come first
		if text := strings.ReplaceAll(strings.Join(got[3:], "; "), name, ""); text != c.want {
			t.Errorf("%s: %s", c.card, text)
		}
	}
}

// Without wishes it seats a Commander of level 2 and one strong master. It takes useful cards and plays those that
// bring units before those that need them. With one deck it picks in turn.
func TestCarefulPicks(t *testing.T) {
	got := carefulCalls(t, &deploy.Calling{}, nil)
	want := strings.Split(strings.TrimSpace(`
War Council: commander 2, wizard 3, cleric 1; 5 Command cards, 3 Lore tokens
Forced Enrollment: taken
Archers' Stakes: taken
Forced Enrollment: played
Forced Enrollment: Green human bowmen of the reserve at H1 on the baseline
Archers' Stakes: played
Archers' Stakes: archers' stakes at j4
Archers' Stakes: archers' stakes at H1
Archers' Stakes: archers' stakes at K1`), "\n")
	if !slices.Equal(got, want) {
		t.Errorf("%s", strings.Join(got, "\n"))
	}
}
