package epic_test

import (
	"math/big"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// VAR-RA-02: the chances of the turn markers are those of every four numbers of green units, each tie of camps or of
// allies settled either way.
func TestMarkersEqualNaiveCases(t *testing.T) {
	_, sets, f := deploytest.AlliedCamps(t, 900)
	r := epic.EnumerateAllies(f, [][2]*deck.Set{sets[0]}, [][2]*deck.Set{sets[1]}, deploy.Options{})
	if len(r.Refused) > 0 || len(r.Pairings) != 1 {
		t.Fatalf("refused %v, %d pairings", r.Refused, len(r.Pairings))
	}
	pairing := r.Pairings[0]
	n := &naiveMarkers{}
	for pr, list := range pairing.Pennant.Green {
		for pb, p := range list {
			for sr, other := range pairing.Standard.Green {
				for sb, s := range other {
					n.deal([boards.Camps][2]int{{pr, pb}, {sr, sb}}, int64(p)*int64(s))
				}
			}
		}
	}
	all := int64(8) * epic.AlliesCases * epic.AlliesCases
	same := func(what string, got prove.Chance, eighths int64) {
		if big.NewRat(got.Num, got.Den).Cmp(big.NewRat(eighths, all)) != 0 {
			t.Errorf("%s: chance %v, counted %d of %d", what, got, eighths, all)
		}
	}
	same("Pennants first", pairing.PennantFirst, n.first[boards.Pennant])
	same("Standards first", pairing.StandardFirst, n.first[boards.Standard])
	same("tie", pairing.Tie, n.tie)
	for camp := range boards.Camps {
		same("allies' tie", pairing.AllyTie[camp], n.allyTie[camp])
		for ally := range 2 {
			for marker := range epic.Markers {
				same("marker", pairing.Markers[camp][ally][marker], n.markers[camp][ally][marker])
			}
		}
	}
	if n.tie == 0 || n.allyTie[0] == 0 || n.allyTie[1] == 0 {
		t.Error("no ties came up")
	}
}

// naiveMarkers counts eighths of cases: a tie of the camps and one of each two allies can go either way.
type naiveMarkers struct {
	first   [boards.Camps]int64
	tie     int64
	allyTie [boards.Camps]int64
	markers [boards.Camps][2][epic.Markers]int64
}

func (n *naiveMarkers) deal(green [boards.Camps][2]int, cases int64) {
	total := [boards.Camps]int{green[0][0] + green[0][1], green[1][0] + green[1][1]}
	if total[0] == total[1] {
		n.tie += 8 * cases
	}
	for camp := range boards.Camps {
		if green[camp][0] == green[camp][1] {
			n.allyTie[camp] += 8 * cases
		}
	}
	top := func(a, b, coin int) int { // of two sides, who has more
		switch {
		case a > b:
			return 0
		case a < b:
			return 1
		}
		return coin
	}
	for coins := range 8 {
		first := top(total[0], total[1], coins&1)
		n.first[first] += cases
		for camp := range boards.Camps {
			best := top(green[camp][0], green[camp][1], coins>>(1+camp)&1)
			lower, higher := 0, 2 // markers 1 and 3
			if camp != first {
				lower, higher = 1, 3
			}
			n.markers[camp][best][lower] += cases
			n.markers[camp][1-best][higher] += cases
		}
	}
}

// A deployment with a tie can end either way. Without units on the field all three ties occur; with one green unit
// that is always there one remains.
func TestTiesCountTwice(t *testing.T) {
	named := func(camp, id string, cards ...[]string) *deck.Set {
		def := deploytest.Definition(camp, cards...)
		def.ID = id
		return deploytest.Link(t, def)
	}
	one := []string{"gb . . .", ". . .", ". . . .", ". . ."}
	seven := [][]string{one, one, one, one, one, one, one}
	f := deploytest.LayEpic(nil)
	blank := [2]*deck.Set{named("pennant", "a"), named("pennant", "b")}
	green := [2]*deck.Set{named("pennant", "c", seven...), blank[1]}
	others := [2]*deck.Set{named("standard", "a"), named("standard", "b")}
	r := epic.EnumerateAllies(f, [][2]*deck.Set{blank, green}, [][2]*deck.Set{others}, deploy.Options{})
	if len(r.Refused) > 0 {
		t.Fatal(r.Refused[0].Message())
	}
	for i, times := range []int64{8, 2} {
		want := big.NewInt(times * epic.AlliesCases * epic.AlliesCases)
		if got := r.Pairings[i].Deployments; got.Cmp(want) != 0 {
			t.Errorf("%v deployments with markers, want %v", got, want)
		}
	}
	e := epic.Enumerate(f, []*deck.Set{blank[0], green[0]}, others[:1], deploy.Options{})
	if len(e.Refused) > 0 {
		t.Fatal(e.Refused[0].Message())
	}
	if got, want := e.Pairings[0].Deployments, big.NewInt(2*epic.Cases*epic.Cases); got.Cmp(want) != 0 {
		t.Errorf("%v deployments, want %v", got, want)
	}
	// Five green bowmen, figures for four: the Scout Guard on 13 hexes, the Guards on their marks, unless the Scout Guard
	// holds one and the Guard has four hexes of the baseline; the Reserve without figures.
	const want = epic.Cases * epic.Cases * (10 + 3*4)
	if got := e.Pairings[1].Deployments; got.Cmp(big.NewInt(want)) != 0 {
		t.Errorf("%v deployments, want %v", got, want)
	}
}
