package deploy_test

import (
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	players "muster/internal/engine/battlelore/deploy/players"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps/hex"
)

// VAR-ER-01 to VAR-ER-03, R-019: every deployment equals the result of applying the rules in order to its cards.
func TestAlliedDeploymentsAreNaive(t *testing.T) {
	yielded := 0
	for seed := range 60 {
		ground, sets, f := deploytest.AlliedCamps(t, 500+seed)
		zones := [2]int{0, 1}
		if seed%3 == 0 {
			zones = [2]int{deploy.FreeZone, deploy.FreeZone}
		}
		policy := []deploy.Policy{nil, players.Careful{}}[seed%2]
		d, refused := deploy.Deploy(
			f,
			deploycards.ModeEpicAllies,
			deploytest.FourPlayers(sets, zones, policy),
			deploy.Options{Seed: uint64(seed)},
		)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		for camp := range boards.Camp(boards.Camps) {
			yielded += checkAllies(t, f, ground, d, camp)
		}
		checkMarkers(t, d)
	}
	if yielded == 0 {
		t.Error("no unit gave way to an ally's")
	}
}

// checkAllies holds a camp against the naive count; it returns how many units gave way.
func checkAllies(t *testing.T, f *rulebook.Field, ground map[string]string, d *deploy.Deployment,
	camp boards.Camp) int {
	t.Helper()
	stock, _ := pieces.NewStock(f.Rules, camp, []string{"base"})
	n := deploytest.NewNaiveCamp(camp, ground, stock)
	players := d.Players[2*camp : 2*camp+2]
	byZone := [2]int{players[0].Zone, players[1].Zone} // of each zone, its player: the same, for they are 0 and 1
	var sets [2]*deck.Set
	var units [2][8][]deploytest.NaiveUnit
	var draw [2]deck.Draw
	for zone, i := range byZone {
		sets[zone], draw[zone] = players[i].Sets[0], players[i].Draw
		for _, name := range players[i].Draw.Names() {
			units[zone][name.Number] = n.Units(sets[zone], name.Number)
		}
		if len(players[i].Hand) != 3 || players[i].Draw.Reserve != 0 || players[i].Draw.Scout != 0 {
			t.Errorf("%s: drew %v, laid out as %v", camp, players[i].Hand, players[i].Draw)
		}
	}
	want := n.Allied(deploytest.AlliedCards(sets, units, draw))
	for zone, i := range byZone {
		if players[i].Green != want.Green[zone] {
			t.Errorf("%s, zones %d: %d green units, by the rules %d", camp, zone, players[i].Green, want.Green[zone])
		}
	}
	if lost := players[0].Lost + players[1].Lost; lost != want.Lost+want.Short || d.Lost[camp] != lost {
		t.Errorf(
			"%s: %d units lost, by the rules %d without room and %d without figures",
			camp,
			lost,
			want.Lost,
			want.Short,
		)
	}
	var taken hex.Set
	for _, p := range d.Placed {
		if p.Camp != camp {
			continue
		}
		row := f.Hexes.OwnRow(camp, p.Hex)
		if taken.Has(p.Hex) || f.Impassable.Has(p.Hex) || p.How == events.Moved && row != 2 ||
			p.How == events.OnMark && row != p.Entry.Rank+1 {
			t.Errorf("%s stands %s on %s", p.Unit.ID, p.How, f.Hexes.Label(p.Hex))
		}
		taken.Add(p.Hex)
	}
	return want.Yielded
}

// VAR-RA-02: four markers, 1 and 3 in the camp that moves first; a player with more green units has the lower one.
func checkMarkers(t *testing.T, d *deploy.Deployment) {
	t.Helper()
	seen := map[int]bool{}
	for i := range d.Players {
		p := &d.Players[i]
		seen[p.Marker] = true
		if odd := p.Marker%2 == 1; odd != (p.Camp == d.First) {
			t.Errorf("%s moves first, and the %s have marker %d", d.First, p.Camp, p.Marker)
		}
		ally := &d.Players[i^1]
		if p.Green > ally.Green && p.Marker > ally.Marker {
			t.Errorf("with %d green units marker %d, with %d marker %d", p.Green, p.Marker, ally.Green, ally.Marker)
		}
	}
	if len(seen) != 4 || seen[0] {
		t.Errorf("markers %v", seen)
	}
	if lead := d.Green[d.First] - d.Green[d.First.Other()]; lead < 0 {
		t.Errorf("%s moves first with %d green units less", d.First, -lead)
	}
}

