package deploycheck

import (
	"math/rand/v2"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// TestPressureEqualsPlay: the engine needs a token for the Guards of a pair of draws exactly if pressure says so
// (CTA-ORG-01, CTA-ORG-05), and loses a unit if tokens certainly run out (CTA-ORG-06).
func TestPressureEqualsPlay(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	r := rand.New(rand.NewPCG(3, 4))
	sets := shipped(t)
	all := append(append(side{}, sets[0]...), sets[1]...)
	f := flood(nil, "standard", 9, 0)
	rules := rulebook.Base()
	need, out := 0, 0
	for seed := range uint64(300) {
		pick := r.Perm(len(all))
		if seed%3 == 0 { // each camp its own set: tokens are then rare
			pick = append(r.Perm(3)[:2], 3+r.IntN(2), 5)
		}
		sides := [boards.Camps]side{{all[pick[0]], all[pick[1]]}, {all[pick[2]], all[pick[3]]}}
		d, refused := deploy.Organized(
			f,
			[boards.Camps][]*deck.Set{sides[0].sets(), sides[1].sets()},
			deploy.Options{Seed: seed},
		)
		if len(refused) > 0 {
			t.Fatal(refused)
		}
		types, stock := scarce(rules, sides, tableBoxes(sides))
		var want [boards.Camps][]int
		for _, camp := range camps {
			want[camp] = make([]int, len(types))
			for _, name := range d.Draw[camp].Names()[:boards.SectionCount] {
				for _, c := range sides[camp].cards() {
					for i := range c.Entries {
						for at, u := range types {
							if c.ID() == name && c.Entries[i].Unit.ID == u.ID {
								want[camp][at]++
							}
						}
					}
				}
			}
		}
		levied, short := tally(stock, want, tokensOf(rules, tableBoxes(sides)))
		played, lost := guardsLevied(d)
		if levied != played || short && !lost {
			t.Errorf("seed %d: levied %t, short %t; played: %t, %t", seed, levied, short, played, lost)
		}
		if levied {
			need++
		}
		if short {
			out++
		}
	}
	if need == 0 || need == 300 || out == 0 {
		t.Errorf("%d of 300 draws need tokens, %d run out of them: the test shows nothing", need, out)
	}
}

// guardsLevied reports whether a Guard became a token, or found none, before scouting.
func guardsLevied(d *deploy.Deployment) (levied, lost bool) {
	for i := range d.Events {
		switch d.Events[i].Kind {
		case events.LevyPlaced:
			levied = levied || d.Events[i].Placing != events.FromReserve
		case events.LevyShort:
			levied, lost = true, true
		case events.Scouted:
			return levied, lost
		}
	}
	return levied, lost
}

// TestPressureCountsPairs: the shares of a matchup equal those of a full enumeration of the pairs of Guards.
func TestPressureCountsPairs(t *testing.T) {
	rules := rulebook.Base()
	sets := shipped(t)
	sides := [boards.Camps]side{{sets[0][0], sets[1][0]}, {sets[1][1], sets[1][2]}}
	boxes := tableBoxes(sides)
	p := press(rules, sides, boxes)
	if p.pairs != 364*364 || p.levied.pairs == 0 || p.levied.pairs == p.pairs || p.out.pairs > p.levied.pairs {
		t.Fatalf("%+v", p)
	}
	types, stock := scarce(rules, sides, boxes)
	var trios [boards.Camps][][]int
	for _, camp := range camps {
		cards := sides[camp].cards()
		for a := range cards {
			for b := range a {
				for c := range b {
					want := make([]int, len(types))
					for _, card := range []*deck.Card{cards[a], cards[b], cards[c]} {
						for i := range card.Entries {
							for at, u := range types {
								if card.Entries[i].Unit.ID == u.ID {
									want[at]++
								}
							}
						}
					}
					trios[camp] = append(trios[camp], want)
				}
			}
		}
	}
	tokens := tokensOf(rules, boxes)
	var levied, out int64
	for _, a := range trios[0] {
		for _, b := range trios[1] {
			x, y := tally(stock, [boards.Camps][]int{a, b}, tokens)
			if x {
				levied++
			}
			if y {
				out++
			}
		}
	}
	if levied != p.levied.pairs || out != p.out.pairs {
		t.Errorf("%d and %d pairs, press has %d and %d", levied, out, p.levied.pairs, p.out.pairs)
	}
}
