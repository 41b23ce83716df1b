package muster_test

import (
	"math/big"
	"reflect"
	"slices"
	"testing"

	"muster/deploycards/deploytest"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// epicCamps are a scene for each camp, on one ground.
func epicCamps(t *testing.T, seed int) (map[string]string, [hex.Camps]*muster.Set) {
	t.Helper()
	ground := map[string]string{}
	var sets [hex.Camps]*muster.Set
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

// VAR-EC-01 to VAR-EC-04, R-265, R-266, R-267, R-270: every deployment comes to what the rules, taken one after the
// other, come to for its cards and the places of its Scout Guards.
func TestEpicDeploymentsAreNaive(t *testing.T) {
	for seed := range 60 {
		ground, sets := epicCamps(t, 100+seed)
		f := deploytest.LayEpic(ground)
		policy := []muster.Policy{nil, muster.Careful{}}[seed%2]
		d, refused := muster.Deploy(f, muster.ModeEpic, deploytest.EpicPair(sets, [hex.Camps]int{muster.FreeZone, seed % 2}, policy), muster.Options{Seed: uint64(seed)})
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		for camp := range hex.Camp(hex.Camps) {
			checkEpicCamp(t, f, ground, d, camp)
		}
		if lead := d.Green[hex.Pennant] - d.Green[hex.Standard]; lead > 0 && d.First != hex.Pennant || lead < 0 && d.First != hex.Standard {
			t.Errorf("%v green units, and %s moves first", d.Green, d.First)
		}
	}
}

func checkEpicCamp(t *testing.T, f *field.Field, ground map[string]string, d *muster.Deployment, camp hex.Camp) {
	t.Helper()
	p := &d.Players[camp]
	stock, _ := muster.NewStock(f.Rules, camp, []string{"base"})
	n := deploytest.NewNaiveCamp(camp, ground, stock)
	zone := f.Board.Zones[p.Zone].ID
	cards := map[int][]deploytest.NaiveUnit{}
	called := 0
	for _, name := range p.Draw.Names() {
		cards[name.Number] = n.Units(p.Sets[0], name.Number)
		called += len(cards[name.Number])
	}
	if len(p.Hand) != muster.EpicCards {
		t.Fatalf("%d cards were drawn", len(p.Hand))
	}
	state, how := epicState(t, f, n, d, camp)
	g := n.Guards(&state, zone, [3][]deploytest.NaiveUnit{cards[p.Draw.Right], cards[p.Draw.Centre], cards[p.Draw.Left]})
	green := state.Green
	noRoom, short, _ := n.Reserve(&state, cards[p.Draw.Reserve])
	scouts := how[muster.FromScoutGuard]
	lost := len(cards[p.Draw.Scout]) - scouts + g.Lost + g.Short + noRoom + short
	if p.Green != green || p.Lost != lost {
		t.Errorf("%s: %d green units and %d lost, by the rules %d and %d", camp, p.Green, p.Lost, green, lost)
	}
	if how[muster.FromReserve] != len(cards[p.Draw.Reserve])-noRoom-short {
		t.Errorf("%s: %d Reserve units of %d came, %d without room and %d short", camp, how[muster.FromReserve], len(cards[p.Draw.Reserve]), noRoom, short)
	}
	if sum := how[muster.OnMark] + how[muster.Moved] + scouts + how[muster.FromReserve] + lost; sum != called {
		t.Errorf("%s: %d units called, %d placed or lost", camp, called, sum)
	}
}

// epicState is the naive field once the Scout Guard stands, with how many units came in which way. It sees that no hex
// is taken twice or impassable, and that the Scout Guard filled its row first.
func epicState(t *testing.T, f *field.Field, n *deploytest.NaiveCamp, d *muster.Deployment, camp hex.Camp) (deploytest.NaiveField, map[muster.How]int) {
	t.Helper()
	state := deploytest.NaiveField{}
	copy(state.Left[:], n.Stock)
	how := map[muster.How]int{}
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
		case muster.FromScoutGuard:
			h, known := n.Labels[label]
			if !known || row != 5 && len(n.Vacant(n.Row, &state.Taken)) > 0 || row != 5 && row != 2 {
				t.Errorf("a Scout Guard unit went to %s", label)
			}
			state.Put(deploytest.NaiveUnit{Kind: n.Types[p.Unit.ID], Green: p.Unit.Banner == "green"}, h)
		case muster.OnMark:
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

// The same seed gives the same events, the recorded choices give them again without it, and so does a saved draw.
func TestEpicRepeats(t *testing.T) {
	s := deploytest.NewShipped()
	f := s.Field("broad-water")
	sets := [hex.Camps]*muster.Set{s.Set("pennant-c"), s.Set("standard-a")}
	for seed := range uint64(20) {
		opts := muster.Options{Seed: seed}
		players := deploytest.EpicPair(sets, [hex.Camps]int{muster.FreeZone, muster.FreeZone}, nil)
		repeats(t, s, f, muster.ModeEpic, players, opts)
	}
}

// repeats plays a deployment three times more: with its seed, with its choices, and from its saved draw.
func repeats(t *testing.T, s deploytest.Shipped, f *field.Field, mode muster.Mode, players []muster.Player, opts muster.Options) {
	t.Helper()
	first, refused := muster.Deploy(f, mode, players, opts)
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	if again, _ := muster.Deploy(f, mode, players, opts); !reflect.DeepEqual(first, again) {
		t.Fatal("the same seed gave another deployment")
	}
	scripted := slices.Clone(players)
	for i := range scripted {
		scripted[i].Policy = muster.NewScript(first.Players[i].Choices)
	}
	script, refused := muster.Deploy(f, mode, scripted, opts)
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	if !reflect.DeepEqual(first, script) {
		t.Fatal("the recorded choices gave another deployment")
	}
	saved := muster.Save(first)
	back, refused := muster.Replay(saved, s.Lookup())
	if len(refused) > 0 {
		t.Fatalf("%s\n%s", refused[0].Message(), saved)
	}
	if string(muster.Save(back)) != string(saved) || muster.Signature(back) != muster.Signature(first) {
		t.Error("the saved draw plays otherwise")
	}
}

// the witness of a risk, played again, shows it; that of what is sure shows it whatever the Scout Guard does.
func TestEpicWitnessesPlay(t *testing.T) {
	t.Parallel()
	played := 0
	for seed := range 8 {
		ground, sets := epicCamps(t, 300+seed)
		f := deploytest.LayEpic(ground)
		r := muster.EnumerateEpic(f, sets[:1], sets[1:], muster.Options{Zone: muster.FreeZone})
		if len(r.Refused) > 0 {
			t.Fatal(r.Refused[0].Message())
		}
		for camp := range hex.Camp(hex.Camps) {
			report := r.Sets[camp][0]
			for class, c := range []muster.EpicClass{report.Back, report.Displaced, report.Lost, report.NoRoom, report.Short} {
				for _, count := range []muster.EpicCount{c.Sure, c.Risk} {
					w := count.Witness
					if w == nil {
						continue
					}
					players := deploytest.EpicPair(sets, [hex.Camps]int{}, muster.Careful{})
					players[camp] = w.Player(camp, sets[camp], nil)
					d, refused := muster.Deploy(f, muster.ModeEpic, players, muster.Options{Seed: uint64(seed)})
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
func epicUnits(d *muster.Deployment, camp hex.Camp, class int) int {
	n := 0
	for i := range d.Events {
		e := &d.Events[i]
		if e.Camp != camp {
			continue
		}
		kind := ""
		if e.Kind == muster.Special {
			kind = e.More.Kind()
		}
		switch {
		case class == 0 && kind == "scout" && d.Field.Hexes.OwnRow(camp, e.Hex) == 2,
			class == 1 && (e.Kind == muster.UnitMoved || e.Kind == muster.UnitLost),
			class == 1 && e.Kind == muster.UnitShort && (e.Held || d.Field.Impassable.Has(e.From)),
			class == 2 && e.Kind == muster.UnitLost,
			class == 3 && (kind == "scout-no-room" || e.Kind == muster.ReserveNoRoom),
			class == 4 && (kind == "scout-short" || e.Kind == muster.ReserveShort || e.Kind == muster.UnitShort):
			n++
		}
	}
	return n
}

// CTA-08, EP-SET-05: the chances of a pairing are those of every two numbers of green units, ties halved.
func TestEpicPairingEqualsNaivePairs(t *testing.T) {
	ground, sets := epicCamps(t, 7)
	r := muster.EnumerateEpic(deploytest.LayEpic(ground), sets[:1], sets[1:], muster.Options{})
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
		t.Errorf("chances %v, %v, tie %v; counted %v, %v, %v", p.PennantFirst, p.StandardFirst, p.Tie, first, second, tie)
	}
	if all.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("the chances add up to %v", all)
	}
	if low := new(big.Int).Mul(p.Pennant.Deployments, p.Standard.Deployments); p.Deployments.Cmp(low) < 0 ||
		p.Deployments.Cmp(low.Lsh(low, 1)) > 0 {
		t.Errorf("%v deployments of both camps", p.Deployments)
	}
}
