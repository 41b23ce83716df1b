package organized_test

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps"
)

// The answer for two Epic sets a player against the engine, made to play every pair of cases of two small hands and
// every choice in them: the order and the hexes of the Scout Guards, the order of the Reserve, of the tokens, and the
// troops.

// scoutBrancher goes through every choice but the hexes of displaced units and of the Reserve, which make no
// difference.
type scoutBrancher struct {
	brancher
	inOrder bool // of the units of a Scout Guard
}

func (s *scoutBrancher) Choose(d *deploy.Decision, legal []deploy.Answer) deploy.Answer {
	switch d.Kind {
	case deploy.ChooseScoutUnit:
		if s.inOrder {
			return 0
		}
	case deploy.ChooseScoutHex:
		return s.Explorer.Choose(d, legal)
	}
	return s.brancher.Choose(d, legal)
}

// epicFates reads the classes of a camp off an Epic deployment.
func epicFates(f *rulebook.Field, d *deploy.Deployment, camp boards.Camp) naiveFates {
	out := engineFates(f, d, camp)
	out.displaced = 0
	for i := range d.Events {
		e := &d.Events[i]
		if e.Camp != camp {
			continue
		}
		if organized.OffMark(f, e) {
			out.displaced++
		}
		if e.Kind == events.Special {
			switch e.More.Kind() {
			case "scout-short":
				out.short += e.Count
			case "scout-no-room":
				out.noRoom += e.Count
			}
		}
	}
	return out
}

// playedFate is the engine's result for a class.
type playedFate struct {
	possible, certain, all int64
	worst                  int
	uniform                big.Rat
}

// playEpic plays every pair of layouts in every way.
func playEpic(
	t *testing.T,
	f *rulebook.Field,
	hands [boards.Camps]epicHand,
	inOrder bool,
) (out [boards.Camps][12]playedFate, first [boards.Camps]int64) {
	t.Helper()
	for _, p := range hands[0].layouts() {
		for _, s := range hands[1].layouts() {
			for winner := range boards.Camp(boards.Camps) {
				played := [boards.Camps][12]span{spans(), spans()}
				var chances [boards.Camps][12]big.Rat
				c := &scoutBrancher{inOrder: inOrder}
				var d *deploy.Deployment
				for more := true; more; more = c.Next() {
					players := deploytest.EpicMixed(
						[boards.Camps][]*deck.Set{hands[0].sets, hands[1].sets},
						[boards.Camps]int{},
						[boards.Camps]deploy.Policy{c, c},
					)
					players[0].Draw, players[1].Draw = &p, &s
					var refused []pieces.Refusal
					d, refused = deploy.Deploy(
						f,
						deploycards.ModeEpic,
						players,
						deploy.Options{Boxes: []string{"tiny"}, Dice: &deploytest.Loaded{Winner: winner}},
					)
					if len(refused) > 0 {
						t.Fatal(refused[0].Message())
					}
					for camp := range played {
						fates := epicFates(f, d, boards.Camp(camp))
						for i, n := range fates.classes() {
							x := &played[camp][i]
							x.least, x.most = min(x.least, n), max(x.most, n)
							if n > 0 {
								chances[camp][i].Add(&chances[camp][i], c.chance())
							}
						}
					}
				}
				weight := int64(2)
				if len(d.Throws) > 0 {
					weight = 1
				} else if d.First != winner {
					continue
				}
				first[d.First] += weight
				for camp := range out {
					for i := range out[camp] {
						o, x := &out[camp][i], &played[camp][i]
						o.all += weight
						o.worst = max(o.worst, x.most)
						if x.most > 0 {
							o.possible += weight
						}
						if x.least > 0 {
							o.certain += weight
						}
						part := new(big.Rat).SetInt64(weight)
						o.uniform.Add(&o.uniform, part.Mul(part, &chances[camp][i]))
					}
				}
			}
		}
	}
	return out, first
}

