package runewars

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"strings"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/placement"
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
	"muster/report"
)

// Every is the answer about all layouts of a set of tiles.
type Every struct {
	RealmQuestion
	*placement.Answer
	Rules         *rulebook.Rulebook
	Tiles         []string
	Factions      []string
	Realm         *maps.Realm // the fairest; nil: none was found
	Neighbourhood []placement.Neighbourhood
}

// Work holds the settings for computing an answer about every layout.
type Work struct {
	Workers  int
	Stop     context.Context
	Progress func(done, total int)
}

// Stopped reports whether an answer was interrupted.
func Stopped(err error) bool { return err == placement.ErrStopped }

// EveryLayout answers for every layout of the tiles that a seed deals. The error is a report.Wrong, or that of an
// interrupted answer.
func EveryLayout(rules *rulebook.Rulebook, asked RealmQuestion, work Work) (*Every, error) {
	dealt, reasons := placement.Deal(rules, asked.BuildAsk, asked.Number)
	if reasons != nil {
		return nil, wrong(reasons)
	}
	a := &Every{RealmQuestion: asked, Rules: rules}
	for _, t := range dealt.Tiles {
		a.Tiles = append(a.Tiles, t.ID)
	}
	for _, f := range dealt.Factions {
		a.Factions = append(a.Factions, f.ID)
	}
	var err error
	a.Answer, err = placement.Ask(placement.Question{
		Set: dealt.Set, By: asked.By, Limit: asked.Limit, Samples: asked.Samples, Seed: asked.Number,
		Workers: work.Workers, Stop: work.Stop, Progress: work.Progress,
	})
	if err != nil {
		return nil, err
	}
	if w := a.Fairest; w != nil {
		a.Realm = dealt.Realm(w.Tiles, w.Markers, w.Seats)
		for _, s := range w.Seats {
			a.Neighbourhood = append(a.Neighbourhood, s.Neighbourhood)
		}
	}
	return a, nil
}

// Text returns the fairest realm as a file; nil if none was found.
func (a *Every) Text() []byte {
	if a.Realm == nil {
		return nil
	}
	return a.Realm.Text()
}

// Lines returns the answer for the terminal.
func (a *Every) Lines() []string {
	r := a.report()
	lines := r.Lines()
	if a.Realm != nil {
		title := fmt.Sprintf("The fairest realm found, uneven by %d (%s):", a.Uneven, measured[a.By])
		lines = append(lines, "", title, "")
		lines = append(lines, drawn(library.LinkRealm(a.Realm, a.Rules, nil))...)
		part := surroundings(a.Rules, homesOf(a.Rules, a.Realm, a.Factions, a.Neighbourhood))
		lines = append(lines, part.Lines()...)
	}
	return append(lines, "", "the same answer again: "+a.Command.String())
}

// measured describes what each fairness measure sums up.
var measured = map[placement.Measure]string{
	placement.ByAll:  "the sum of the differences in food, city, ways out and neighbours",
	placement.ByFood: "what food differs by",
	placement.ByCity: "the difference in the way to a city", placement.ByBorders: "the difference in ways out",
	placement.ByGuards: "the difference in unguarded neighbours",
}

func (a *Every) report() *report.Report {
	r := &report.Report{Title: fmt.Sprintf("Every layout of tiles %s for %s", strings.Join(a.Tiles, ", "),
		strings.Join(a.Factions, ", "))}
	r.Lead = append(r.Lead, report.Words("Layouts that differ only by the order of placement, or "+
		"by rotating or shifting the "+
		"whole board, count once."), a.how())
	say := func(name, says string, rules ...string) {
		r.Short = append(r.Short, report.Point{Name: report.Words(name), Says: report.Words(says).Cite(rules...)})
	}
	say("layouts", number(a.Boards), "RW-SETUP-07", "RW-SETUP-08")
	say("with room for the markers", a.share(a.Markers), "RW-SETUP-10", "RW-SETUP-11", "RW-SETUP-12")
	say("with room for a whole realm", a.share(a.Realms), "RW-SETUP-15", "RW-SETUP-16", "RW-SETUP-17")
	switch {
	case a.Realm != nil && a.Counted:
		say("the fairest realm", fmt.Sprintf("uneven by %d, the minimum", a.Uneven))
	case a.Realm != nil:
		say("the fairest realm of the sample", fmt.Sprintf("uneven by %d; others may be fairer", a.Uneven))
	case a.Counted:
		says := "none: these tiles have no layout with room for markers, runes and home realms"
		if a.Realms.Value > 0 {
			says = "none: every layout that fits leaves areas unreachable on foot"
		}
		say("the fairest realm", says)
	default:
		say("the fairest realm", "not found in the sample")
	}
	return r
}

// how reports whether the layouts were enumerated.
func (a *Every) how() report.Text {
	switch {
	case a.Counted:
		return report.Wordsf("Exact: every layout was examined, %s including partial ones.",
			report.Grouped(big.NewInt(int64(a.Looked))))
	case a.Boards.Exact():
		return report.Wordsf("The layouts are counted exactly. They exceed the limit of %s, so room is tested on %s, "+
			"sampled from seed %s. ~ marks estimates, with 95%% confidence "+
			"intervals.", a.limit(), report.Counted(a.Answer.Samples, "layout"), a.Seed)
	}
	return report.Wordsf("A sample of %s from seed %s: there are more than the limit of %s. ~ marks estimates, with "+
		"95%% confidence intervals.",
		report.Counted(a.Answer.Samples, "layout"), a.Seed, a.limit())
}

func (a *Every) limit() string { return report.Grouped(big.NewInt(int64(a.Limit))) }

// number formats the number of layouts: exact, or approximate with three significant digits.
func number(n placement.Number) string {
	if n.Exact() {
		return grouped(n.Value, false)
	}
	return fmt.Sprintf("~%s (%s to %s)", grouped(n.Value, true), grouped(n.Low, true), grouped(n.High, true))
}

// share formats a number of layouts with its share of all.
func (a *Every) share(n placement.Number) string {
	out := number(n)
	if a.Boards.Value == 0 {
		return out
	}
	part := n.Value / a.Boards.Value * 100
	text := strings.TrimSuffix(fmt.Sprintf("%.1f", part), ".0") + "%"
	switch {
	case n.Value > 0 && text == "0%":
		text = "<0.1%"
	case n.Value < a.Boards.Value && text == "100%":
		text = ">99.9%"
	}
	if !n.Exact() {
		text = "~" + text
	}
	return out + ", " + text + " of them"
}

func grouped(n float64, round bool) string {
	if round && n >= 1000 {
		unit := math.Pow(10, math.Floor(math.Log10(n))-2)
		n = math.Round(n/unit) * unit
	}
	whole, _ := big.NewFloat(math.Round(n)).Int(nil)
	return report.Grouped(whole)
}
