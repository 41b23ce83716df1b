package deploy_test

import (
	"math/big"
	"reflect"
	"slices"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	players "muster/internal/engine/battlelore/deploy/players"

	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps/hex"
)

// epicCamps are a scene for each camp, on one ground.
func epicCamps(t *testing.T, seed int) (map[string]string, [boards.Camps]*deck.Set) {
	t.Helper()
	ground := map[string]string{}
	var sets [boards.Camps]*deck.Set
	for n := seed; sets[0] == nil || sets[1] == nil; n++ {
		s := deploytest.EpicScenes(5, 9, 10).Example(n)
		if sets[s.Camp] == nil {
			sets[s.Camp] = deploytest.Link(t, s.Def)
			for label, symbol := range s.Ground {
				if board := rulebook.Base().Boards.Get("epic").Geometry; deploytest.OwnHalf(board, s.Camp, label) {
					ground[label] = symbol
				}
			}
		}
	}
	return ground, sets
}

// VAR-EC-01 to VAR-EC-04, R-265, R-266, R-267, R-270: every deployment equals the result of applying the rules in
// order to its cards and the hexes of its Scout Guards.
func TestEpicDeploymentsAreNaive(t *testing.T) {
	for seed := range 60 {
		ground, sets := epicCamps(t, 100+seed)
		f := deploytest.LayEpic(ground)
		policy := []deploy.Policy{nil, players.Careful{}}[seed%2]
		d, refused := deploy.Deploy(
			f,
			deploycards.ModeEpic,
			deploytest.EpicPair(sets, [boards.Camps]int{deploy.FreeZone, seed % 2}, policy),
			deploy.Options{Seed: uint64(seed)},
		)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		for camp := range boards.Camp(boards.Camps) {
			checkEpicCamp(t, f, ground, d, camp)
		}
		if lead := d.Green[boards.Pennant] - d.Green[boards.Standard]; lead > 0 && d.First != boards.Pennant ||
			lead < 0 && d.First != boards.Standard {
			t.Errorf("%v green units, and %s moves first", d.Green, d.First)
		}
	}
}

func checkEpicCamp(t *testing.T, f *rulebook.Field, ground map[string]string, d *deploy.Deployment, camp boards.Camp) {
	t.Helper()
	p := &d.Players[camp]
	stock, _ := pieces.NewStock(f.Rules, camp, []string{"base"})
	n := deploytest.NewNaiveCamp(camp, ground, stock)
	zone := f.Board.Zones[p.Zone].ID
	cards := map[int][]deploytest.NaiveUnit{}
	called := 0
	for _, name := range p.Draw.Names() {
		cards[name.Number] = n.Units(p.Sets[0], name.Number)
		called += len(cards[name.Number])
	}
	if len(p.Hand) != deploy.EpicCards {
		t.Fatalf("%d cards were drawn", len(p.Hand))
	}
	state, how := epicState(t, f, n, d, camp)
	g := n.Guards(
		&state,
		zone,
		[3][]deploytest.NaiveUnit{cards[p.Draw.Right], cards[p.Draw.Centre], cards[p.Draw.Left]},
	)
	green := state.Green
	noRoom, short, _ := n.Reserve(&state, cards[p.Draw.Reserve])
	scouts := how[events.FromScoutGuard]
	lost := len(cards[p.Draw.Scout]) - scouts + g.Lost + g.Short + noRoom + short
	if p.Green != green || p.Lost != lost {
		t.Errorf("%s: %d green units and %d lost, by the rules %d and %d", camp, p.Green, p.Lost, green, lost)
	}
	if how[events.FromReserve] != len(cards[p.Draw.Reserve])-noRoom-short {
		t.Errorf(
			"%s: %d Reserve units of %d came, %d without room and %d short",
			camp,
			how[events.FromReserve],
			len(cards[p.Draw.Reserve]),
			noRoom,
			short,
		)
	}
	if sum := how[events.OnMark] + how[events.Moved] + scouts + how[events.FromReserve] + lost; sum != called {
		t.Errorf("%s: %d units called, %d placed or lost", camp, called, sum)
	}
}

