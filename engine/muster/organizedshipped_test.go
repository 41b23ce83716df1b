package muster_test

import (
	"reflect"
	"strconv"
	"testing"

	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
)

// A pairing of printed sets in which nearly everything happens: each camp plays two sets of the other one.
func crossed(t testing.TB, sets []*muster.Set) []muster.Matchup {
	t.Helper()
	for _, m := range muster.Pairings(sets, hex.Pennant) {
		if m.Sets[hex.Pennant] == [2]*muster.Set{sets[3], sets[5]} && m.Sets[hex.Standard] == [2]*muster.Set{sets[0], sets[2]} {
			return []muster.Matchup{m}
		}
	}
	t.Fatal("no such matchup")
	return nil
}

// Every witness of a printed matchup is played by the engine to the end that it stands for. What the players must
// choose is found by trying. Tokens that are left over are played by the naive count: the engine exchanges tokens in
// the order of their hexes, and a player may need another one.
func TestOrganizedWitnesses(t *testing.T) {
	f, sets := printed(t, "two-oaks")
	r := muster.EnumerateOrganized(f, crossed(t, sets), muster.Options{}, 1, nil)
	p := &r.Pairings[0]
	found := 0
	for camp := range hex.Camp(hex.Camps) {
		fates, names := named(&p.Armies[camp], [3]int{2, 2, 2})
		for i, fate := range fates {
			w := fate.Witness
			if (w == nil) != (fate.Possible.Num == 0) {
				t.Errorf("%s %s: witness %v of %v", camp, names[i], w, fate.Possible)
			}
			if w == nil {
				continue
			}
			found++
			if names[i] == "left" {
				if !leaves(t, f, p, camp, w) {
					t.Errorf("%s: no token is left with %v against %v", camp, w.Draw[0], w.Draw[1])
				}
				continue
			}
			happened := false
			for seed := uint64(0); seed < 400 && !happened; seed++ {
				d, refused := muster.Organized(f, [hex.Camps][]*muster.Set{p.Sets[0][:], p.Sets[1][:]}, muster.Options{
					Seed: seed, Draw: [hex.Camps]*muster.Draw{&w.Draw[0], &w.Draw[1]}, Dice: &loaded{winner: w.Called.Other()},
				})
				if len(refused) > 0 {
					t.Fatal(refused[0].Message())
				}
				classes := engineFates(f, d, camp)
				happened = classes.classes()[i] > 0 && (i < guardClasses || d.First != w.Called)
			}
			if !happened {
				t.Errorf("%s %s: the engine does not come to it with %v against %v", camp, names[i], w.Draw[0], w.Draw[1])
			}
		}
	}
	if found < 12 {
		t.Errorf("%d witnesses prove little", found)
	}
}

// leaves plays a witness with every choice that there is.
func leaves(t *testing.T, f *field.Field, p *muster.OrganizedPairing, camp hex.Camp, w *muster.Witness) bool {
	t.Helper()
	hands := [hex.Camps][]*muster.Card{}
	for c := range hands {
		for slot := range muster.Slot(4) {
			name := w.Draw[c].Name(slot)
			for _, set := range p.Sets[c] {
				if set.Def.ID == name.Set {
					hands[c] = append(hands[c], set.Card(name.Number))
				}
			}
		}
	}
	g := &naiveGame{hands: hands, river: map[string]bool{}}
	g.types = naiveStock(f.Rules, p.Boxes, append(append([]*muster.Card{}, hands[0]...), hands[1]...))
	for h := range hex.Hex(f.Hexes.Len()) {
		g.river[f.Hexes.Label(h)] = f.Impassable.Has(h)
	}
	table, _ := g.guards([hex.Camps][4]int{{0, 1, 2, 3}, {0, 1, 2, 3}})
	lead := table.green[w.Called.Other()] - table.green[w.Called]
	if lead < 0 {
		t.Errorf("%s is not out-scouted", w.Called)
	}
	called := int(w.Called)
	for _, first := range g.reserve(table, called, hands[called][3], 2) {
		for _, then := range g.exchange(first, called) {
			if int(camp) == called {
				if then.fates.left > 0 {
					return true
				}
				continue
			}
			for _, last := range g.reserve(then.table, 1-called, hands[1-called][3], 2) {
				for _, end := range g.exchange(last, 1-called) {
					if end.fates.left > 0 {
						return true
					}
				}
			}
		}
	}
	return false
}

// The answer does not depend on the number of workers, and progress counts every matchup once.
func TestOrganizedWorkers(t *testing.T) {
	f := lay(t, nasty())
	var sets []*muster.Set
	for i, symbols := range [][]string{{"gg", "gl", "gb"}, {"rh", "dc", "ds"}, {"gg", "rs", "hs"}, {"rh", "bh", "dr"}} {
		var cards [][]string
		for card := range muster.CardsInSet {
			cards = append(cards, []string{". . . .", symbols[card%3] + " . .", ". . . .", ". . " + symbols[card%2]})
		}
		def := definition("pennant", cards...)
		def.ID = "set-" + strconv.Itoa(i)
		sets = append(sets, link(t, def))
	}
	list := muster.Pairings(sets, hex.Standard)
	if len(list) != 6 {
		t.Fatalf("%d matchups of four sets, want 6", len(list))
	}
	list = list[:3]
	var last *muster.OrganizedReport
	for _, workers := range []int{1, 2} {
		done := 0
		r := muster.EnumerateOrganized(f, list, muster.Options{Seed: 3}, workers, func(n, total int) {
			if done++; n != done || total != len(list) {
				t.Errorf("progress %d of %d after %d", n, total, done-1)
			}
		})
		if done != len(list) {
			t.Errorf("%d matchups reported", done)
		}
		if last != nil && !reflect.DeepEqual(last, r) {
			t.Errorf("%d workers find something else", workers)
		}
		last = r
	}
	var clashes, sampled int64
	for i := range last.Pairings {
		clashes += last.Pairings[i].Clashes
		for _, a := range last.Pairings[i].Armies {
			if a.ReserveShort.Sampled != nil || a.Left.Sampled != nil || a.ReserveLevied[0].Sampled != nil {
				sampled++
			}
		}
	}
	if clashes == 0 || sampled == 0 {
		t.Errorf("the example proves little: %d clashes, %d samples", clashes, sampled)
	}
}

// CTA-ORG-03: fifteen pairs for the owner, six for his opponent, and no set on both sides.
func TestPairings(t *testing.T) {
	_, sets := printed(t, "two-oaks")
	for owner := range hex.Camp(hex.Camps) {
		list := muster.Pairings(sets, owner)
		seen := map[muster.Matchup]bool{}
		for i, m := range list {
			used := map[*muster.Set]bool{}
			for _, pair := range m.Sets {
				used[pair[0]], used[pair[1]] = true, true
			}
			if len(used) != 4 || seen[m] {
				t.Errorf("matchup %d: %d sets, twice %v", i, len(used), seen[m])
			}
			seen[m] = true
			if m.Sets[owner] != list[i/6*6].Sets[owner] {
				t.Errorf("matchup %d: the owner's pair changes", i)
			}
		}
		if len(list) != 90 {
			t.Errorf("%d matchups", len(list))
		}
	}
}