// VAR-EC-01..04, R-267, R-292, CTA-ORG-01..08: for any hands the result equals the engine's.
func TestEpicMixedEqualsEngine(t *testing.T) {
	t.Parallel()
	rules := tinyRules(t, tinyEpic)
	dry := func(words string, open ...string) map[string]string {
		at := map[string]string{}
		for _, w := range strings.Fields(words) {
			at[w] = "R"
		}
		for _, w := range open {
			delete(at, w)
		}
		return at
	}
	for _, c := range []struct {
		name      string
		ground    map[string]string
		pennants  []string
		standards []string
		want      string // classes of the Pennants that must come up, so that the scene proves something
		inOrder   bool   // the units of Scout Guards are named in the order of their cards
		long      bool   // the engine plays it for seconds
	}{
		{
			"two cards each", dry(deploytest.EpicScoutRow[0]+" "+deploytest.EpicScoutRow[1]+" "+"B15 f14 j4", "E13", "I13",
				"M13", "I5", "E5", "B5"),
			[]string{"bh . . ./. . ./. gb . ./. . .", ". . . ./. . ./bs bs . ./. . ."},
			[]string{"bs . . ./. . ./. . . ./gb . .", ". . . ./bh . ./bh . . ./. . ."},
			"displaced,blue,reserve blue,left", false, true,
		},
		{
			"a crowded baseline",
			dry(deploytest.EpicScoutRow[0]+" d16 c16 b16 h16 g16 f16 l16 k16 j16 "+deploytest.EpicScoutRow[1], "E13", "I13",
				"M13", "A5", "J5"),
			[]string{"bs . . ./. . ./. . . ./. . .", ". . . ./. . ./gb . . ./. . .", ". . . ./bs gb ./bh . . ./. . ."},
			[]string{". . . ./gb . ./bs . . ./. . ."},
			"displaced,reserve no room,blue", false, false,
		},
		{
			// A displaced unit takes the token that another one would have had on its mark, and then a hex of the baseline.
			"lost units leave their hexes vacant",
			dry(deploytest.EpicScoutRow[0]+" E15 d16 c16 h16 g16 f16 l16 k16 j16 "+deploytest.EpicScoutRow[1], "E13", "I13",
				"M13", "A13", "A5", "J5"),
			[]string{"bs . . ./. . ./bs . . ./. . .", ". . . ./. bs ./. . . ./. . .", ". . . ./gb gb ./. bh bh ./. . ."},
			[]string{". . . ./gb . ./. . . ./. . ."},
			"displaced,short,blue,reserve no room", true, true,
		},
	} {
		if c.long && testing.Short() {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			rows := deploytest.EpicRows()
			board := rules.Boards.Get("epic").Geometry
			for label, symbol := range c.ground {
				h, _, _ := board.ByLabel(label)
				r, i := board.Place(h)
				cells := strings.Fields(rows[r])
				cells[i] = symbol
				rows[r] = strings.Join(cells, " ")
			}
			f := rulebook.LinkField(&maps.Map{ID: "e", Name: "Epic", Board: "epic", Rows: rows}, rules)
			hands := [boards.Camps]epicHand{
				newEpicHand(t, rules, "pennant", c.pennants...), newEpicHand(t, rules, "standard", c.standards...),
			}
			p := organized.EnumerateEpicHands(
				f,
				[]string{"tiny"},
				[boards.Camps][]*deck.Card{hands[0].cards, hands[1].cards},
				deploy.Options{},
			)
			if p == nil || len(p.Refused) > 0 {
				t.Fatalf("no answer: %+v", p)
			}
			played, first := playEpic(t, f, hands, c.inOrder)
			all := played[0][0].all
			for camp := range first {
				if got, want := p.First[camp], big.NewRat(
					first[camp],
					all,
				); big.NewRat(
					got.Num,
					got.Den,
				).Cmp(
					want,
				) != 0 {
					t.Errorf("%s first in %s, the engine says %s", boards.Camp(camp), got, want)
				}
			}
			for camp := range boards.Camp(boards.Camps) {
				fates, names := named(&p.Armies[camp], [3]int{1, 1, 0})
				for i, got := range fates {
					want := &played[camp][i]
					name := fmt.Sprintf("%s %s", camp, names[i])
					same := func(what string, got prove.Chance, want *big.Rat) {
						if got.Den == 0 && want.Sign() == 0 {
							return
						}
						if got.Den == 0 || big.NewRat(got.Num, got.Den).Cmp(want) != 0 {
							t.Errorf("%s: %s %s, the engine says %s", name, what, got, want.RatString())
						}
					}
					same("possible", got.Possible, big.NewRat(want.possible, all))
					same("certain", got.Certain, big.NewRat(want.certain, all))
					if got.Sampled == nil {
						same("at random", got.Uniform, new(big.Rat).Quo(&want.uniform, big.NewRat(all, 1)))
					}
					if got.Worst != want.worst {
						t.Errorf("%s: worst %d, the engine says %d", name, got.Worst, want.worst)
					}
					if camp == boards.Pennant && slices.Contains(deploytest.List(c.want), names[i]) &&
						want.possible == 0 {
						t.Errorf("%s never comes: the scene proves little", name)
					}
				}
			}
		})
	}
}
