package organized_test

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"

	"pgregory.net/rapid"
)

// naiveFate sums a class up as Fate does. Weights are in halves of a pair, for a tie in scouting goes both ways.
type naiveFate struct {
	possible, certain int64
	uniform           int64 // in parts of naiveWhole
	inexact           bool
	worst             int
	best              *naiveCases
	called            int
}

func (f *naiveFate) note(weight int64, least, most int, chance int64, c naiveCases, called int) {
	if most == 0 {
		return
	}
	f.possible += weight
	if least > 0 {
		f.certain += weight
	}
	f.worst = max(f.worst, most)
	f.inexact = f.inexact || chance == hangs
	f.uniform += chance * weight
	if f.best == nil || compareCases(c, *f.best) < 0 {
		f.best, f.called = &c, called
	} else if compareCases(c, *f.best) == 0 {
		f.called = min(f.called, called)
	}
}

// classes are the classes of naiveFates in the order of named.
func (f *naiveFates) classes() [12]int {
	return [12]int{
		f.displaced, f.noRoom, f.short, f.levied[0], f.levied[1], f.levied[2],
		f.heldNoRoom, f.heldShort, f.heldLevied[0], f.heldLevied[1], f.heldLevied[2], f.left,
	}
}

const guardClasses = 6

// named are the same classes of a report.
func named(a *organized.ArmyReport, tokens [3]int) ([12]*organized.Fate, [12]string) {
	out := [12]*organized.Fate{
		0:  &a.Displaced,
		1:  &a.NoRoom,
		2:  &a.Short,
		6:  &a.ReserveNoRoom,
		7:  &a.ReserveShort,
		11: &a.Left,
	}
	colours := []string{"green", "blue", "red"}
	for i := range a.Levied {
		for c, colour := range colours {
			if a.Levied[i].Banner.ID == colour {
				out[3+c], out[8+c] = &a.Levied[i].Fate, &a.ReserveLevied[i].Fate
			}
		}
	}
	for c := range tokens {
		if tokens[c] == 0 && out[3+c] == nil { // a colour without tokens is left out
			out[3+c], out[8+c] = &organized.Fate{}, &organized.Fate{}
		}
	}
	return out, [12]string{
		"displaced", "no room", "short", "green", "blue", "red",
		"reserve no room", "reserve short", "reserve green", "reserve blue", "reserve red", "left",
	}
}

// naiveReport is a matchup, case by case.
type naiveReport struct {
	fates [boards.Camps][12]naiveFate
	green [boards.Camps]map[int]int64
	more  [boards.Camps]int64
	tie   int64
	pairs int64
}

func casesOf(cards int) [][4]int {
	var out [][4]int
	for a := range cards {
		for b := range cards {
			for c := range cards {
				for r := range cards {
					if a != b && a != c && a != r && b != c && b != r && c != r {
						out = append(out, [4]int{a, b, c, r})
					}
				}
			}
		}
	}
	return out
}

func (g *naiveGame) report() *naiveReport {
	r := &naiveReport{green: [boards.Camps]map[int]int64{{}, {}}}
	for _, p := range casesOf(len(g.hands[0])) {
		for _, s := range casesOf(len(g.hands[1])) {
			g.pair(r, [boards.Camps][4]int{p, s})
		}
	}
	return r
}

func (g *naiveGame) pair(r *naiveReport, cards [boards.Camps][4]int) {
	c := naiveCases{cards: cards}
	for camp, four := range cards {
		for i, at := range four {
			n := len(g.hands[camp][at].Entries)
			if i == 3 && !g.all {
				n = min(n, 2)
			}
			c.units += n
		}
	}
	table, fates := g.guards(cards)
	r.pairs++
	for camp := range fates {
		r.green[camp][table.green[camp]]++
		classes := fates[camp].classes()
		for i, n := range classes[:guardClasses] {
			r.fates[camp][i].note(2, n, n, naiveWhole, c, 0)
		}
	}
	switch lead := table.green[0] - table.green[1]; {
	case lead > 0:
		r.more[0]++
		g.reserves(r, table, cards, 1, 2, c)
	case lead < 0:
		r.more[1]++
		g.reserves(r, table, cards, 0, 2, c)
	default:
		r.tie++
		g.reserves(r, table, cards, 0, 1, c)
		g.reserves(r, table, cards, 1, 1, c)
	}
}

// span is a class over lines of choices.
type span struct {
	least, most int
	chance      int64 // in parts of naiveWhole, or hangs
}