// epicState builds the naive field after the Scout Guard, with the number of units placed in each way. It checks that
// no hex is taken twice or impassable, and that the Scout Guard filled its row first.
func epicState(
	t *testing.T,
	f *rulebook.Field,
	n *deploytest.NaiveCamp,
	d *deploy.Deployment,
	camp boards.Camp,
) (deploytest.NaiveField, map[events.Placing]int) {
	t.Helper()
	state := deploytest.NaiveField{}
	copy(state.Left[:], n.Stock)
	how := map[events.Placing]int{}
	var taken hex.Set
	for _, p := range d.Placed {
		if p.Camp != camp {
			continue
		}
		how[p.How]++
		label := f.Hexes.Label(p.Hex)
		if taken.Has(p.Hex) || f.Impassable.Has(p.Hex) {
			t.Errorf("%s stands on %s", p.Unit.ID, label)
		}
		taken.Add(p.Hex)
		row := f.Hexes.OwnRow(camp, p.Hex)
		switch p.How {
		case events.FromScoutGuard:
			h, known := n.Labels[label]
			if !known || row != 5 && len(n.Vacant(n.Row, &state.Taken)) > 0 || row != 5 && row != 2 {
				t.Errorf("a Scout Guard unit went to %s", label)
			}
			state.Put(deploytest.NaiveUnit{Kind: n.Types[p.Unit.ID], Green: p.Unit.Banner == "green"}, h)
		case events.OnMark:
			if row != p.Entry.Rank+1 {
				t.Errorf("%s of rank %d stands on own row %d", label, p.Entry.Rank, row)
			}
		default:
			if row != 2 {
				t.Errorf("%s: a unit %s stands on own row %d", label, p.How, row)
			}
		}
	}
	return state, how
}

// The same seed gives the same events. The recorded choices reproduce them without the seed, and so does a saved draw.
func TestEpicRepeats(t *testing.T) {
	s := deploytest.NewShipped()
	f := s.Field("broad-water")
	sets := [boards.Camps]*deck.Set{s.Set("pennant-c"), s.Set("standard-a")}
	for seed := range uint64(20) {
		opts := deploy.Options{Seed: seed}
		players := deploytest.EpicPair(sets, [boards.Camps]int{deploy.FreeZone, deploy.FreeZone}, nil)
		repeats(t, s, f, deploycards.ModeEpic, players, opts)
	}
}

// repeats plays a deployment three more times: with its seed, with its choices, and from its saved draw.
func repeats(
	t *testing.T,
	s deploytest.Shipped,
	f *rulebook.Field,
	mode deploycards.Mode,
	players []deploy.Player,
	opts deploy.Options,
) {
	t.Helper()
	first, refused := deploy.Deploy(f, mode, players, opts)
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	if again, _ := deploy.Deploy(f, mode, players, opts); !reflect.DeepEqual(first, again) {
		t.Fatal("the same seed gave another deployment")
	}
	scripted := slices.Clone(players)
	for i := range scripted {
		scripted[i].Policy = deploy.NewScript(first.Players[i].Choices)
	}
	script, refused := deploy.Deploy(f, mode, scripted, opts)
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	if !reflect.DeepEqual(first, script) {
		t.Fatal("the recorded choices gave another deployment")
	}
	saved := record.Save(first, "test")
	back, refused := record.Replay(saved, s.Lookup())
	if len(refused) > 0 {
		t.Fatalf("%s\n%s", refused[0].Message(), saved)
	}
	if string(record.Save(back, "test")) != string(saved) || deploy.Signature(back) != deploy.Signature(first) {
		t.Error("the saved draw plays otherwise")
	}
}

