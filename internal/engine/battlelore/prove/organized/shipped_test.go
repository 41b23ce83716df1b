package organized_test

import (
	"reflect"
	"strconv"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// A pairing of printed sets that covers nearly every event: each camp plays two sets of the other one.
func crossed(t testing.TB, sets []*deck.Set) []organized.Matchup {
	t.Helper()
	for _, m := range organized.Pairings(sets, boards.Pennant) {
		if m.Sets[boards.Pennant] == [2]*deck.Set{sets[3], sets[5]} &&
			m.Sets[boards.Standard] == [2]*deck.Set{sets[0], sets[2]} {
			return []organized.Matchup{m}
		}
	}
	t.Fatal("no such matchup")
	return nil
}

// The engine plays every witness of a printed matchup to its end, with the choices that lead there, and again from its
// file.
func TestOrganizedWitnesses(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	f, sets := printed(t, "two-oaks")
	r := organized.Enumerate(f, crossed(t, sets), deploy.Options{}, 1, nil)
	p := &r.Pairings[0]
	found := 0
	for camp := range boards.Camp(boards.Camps) {
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
			shows := func(d *deploy.Deployment) bool {
				classes := engineFates(f, d, camp)
				return classes.classes()[i] > 0 && (i < guardClasses || d.First != w.Called)
			}
			contrive(t, f, w.Players(&p.Matchup), camp, shows, camp.String()+" "+names[i])
		}
	}
	if found < 12 {
		t.Errorf("%d witnesses prove little", found)
	}
}

// contrive plays a witness with the choices that lead to its end, from its script and from its file.
func contrive(
	t *testing.T,
	f *rulebook.Field,
	players []deploy.Player,
	camp boards.Camp,
	shows func(*deploy.Deployment) bool,
	what string,
) {
	t.Helper()
	mode := deploycards.ModeOrganized
	d, refused := prove.Construct(f, mode, players, deploy.Options{}, camp, shows)
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	if d == nil {
		t.Errorf("%s: no choices lead there", what)
		return
	}
	for i := range players {
		players[i].Policy = deploy.NewScript(d.Players[i].Choices)
	}
	script, refused := deploy.Deploy(f, mode, players, deploy.Options{Dice: &deploytest.Loaded{Winner: d.First}})
	if len(refused) > 0 || deploy.Signature(script) != deploy.Signature(d) || !shows(script) {
		t.Errorf("%s: with its script it ends otherwise, refused %v", what, refused)
	}
	back, refused := record.Replay(record.Save(d, "test"), deploytest.NewShipped().Lookup())
	if len(refused) > 0 || !shows(back) {
		t.Errorf("%s: from its file it ends otherwise, refused %v", what, refused)
	}
}

// The result does not depend on the number of workers, and progress counts every matchup once.
func TestOrganizedWorkers(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	f := deploytest.Lay(t, deploytest.Nasty())
	var sets []*deck.Set
	for i, symbols := range [][]string{{"gg", "gl", "gb"}, {"rh", "dc", "ds"}, {"gg", "rs", "hs"}, {"rh", "bh", "dr"}} {
		var cards [][]string
		for card := range deck.CardsInSet {
			cards = append(cards, []string{". . . .", symbols[card%3] + " . .", ". . . .", ". . " + symbols[card%2]})
		}
		def := deploytest.Definition("pennant", cards...)
		def.ID = "set-" + strconv.Itoa(i)
		sets = append(sets, deploytest.Link(t, def))
	}
	list := organized.Pairings(sets, boards.Standard)
	if len(list) != 6 {
		t.Fatalf("%d matchups of four sets, want 6", len(list))
	}
	list = list[:2]
	var last *organized.Report
	for _, workers := range []int{1, 2} {
		done := 0
		r := organized.Enumerate(f, list, deploy.Options{Seed: 3}, workers, func(n, total int) {
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

// CTA-ORG-03: fifteen pairs for the owner, six for the opponent, and no set on both sides.
func TestPairings(t *testing.T) {
	_, sets := printed(t, "two-oaks")
	for owner := range boards.Camp(boards.Camps) {
		list := organized.Pairings(sets, owner)
		seen := map[organized.Matchup]bool{}
		for i, m := range list {
			used := map[*deck.Set]bool{}
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
		// with two copies of the expansion any pair meets any.
		pairs := map[[2]*deck.Set]bool{}
		both := organized.PairingsOf(sets, owner, 2)
		for _, m := range both {
			pairs[m.Sets[owner.Other()]] = true
		}
		if len(both) != 225 || len(pairs) != 15 {
			t.Errorf("of two copies %d matchups, %d pairs for the opponent", len(both), len(pairs))
		}
	}
}
