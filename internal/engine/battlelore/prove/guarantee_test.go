package prove_test

import (
	"slices"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"

	"pgregory.net/rapid"
)

// shortest goes through every draw of four cards, every Reserve among them and every choice of up to two of its
// units, one by one, and returns the most that is called of each type and the smallest case that runs short.
func shortest(set *deck.Set, stock *pieces.Stock) (most map[string]int, units int, witness []int) {
	most = map[string]int{}
	cards := slices.Clone(set.Cards)
	slices.SortFunc(cards, func(a, b deck.Card) int { return a.Number - b.Number })
	call := func(guards []deck.Card, reserve deck.Card, chosen []deck.Entry) {
		n := map[string]int{}
		all := slices.Clone(chosen)
		for _, g := range guards {
			all = append(all, g.Entries...)
		}
		short := false
		for _, e := range all {
			n[e.Unit.ID]++
			most[e.Unit.ID] = max(most[e.Unit.ID], n[e.Unit.ID])
			short = short || n[e.Unit.ID] > stock.Units(e.Unit.ID)
		}
		w := []int{guards[0].Number, guards[1].Number, guards[2].Number, reserve.Number}
		if short && (witness == nil || len(all) < units || len(all) == units && slices.Compare(w, witness) < 0) {
			units, witness = len(all), w
		}
	}
	for mask := range 1 << len(cards) {
		var hand []deck.Card
		for i, c := range cards {
			if mask&(1<<i) != 0 {
				hand = append(hand, c)
			}
		}
		if len(hand) != 4 {
			continue
		}
		for r := range hand {
			guards := slices.Delete(slices.Clone(hand), r, r+1)
			e := hand[r].Entries
			call(guards, hand[r], nil)
			for i := range e {
				call(guards, hand[r], e[i:i+1])
				for j := i + 1; j < len(e); j++ {
					call(guards, hand[r], []deck.Entry{e[i], e[j]})
				}
			}
		}
	}
	return most, units, witness
}

// CTA-04: the formula, the search for the witness and plain enumeration say the same.
func TestGuaranteeEqualsEnumeration(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	rapid.Check(t, func(t *rapid.T) {
		camp := boards.Camp(rapid.IntRange(0, 1).Draw(t, "camp"))
		set, faults := deck.Link(deploytest.AnyDefinition(t, "standard", camp, 8), rulebook.Base())
		if len(faults) > 0 {
			t.Fatal(faults[0].Message())
		}
		stock, _ := pieces.NewStock(rulebook.Base(), camp, []string{"base"})
		most, units, witness := shortest(set, stock)
		p := prove.Guarantee(set, stock)
		if p.Refused != nil {
			t.Fatal(p.Refused.Message())
		}
		if len(p.Needs) < len(most) {
			t.Fatalf("%d needs, but %d types are called", len(p.Needs), len(most))
		}
		for _, n := range p.Needs {
			if n.Most != most[n.Unit.ID] {
				t.Errorf("%s: formula %d, enumeration %d, counts %v", n.Unit.ID, n.Most, most[n.Unit.ID], n.Counts)
			}
			if (n.Short != nil) != (n.Most > n.Stock) {
				t.Errorf("%s: most %d, stock %d, shortage %v", n.Unit.ID, n.Most, n.Stock, n.Short)
			}
		}
		if p.Holds() != (witness == nil) {
			t.Fatalf("holds %v, enumeration finds %v", p.Holds(), witness)
		}
		if s := p.Witness(); s != nil {
			d := []int{s.Draw.Right, s.Draw.Centre, s.Draw.Left, s.Draw.Reserve}
			if s.Units != units || !slices.Equal(d, witness) {
				t.Errorf("witness %v of %d units, enumeration has %v of %d", d, s.Units, witness, units)
			}
			checkShortage(t, set, s)
		}
	})
}

// checkShortage counts a witness again.
func checkShortage(t *rapid.T, set *deck.Set, s *prove.Shortage) {
	wanted := len(s.Called)
	for _, n := range []int{s.Draw.Right, s.Draw.Centre, s.Draw.Left} {
		for _, e := range set.Card(n).Entries {
			if e.Unit.ID == s.Unit.ID {
				wanted++
			}
		}
	}
	for _, e := range s.Called {
		if e.Unit.ID != s.Unit.ID || !slices.Contains(set.Card(s.Draw.Reserve).Entries, e) {
			t.Errorf("called %+v is no %s of card %d", e, s.Unit.ID, s.Draw.Reserve)
		}
	}
	if wanted != s.Wanted || wanted <= s.Stock || len(s.Called) > deck.ReserveCalled {
		t.Errorf("witness wants %d, counted %d, stock %d", s.Wanted, wanted, s.Stock)
	}
}

// CTA-04: two spiders on two cards are one too many for the base game; the witness calls nothing else.
func TestGuaranteeWitness(t *testing.T) {
	spider := []string{". . sp .", ". . .", ". . . .", ". . ."}
	heavy := []string{". bs sp .", "bs . .", ". . . .", ". . ."}
	set := deploytest.Link(t, deploytest.Definition("pennant", nil, heavy, nil, spider, spider))
	stock, refused := pieces.NewStock(rulebook.Base(), boards.Pennant, []string{"base"})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	p := prove.Guarantee(set, stock)
	s := p.Witness()
	if p.Holds() || s == nil {
		t.Fatal("the set is proved, though its spider is short")
	}
	// Guards 1, 3 and 4 hold one spider, one more comes from the Reserve, card 2 before card 5: 2 units in all.
	want := deck.Draw{Right: 1, Centre: 3, Left: 4, Reserve: 2}
	if s.Draw != want || s.Units != 2 || s.Wanted != 2 || s.Stock != 1 || len(s.Called) != 1 ||
		s.Unit.ID != "giant-spider" {
		t.Errorf("witness %+v, want draw %v", *s, want)
	}
}

// A set that cannot be drawn from is refused, not proved.
func TestGuaranteeRefuses(t *testing.T) {
	def := deploytest.Definition("pennant")
	def.Cards = def.Cards[:3]
	stock, _ := pieces.NewStock(rulebook.Base(), boards.Pennant, []string{"base"})
	for _, set := range []*deck.Set{nil, deploytest.Link(t, def)} {
		p := prove.Guarantee(set, stock)
		if p.Holds() || p.Refused == nil || p.Refused.Kind != pieces.BadSet {
			t.Errorf("refused %+v", p.Refused)
		}
	}
}