// naiveWhole is a chance of 1: two units are called of the one player and at most four of the other.
const naiveWhole = naiveParts * naiveParts * naiveParts * naiveParts * naiveParts * naiveParts

// hangs is the chance of what depends on exchanges.
const hangs = -1

// spans are all classes before anything is known.
func spans() (out [12]span) {
	for i := range out {
		out[i].least = 99
	}
	return out
}

// reserves plays both Reserves of a pair of cases, camp's first.
func (g *naiveGame) reserves(
	r *naiveReport,
	table naiveTable,
	cards [boards.Camps][4]int,
	camp int,
	weight int64,
	c naiveCases,
) {
	own, other := g.hands[camp][cards[camp][3]], g.hands[1-camp][cards[1-camp][3]]
	call := func(card *deck.Card, all bool) int {
		if all {
			return len(card.Entries)
		}
		return min(2, len(card.Entries))
	}
	first, last := spans(), spans()
	ways := power(naiveParts, call(own, false)) // parts of a line of the first player
	for _, e := range g.reserve(table, camp, own, call(own, false)) {
		ends := g.exchange(e, camp)
		merge(&first, ends, naiveWhole/ways*e.parts)
		var behind [][12]span // one for each end
		for _, end := range ends {
			s := spans()
			for _, f := range g.reserve(end.table, 1-camp, other, call(other, g.all)) {
				merge(&s, g.exchange(f, 1-camp), naiveWhole/ways/power(naiveParts, call(other, g.all))*e.parts*f.parts)
			}
			behind = append(behind, s)
		}
		for i := range last {
			l := &last[i]
			for _, s := range behind {
				l.least, l.most = min(l.least, s[i].least), max(l.most, s[i].most)
				if s[i].chance == hangs || s[i].chance != behind[0][i].chance {
					l.chance = hangs
				}
			}
			if l.chance != hangs {
				l.chance += behind[0][i].chance
			}
		}
	}
	for i := guardClasses; i < len(first); i++ {
		r.fates[camp][i].note(weight, first[i].least, first[i].most, first[i].chance, c, camp)
		r.fates[1-camp][i].note(weight, last[i].least, last[i].most, last[i].chance, c, camp)
	}
}

// merge adds the ends of one choice of units.
func merge(all *[12]span, ends []naiveEnd, chance int64) {
	classes := make([][12]int, len(ends))
	for j := range ends {
		classes[j] = ends[j].fates.classes()
	}
	for i := range all {
		a := &all[i]
		least, most := 99, 0
		for j := range ends {
			n := classes[j][i]
			least, most = min(least, n), max(most, n)
		}
		a.least, a.most = min(a.least, least), max(a.most, most)
		switch {
		case a.chance == hangs:
		case least > 0:
			a.chance += chance
		case most > 0:
			a.chance = hangs
		}
	}
}

func power(n int64, times int) int64 {
	out := int64(1)
	for range times {
		out *= n
	}
	return out
}

// check holds a report against the naive one, to the last digit.
func (r *naiveReport) check(t interface{ Errorf(string, ...any) }, g *naiveGame, p *organized.Pairing) {
	if p.Pairs != r.pairs {
		t.Errorf("%d pairs, counted %d", p.Pairs, r.pairs)
	}
	equal := func(name string, got prove.Chance, num, den int64) {
		if got.Den <= 0 || big.NewRat(got.Num, got.Den).Cmp(big.NewRat(num, den)) != 0 {
			t.Errorf("%s: %v, counted %v", name, got, big.NewRat(num, den))
		}
	}
	equal("tie", p.Tie, r.tie, r.pairs)
	for camp := range boards.Camp(boards.Camps) {
		equal(fmt.Sprint(camp, " first"), p.First[camp], 2*r.more[camp]+r.tie, 2*r.pairs)
		for n, pairs := range p.Green[camp] {
			if pairs != r.green[camp][n] {
				t.Errorf("%s: %d pairs with %d green, counted %d", camp, pairs, n, r.green[camp][n])
			}
		}
		fates, names := named(&p.Armies[camp], g.types.tokens)
		for i, f := range fates {
			want := &r.fates[camp][i]
			name := camp.String() + " " + names[i]
			if f.Possible == (prove.Chance{}) { // left out
				if want.possible != 0 {
					t.Errorf("%s: left out, counted %d", name, want.possible)
				}
				continue
			}
			equal(name+" possible", f.Possible, want.possible, 2*r.pairs)
			equal(name+" certain", f.Certain, want.certain, 2*r.pairs)
			if f.Worst != want.worst {
				t.Errorf("%s: worst %d, counted %d", name, f.Worst, want.worst)
			}
			switch {
			case (f.Sampled == nil) == want.inexact:
				t.Errorf("%s: sampled %v, inexact %v", name, f.Sampled, want.inexact)
			case !want.inexact:
				equal(name+" uniform", f.Uniform, want.uniform, 2*r.pairs*naiveWhole)
			}
			g.checkWitness(t, name, f.Witness, want, i >= guardClasses)
		}
	}
}