// The same seed gives the same events, the recorded choices give them again without it, and so does a saved draw.
func TestAlliesRepeat(t *testing.T) {
	s := deploytest.NewShipped()
	f := s.Field("broad-water")
	sets := [boards.Camps][2]*deck.Set{
		{s.Set("pennant-c"), s.Set("pennant-a")},
		{s.Set("standard-a"), s.Set("standard-b")},
	}
	for seed := range uint64(20) {
		zones := [2]int{deploy.FreeZone, deploy.FreeZone}
		if seed%2 == 0 {
			zones = [2]int{1, 0}
		}
		repeats(
			t,
			s,
			f,
			deploycards.ModeEpicAllies,
			deploytest.FourPlayers(sets, zones, nil),
			deploy.Options{Seed: seed},
		)
	}
}

// VAR-ER-03, R-019: the lower number comes first, then the earlier letter. R-273: two sets of one letter leave it to
// the red player, whose zone is the first, and no claim comes before itself.
func TestClaims(t *testing.T) {
	claim := func(number int, letter string, zone int) deploy.Claim {
		return deploy.ClaimOf(&deck.Card{Number: number, Set: &deck.Set{Def: &deploycards.Set{Letter: letter}}}, zone)
	}
	order := []deploy.Claim{claim(1, "B", 1), claim(2, "A", 1), claim(2, "B", 0), claim(2, "B", 1)}
	for i, a := range order {
		for j, b := range order {
			if got := deploy.Outranks(a, b); got != (i < j) {
				t.Errorf("%v before %v: %v", a, b, got)
			}
		}
	}
}

// VAR-ER-03: the witness of each class, played, shows it.
func TestAlliedWitnessesPlay(t *testing.T) {
	t.Parallel()
	var seen [4]bool
	for seed := range 4 {
		_, sets, f := deploytest.AlliedCamps(t, 700+seed)
		r := epic.EnumerateAllies(f, [][2]*deck.Set{sets[0]}, [][2]*deck.Set{sets[1]}, deploy.Options{})
		if len(r.Refused) > 0 {
			t.Fatal(r.Refused[0].Message())
		}
		for camp := range boards.Camp(boards.Camps) {
			report := r.Camps[camp][0]
			for class, c := range []epic.AlliesClass{report.Displaced, report.Yielded, report.Lost, report.Short} {
				if c.Witness == nil {
					continue
				}
				players := deploytest.FourPlayers(sets, [2]int{0, 1}, players.Careful{})
				for ally := range 2 {
					players[2*int(camp)+ally].Draw = &c.Witness[ally]
				}
				d, refused := deploy.Deploy(f, deploycards.ModeEpicAllies, players, deploy.Options{Seed: uint64(seed)})
				if len(refused) > 0 {
					t.Fatal(refused[0].Message())
				}
				if alliedUnits(d, camp, class) == 0 {
					t.Errorf("seed %d: class %d: nothing comes of witness %v", seed, class, *c.Witness)
				}
				seen[class] = true
			}
		}
	}
	if seen != [4]bool{true, true, true, true} {
		t.Errorf("classes that came up: %v", seen)
	}
}

func alliedUnits(d *deploy.Deployment, camp boards.Camp, class int) int {
	n := 0
	for i := range d.Events {
		e := &d.Events[i]
		off := e.Kind == events.UnitMoved || e.Kind == events.UnitLost || e.Kind == events.UnitShort
		switch {
		case e.Camp != camp:
		case class == 0 && off && d.Field.Impassable.Has(e.From),
			class == 1 && off && e.Held,
			class == 2 && e.Kind == events.UnitLost,
			class == 3 && e.Kind == events.UnitShort:
			n++
		}
	}
	return n
}
