package prove_test

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"

	"pgregory.net/rapid"
)

// class is a Class as the naive count has it.
type class struct {
	cases, worst int
	witness      deck.Draw
	called       int
}

func (c *class) note(d deck.Draw, called, units int) {
	if units == 0 {
		return
	}
	c.cases++
	c.worst = max(c.worst, units)
	if c.called == 0 || cmp.Compare(called, c.called) < 0 || called == c.called && d.String() < c.witness.String() {
		c.witness, c.called = d, called
	}
}

func (c *class) check(t *rapid.T, name string, got prove.Class) {
	if got.Cases != c.cases || got.Worst != c.worst {
		t.Errorf("%s: %d cases, worst %d; counted %d and %d", name, got.Cases, got.Worst, c.cases, c.worst)
	}
	switch {
	case (got.Witness == nil) != (c.cases == 0):
		t.Errorf("%s: witness %v of %d cases", name, got.Witness, c.cases)
	case got.Witness != nil && *got.Witness != c.witness:
		t.Errorf("%s: witness %v, counted %v", name, got.Witness, c.witness)
	}
}

// CTA-06, CTA-08, R-054, CTA-04: for any set on any ground, the factored count of the 840 cases equals going through
// them one by one.
func TestEnumerateEqualsNaiveCases(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	all := deploytest.Draws()
	rapid.Check(t, func(t *rapid.T) {
		camp := boards.Camp(rapid.IntRange(0, 1).Draw(t, "camp"))
		ground := deploytest.AnyGround(t)
		set, _ := deck.Link(deploytest.AnyDefinition(t, "standard", camp, 6), rulebook.Base())
		opts := deploy.Options{Reserve: rapid.SampledFrom([]string{"two", "all"}).Draw(t, "reserve")}
		f := deploytest.LayFor(ground)
		lists := [boards.Camps][]*deck.Set{}
		lists[camp] = []*deck.Set{set}
		r := prove.Enumerate(f, lists[boards.Pennant], lists[boards.Standard], opts)
		if len(r.Refused) > 0 {
			t.Fatal(r.Refused[0].Message())
		}
		got := r.Sets[camp][0]
		stock, _ := pieces.NewStock(f.Rules, camp, []string{"base"})
		n := deploytest.NewNaive(camp, set, ground, stock, opts.Reserve == "all")
		var green [43]int
		var displaced, lost, noRoom, short class
		for _, d := range all {
			c := n.Play(d)
			green[c.Green]++
			displaced.note(d, c.Called, c.Displaced)
			lost.note(d, c.Called, c.Lost)
			noRoom.note(d, c.Called, c.NoRoom)
			short.note(d, c.Called, c.Short)
		}
		if want := green[:len(got.Green)]; !slices.Equal(got.Green, want) {
			t.Errorf("green units %v, counted %v", got.Green, want)
		}
		displaced.check(t, "displaced", got.Displaced)
		lost.check(t, "lost", got.Lost)
		noRoom.check(t, "no room", got.NoRoom)
		short.check(t, "short", got.Short)
	})
}

// CTA-08: the chance to move first out of two green counts is that of all 840 times 840 pairs of cases, ties halved.
func TestPairingEqualsNaivePairs(t *testing.T) {
	ground := deploytest.Nasty()
	f := deploytest.Lay(t, ground)
	pc, sc := deploytest.Small()
	sets := [boards.Camps]*deck.Set{
		deploytest.Link(t, deploytest.Definition("pennant", pc...)),
		deploytest.Link(t, deploytest.Definition("standard", sc...)),
	}
	r := prove.Enumerate(f, sets[:1], sets[1:], deploy.Options{})
	if len(r.Refused) > 0 || len(r.Pairings) != 1 {
		t.Fatalf("refused %v, %d pairings", r.Refused, len(r.Pairings))
	}
	var green [boards.Camps][]int
	for camp, set := range sets {
		stock, _ := pieces.NewStock(f.Rules, boards.Camp(camp), []string{"base"})
		n := deploytest.NewNaive(boards.Camp(camp), set, ground, stock, false)
		for _, d := range deploytest.Draws() {
			green[camp] = append(green[camp], n.Play(d).Green)
		}
	}
	var more, less, tie int64
	for _, p := range green[boards.Pennant] {
		for _, s := range green[boards.Standard] {
			switch {
			case p > s:
				more++
			case p < s:
				less++
			default:
				tie++
			}
		}
	}
	if more == 0 || less == 0 || tie == 0 || more+less+tie != 840*840 {
		t.Fatalf("the example proves little: %d more, %d less, %d ties", more, less, tie)
	}
	p := r.Pairings[0]
	for name, pair := range map[string][2]*big.Rat{
		"pennant first":  {big.NewRat(p.PennantFirst.Num, p.PennantFirst.Den), big.NewRat(2*more+tie, 2*840*840)},
		"standard first": {big.NewRat(p.StandardFirst.Num, p.StandardFirst.Den), big.NewRat(2*less+tie, 2*840*840)},
		"tie":            {big.NewRat(p.Tie.Num, p.Tie.Den), big.NewRat(tie, 840*840)},
	} {
		if pair[0].Cmp(pair[1]) != 0 {
			t.Errorf("%s: %v, counted %v", name, pair[0], pair[1])
		}
		if got := pair[0].RatString(); name == "tie" && got != p.Tie.String() {
			t.Errorf("tie is not in lowest terms: %s, want %s", p.Tie, got)
		}
	}
}

// Which card displaces and loses what where, of a card whose marks are worked out by hand.
func TestEnumerateLies(t *testing.T) {
	f := deploytest.Lay(t, map[string]string{"e4": "R", "f4": "R", "G1": "R", "a4": "R"})
	cards := [][]string{
		{"gb dc . .", ". . .", ". . . .", ". ds bs"}, // centre: three displaced, F1 vacant; left: one
		{"bs . . .", ". . .", ". . . .", ". . ."},    // centre and left: one
		{". . . bs", ". . .", ". . . .", ". . ."},    // none
	}
	set := deploytest.Link(t, deploytest.Definition("standard", cards...))
	r := prove.Enumerate(f, nil, []*deck.Set{set}, deploy.Options{})
	var got []string
	for _, l := range r.Sets[boards.Standard][0].Displacements {
		got = append(got, fmt.Sprintf("%s %d: %d displaced, %d lost, %d cases",
			l.Section, l.Card.Number, len(l.Displaced), len(l.Lost), l.Cases))
		if l.Card.Number == 1 && len(l.Lost) > 0 && l.Lost[0].Unit.ID != "green-human-bow" {
			t.Errorf("lost %s, the first in the card's order that finds no hex is green-human-bow", l.Lost[0].Unit.ID)
		}
	}
	want := []string{
		"centre 1: 3 displaced, 2 lost, 120 cases",
		"centre 2: 1 displaced, 0 lost, 120 cases",
		"left wing 1: 1 displaced, 0 lost, 120 cases",
		"left wing 2: 1 displaced, 0 lost, 120 cases",
	}
	if !slices.Equal(got, want) {
		t.Errorf("lies %q, want %q", got, want)
	}
	// The lightest case calls card 1 alone, the lowest numbers around it are blank cards.
	want4 := deck.Draw{Right: 4, Centre: 1, Left: 5, Reserve: 6}
	if c := r.Sets[boards.Standard][0].Lost; c.Cases != 120 || c.Worst != 2 || c.Witness == nil || *c.Witness != want4 {
		t.Errorf("lost %+v, want witness %v", c, want4)
	}
}