func (g *naiveGame) checkWitness(
	t interface{ Errorf(string, ...any) },
	name string,
	w *organized.Witness,
	want *naiveFate,
	reserve bool,
) {
	if (w == nil) != (want.best == nil) {
		t.Errorf("%s: witness %v, counted %v", name, w, want.best)
	}
	if w == nil || want.best == nil {
		return
	}
	for camp := range w.Draw {
		var cards []string
		for _, at := range want.best.cards[camp] {
			cards = append(cards, g.hands[camp][at].ID().String())
		}
		if text := strings.Join(cards[:3], ",") + "/" + cards[3]; w.Draw[camp].String() != text {
			t.Errorf("%s: witness of the %s %s, counted %s", name, boards.Camp(camp), w.Draw[camp], text)
		}
	}
	if w.Units != want.best.units || reserve && int(w.Called) != want.called {
		t.Errorf("%s: witness %+v, counted %+v, %d calls first", name, w, want.best, want.called)
	}
}

// CTA-ORG-01..08, CTA-09b, R-291: for any hands, stocks and ground, the factored answer equals going through every pair
// of cases and every choice in them; with a box that is there twice, and with one hand for both players, too.
func TestOrganizedEqualsNaive(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	var clashes, left, sampled, noRoom int // pairs of hands in which they come up
	rapid.Check(t, func(t *rapid.T) {
		rules := tinyRules(t, anyTinyBox(t))
		ground := deploytest.AnyGround(t)
		most := rapid.IntRange(1, 3).Draw(t, "most units")
		hands := [boards.Camps][]*deck.Card{anyTinyHand(t, rules, "p", most), anyTinyHand(t, rules, "s", most)}
		boxes := []string{"tiny", "tiny"}[:rapid.IntRange(1, 2).Draw(t, "copies")]
		if len(boxes) > 1 && rapid.Bool().Draw(t, "shared") {
			hands[boards.Standard] = hands[boards.Pennant]
		}
		opts := deploy.Options{
			Reserve:     rapid.SampledFrom([]string{"two", "two", "two", "all"}).Draw(t, "reserve"),
			RevealFirst: boards.Camp(rapid.IntRange(0, 1).Draw(t, "reveals first")),
		}
		g := newNaiveGame(rules, boxes, hands, ground, &opts)
		p := organized.EnumerateHands(tinyField(ground, rules), boxes, hands, opts)
		if len(p.Refused) > 0 {
			t.Fatal(p.Refused[0].Message())
		}
		g.report().check(t, g, p)
		for _, a := range p.Armies {
			if p.Clashes > 0 && p.Clashes < p.Pairs {
				clashes++
			}
			if a.Left.Possible != a.Left.Certain {
				left++
			}
			if a.Left.Sampled != nil || a.ReserveShort.Sampled != nil {
				sampled++
			}
			if a.NoRoom.Worst > 0 || a.ReserveNoRoom.Worst > 0 {
				noRoom++
			}
		}
	})
	if clashes == 0 || left == 0 || sampled == 0 || noRoom == 0 {
		t.Errorf(
			"the examples prove little: %d clashes, %d left, %d sampled, %d without room",
			clashes,
			left,
			sampled,
			noRoom,
		)
	}
}

func newNaiveGame(
	rules *rulebook.Rulebook,
	boxes []string,
	hands [boards.Camps][]*deck.Card,
	ground map[string]string,
	opts *deploy.Options,
) *naiveGame {
	g := &naiveGame{hands: hands, river: map[string]bool{}, first: int(opts.RevealFirst), all: opts.Reserve == "all"}
	g.types = naiveStock(rules, boxes, append(append([]*deck.Card{}, hands[0]...), hands[1]...))
	for label, symbol := range ground {
		g.river[label] = symbol == "R"
	}
	return g
}
