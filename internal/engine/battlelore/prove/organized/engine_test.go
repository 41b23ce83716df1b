package organized_test

import (
	"math/big"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// brancher goes through every unit, token and troop that players may choose. The hex of a unit does not matter: it
// takes the first.
type brancher struct{ deploytest.Explorer }

func (b *brancher) Choose(d *deploy.Decision, legal []deploy.Answer) deploy.Answer {
	if len(d.Hexes) > 0 && d.Kind != deploy.ChooseToken {
		return 0
	}
	return b.Explorer.Choose(d, legal)
}

// chance returns the probability of the line that was just played, with equally likely options.
func (b *brancher) chance() *big.Rat {
	out := big.NewRat(1, 1)
	for _, n := range b.Sizes {
		out.Mul(out, big.NewRat(1, int64(n)))
	}
	return out
}

// engineFates reads the classes of a camp from a deployment.
func engineFates(f *rulebook.Field, d *deploy.Deployment, camp boards.Camp) naiveFates {
	var out naiveFates
	colours := map[string]int{"green": 0, "blue": 1, "red": 2}
	for _, e := range d.Events {
		if e.Camp != camp {
			continue
		}
		switch e.Kind {
		case events.UnitMoved:
			out.displaced++
		case events.UnitLost:
			out.displaced++
			out.noRoom++
		case events.LevyShort:
			out.short++
			if f.Impassable.Has(e.From) {
				out.displaced++
			}
		case events.LevyPlaced:
			if e.Placing == events.FromReserve {
				out.heldLevied[colours[e.Banner.ID]]++
				continue
			}
			out.levied[colours[e.Banner.ID]]++
			if e.Placing == events.Moved {
				out.displaced++
			}
		case events.ReserveNoRoom:
			out.heldNoRoom += e.Count
		case events.ReserveShort:
			out.heldShort += e.Count
		case events.LevyRemoved:
			out.left++
		}
	}
	return out
}

// engineReport plays every pair of cases of two hands with the engine, and every choice in them.
func engineReport(t *testing.T, f *rulebook.Field, g *naiveGame, sets [boards.Camps][]*deck.Set) *naiveReport {
	t.Helper()
	r := &naiveReport{green: [boards.Camps]map[int]int64{{}, {}}}
	for _, p := range casesOf(len(g.hands[0])) {
		for _, s := range casesOf(len(g.hands[1])) {
			c := naiveCases{cards: [boards.Camps][4]int{p, s}}
			var draws [boards.Camps]*deck.Draw
			for camp, cards := range c.cards {
				var d deck.Draw
				for i, at := range cards {
					card := g.hands[camp][at]
					*[]*int{&d.Right, &d.Centre, &d.Left, &d.Reserve}[i] = card.Number
					d.Of[i] = card.ID().Set
					n := len(card.Entries)
					if i == 3 {
						n = min(n, 2)
					}
					c.units += n
				}
				draws[camp] = &d
			}
			enginePair(t, f, r, sets, draws, c)
		}
	}
	return r
}

func enginePair(
	t *testing.T,
	f *rulebook.Field,
	r *naiveReport,
	sets [boards.Camps][]*deck.Set,
	draws [boards.Camps]*deck.Draw,
	c naiveCases,
) {
	r.pairs++
	for first := range boards.Camp(boards.Camps) {
		played := [boards.Camps][12]span{spans(), spans()}
		var chances [boards.Camps][12]big.Rat
		b := &brancher{}
		var d *deploy.Deployment
		for more := true; more; more = b.Next() {
			var refused []pieces.Refusal
			opts := deploy.Options{Boxes: []string{"tiny"}, Draw: draws, Dice: &deploytest.Loaded{Winner: first}}
			opts.Policy = [boards.Camps]deploy.Policy{b, b}
			if d, refused = deploy.Organized(f, sets, opts); len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			for camp := range boards.Camp(boards.Camps) {
				fates := engineFates(f, d, camp)
				for i, n := range fates.classes() {
					s := &played[camp][i]
					s.least, s.most = min(s.least, n), max(s.most, n)
					if n > 0 {
						chances[camp][i].Add(&chances[camp][i], b.chance())
					}
				}
			}
		}
		tie := len(d.Throws) > 0
		if !tie && d.First != first {
			continue // the dice are not asked
		}
		weight := int64(2)
		switch {
		case tie:
			weight = 1
			r.tie += int64(first) // counted once
		default:
			r.more[first]++
		}
		for camp := range boards.Camp(boards.Camps) {
			if !tie || first == 0 {
				r.green[camp][d.Green[camp]]++
			}
			for i := range played[camp] {
				s := &played[camp][i]
				parts := new(big.Rat).Mul(&chances[camp][i], big.NewRat(naiveWhole, 1)) // no whole number: it hangs
				r.fates[camp][i].note(weight, s.least, s.most, parts.Num().Int64(), c, int(first.Other()))
			}
		}
	}
}

// example is two small hands that cover every possible event.
type example struct {
	field *rulebook.Field
	hands [boards.Camps][]*deck.Card
	sets  [boards.Camps][]*deck.Set // the same with blank cards behind
	game  *naiveGame

	tokens [3]int
}

// engineExample has tokens of two colours, so that the order of exchanges makes a difference.
func engineExample(t *testing.T) *example {
	t.Helper()
	rules := tinyRules(t, `
kind = "rulebook"
format = 1
id = "tiny"
name = "Tiny"
[[boxes]]
id = "tiny"
name = "Tiny"
sources = { all = "test" }
levy_tokens = { blue = 1, green = 1 }
stock = [
  { unit = "green-human-bow", camp = "pennant", units = 2, extra_bearers = 1 },
  { unit = "green-human-bow", camp = "standard", units = 2, extra_bearers = 1 },
  { unit = "blue-human-sword", camp = "pennant", units = 2 },
  { unit = "blue-human-sword", camp = "standard", units = 2 },
  { unit = "blue-human-horse", camp = "pennant", units = 2 },
  { unit = "blue-human-horse", camp = "standard", units = 1, extra_bearers = 1 },
]
spare_banners = [{ camp = "pennant", colour = "blue", count = 1, makes = "blue-human-sword" }]
`)
	cards := map[string][][]string{
		"p-0": {{". . . .", ". . .", ". . . .", ". . ."}, {"bh . . .", ". . .", ". gb . .", ". . ."}},
		"p-1": {{". . . .", ". gb .", "bs . . .", "bh . ."}, {". . . .", ". bs .", ". . . .", ". . gb"}},
		"s-0": {{". . . bs", ". . .", ". . . .", ". . ."}, {". . . .", ". bh .", ". gb . .", ". bs ."}},
		"s-1": {{". . . .", "bh . .", ". . . .", ". . ."}, {". . . .", ". . .", ". bs bh .", ". . ."}},
	}
	ground := map[string]string{
		"A9": "R",
		"B9": "R",
		"C9": "R",
		"F9": "R",
		"G9": "R",
		"J9": "R",
		"K9": "R",
		"L9": "R",
		"M9": "R",
		"E9": "R",
		"I9": "R",
		"B1": "R",
		"F1": "R",
		"G1": "R",
		"H1": "R",
		"a2": "R",
	}
	x := &example{field: tinyField(ground, rules)}
	for i, id := range []string{"p-0", "p-1", "s-0", "s-1"} {
		def := deploytest.Definition("pennant", cards[id]...)
		def.ID = id
		set, _ := deck.Link(def, rules)
		x.sets[i/2] = append(x.sets[i/2], set)
		short := *set
		short.Cards = set.Cards[:2]
		x.hands[i/2] = append(x.hands[i/2], organized.Hand(&short)...)
	}
	for camp, list := range x.hands { // by number, as Hand has them
		x.hands[camp] = []*deck.Card{list[0], list[2], list[1], list[3]}
	}
	x.game = newNaiveGame(rules, []string{"tiny"}, x.hands, ground, &deploy.Options{})
	x.tokens = x.game.types.tokens
	return x
}

// CTA-ORG-01..08, the wings among them (CTA-ORG-04), CTA-08, R-043: the engine plays every pair of cases of two small
// hands with every choice, and its result equals that of the enumeration.
func TestOrganizedEqualsEngine(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	x := engineExample(t)
	g := x.game
	p := organized.EnumerateHands(x.field, []string{"tiny"}, x.hands, deploy.Options{})
	if len(p.Refused) > 0 {
		t.Fatal(p.Refused[0].Message())
	}
	r := engineReport(t, x.field, g, x.sets)
	naive := g.report() // which tells what depends on exchanges
	for camp := range r.fates {
		for i := range r.fates[camp] {
			r.fates[camp][i].inexact = naive.fates[camp][i].inexact
		}
	}
	r.check(t, g, p)
	fates, names := named(&p.Armies[boards.Standard], x.tokens)
	for _, i := range []int{0, 1, 2, 4, 7, 9, 11} {
		if f := fates[i]; f.Worst == 0 || names[i] == "left" && f.Possible == f.Certain {
			t.Errorf("the example proves little: %s %+v", names[i], *f)
		}
	}
	if p.Clashes == 0 || p.Clashes == p.Pairs || p.Armies[boards.Pennant].ReserveNoRoom.Worst == 0 {
		t.Errorf(
			"the example proves little: %d clashes, no room for %+v",
			p.Clashes,
			p.Armies[boards.Pennant].ReserveNoRoom,
		)
	}
}