// replaying the witness of a risk shows it. The witness of a certain result shows it wherever the Scout Guard
// stands.
func TestEpicWitnessesPlay(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	played := 0
	for seed := range 8 {
		ground, sets := epicCamps(t, 300+seed)
		f := deploytest.LayEpic(ground)
		r := epic.Enumerate(f, sets[:1], sets[1:], deploy.Options{Zone: deploy.FreeZone})
		if len(r.Refused) > 0 {
			t.Fatal(r.Refused[0].Message())
		}
		for camp := range boards.Camp(boards.Camps) {
			report := r.Sets[camp][0]
			for class, c := range []epic.Class{report.Back, report.Displaced, report.Lost, report.NoRoom, report.Short} {
				for _, count := range []epic.Count{c.Sure, c.Risk} {
					w := count.Witness
					if w == nil {
						continue
					}
					players := deploytest.EpicPair(sets, [boards.Camps]int{}, players.Careful{})
					players[camp] = w.Player(camp, sets[camp], nil)
					d, refused := deploy.Deploy(f, deploycards.ModeEpic, players, deploy.Options{Seed: uint64(seed)})
					if len(refused) > 0 {
						t.Fatal(refused[0].Message())
					}
					if units := epicUnits(d, camp, class); units == 0 {
						t.Errorf("seed %d: class %d: nothing comes of witness %v", seed, class, w)
					}
					played++
				}
			}
		}
	}
	if played < 30 {
		t.Errorf("only %d witnesses were played", played)
	}
}

// epicUnits counts what happened to a camp's units, by the classes in the order of the report.
func epicUnits(d *deploy.Deployment, camp boards.Camp, class int) int {
	n := 0
	for i := range d.Events {
		e := &d.Events[i]
		if e.Camp != camp {
			continue
		}
		kind := ""
		if e.Kind == events.Special {
			kind = e.More.Kind()
		}
		switch {
		case class == 0 && kind == "scout" && d.Field.Hexes.OwnRow(camp, e.Hex) == 2,
			class == 1 && (e.Kind == events.UnitMoved || e.Kind == events.UnitLost),
			class == 1 && e.Kind == events.UnitShort && (e.Held || d.Field.Impassable.Has(e.From)),
			class == 2 && e.Kind == events.UnitLost,
			class == 3 && (kind == "scout-no-room" || e.Kind == events.ReserveNoRoom),
			class == 4 && (kind == "scout-short" || e.Kind == events.ReserveShort || e.Kind == events.UnitShort):
			n++
		}
	}
	return n
}

// CTA-08, EP-SET-05: the chances of a pairing are those of every two numbers of green units, ties halved.
func TestEpicPairingEqualsNaivePairs(t *testing.T) {
	ground, sets := epicCamps(t, 7)
	r := epic.Enumerate(deploytest.LayEpic(ground), sets[:1], sets[1:], deploy.Options{})
	if len(r.Refused) > 0 || len(r.Pairings) != 1 {
		t.Fatalf("refused %v, %d pairings", r.Refused, len(r.Pairings))
	}
	p := r.Pairings[0]
	first, second, tie, all := new(big.Rat), new(big.Rat), new(big.Rat), new(big.Rat)
	for i, a := range p.Pennant.Green {
		for j, b := range p.Standard.Green {
			both := new(big.Rat).Mul(a.Rat(), b.Rat())
			all.Add(all, both)
			half := new(big.Rat).Quo(both, big.NewRat(2, 1))
			switch {
			case i > j:
				first.Add(first, both)
			case i < j:
				second.Add(second, both)
			default:
				first.Add(first, half)
				second.Add(second, half)
				tie.Add(tie, both)
			}
		}
	}
	if p.PennantFirst.Rat().Cmp(first) != 0 || p.StandardFirst.Rat().Cmp(second) != 0 || p.Tie.Rat().Cmp(tie) != 0 {
		t.Errorf(
			"chances %v, %v, tie %v; counted %v, %v, %v",
			p.PennantFirst,
			p.StandardFirst,
			p.Tie,
			first,
			second,
			tie,
		)
	}
	if all.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("the chances add up to %v", all)
	}
	if low := new(big.Int).Mul(p.Pennant.Deployments, p.Standard.Deployments); p.Deployments.Cmp(low) < 0 ||
		p.Deployments.Cmp(low.Lsh(low, 1)) > 0 {
		t.Errorf("%v deployments of both camps", p.Deployments)
	}
}
