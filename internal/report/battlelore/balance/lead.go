package balance

import (
	"fmt"

	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
	"muster/report"
)

// Measure is a metric of the shape of games: its values by banners and by figures, or one value if it does not depend
// on the lead.
type Measure struct {
	ID   string // in docs/explanation/balance-shape.md, and for machines
	Name string
	By   []Value
}

// Value is a value of a metric.
type Value struct {
	Kind Kind
	// N is a share in thousandths, a mean in hundredths, or a count.
	N         int
	Low, High int // of a share, in thousandths
	Of        int // games
}

// Kind is the unit of a Value.
type Kind int

// The kinds of value.
const (
	OfGames Kind = iota // a share, with an interval
	PartOf              // of something else, without one
	Mean
	Whole
)

// Items returns the value.
func (v Value) Items() []string {
	switch {
	case v.Of == 0:
		return report.Nothing{}.Items()
	case v.Kind == OfGames:
		return shareItems(v.N, v.Low, v.High, v.Of)
	case v.Kind == PartOf:
		return []string{percent(v.N)}
	case v.Kind == Mean:
		return []string{fmt.Sprintf("%d.%02d", v.N/100, v.N%100)}
	}
	return []string{fmt.Sprint(v.N)}
}

// Number returns true.
func (v Value) Number() bool { return true }

// share returns the share of some games.
func share(n, of int) Value {
	in := inference.Share(2*n, of, matches.Whole)
	return Value{Kind: OfGames, N: rounded(n*matches.Whole, of), Low: in.Low, High: in.High, Of: of}
}

// leadRows are the metrics of the lead, in order.
var leadRows = [...]struct {
	id, name string
	of       func(l *matches.LeadSums, s *matches.Sums) Value
}{
	{"first-lead-wins", "first leader wins", func(l *matches.LeadSums, _ *matches.Sums) Value {
		t := l.First[0]
		return share(t.Won+l.First[1].Won, t.Games+l.First[1].Games)
	}},
	{"never-led", "no side ever leads", func(l *matches.LeadSums, s *matches.Sums) Value {
		return share(l.Never, s.Games)
	}},
	{"lead-changes", "lead changes, mean", func(l *matches.LeadSums, s *matches.Sums) Value {
		return Value{Kind: Mean, N: rounded(100*l.Changes.Sum(), s.Games), Of: s.Games}
	}},
	{"lead-changes-most", "... maximum", func(l *matches.LeadSums, s *matches.Sums) Value {
		return Value{Kind: Whole, N: l.Changes.At(matches.Whole), Of: s.Games}
	}},
	{"comebacks", "comeback wins", func(l *matches.LeadSums, s *matches.Sums) Value {
		return share(l.Comebacks, decided(s))
	}},
	{"comeback-most", "... banners behind, maximum", func(l *matches.LeadSums, s *matches.Sums) Value {
		return Value{Kind: Whole, N: l.Behind.At(matches.Whole), Of: decided(s)}
	}},
	{"lead-for-good", "turn of the final lead, median", func(l *matches.LeadSums, s *matches.Sums) Value {
		return Value{Kind: Whole, N: l.Settled.At(500), Of: decided(s)}
	}},
	{"lead-for-good-part", "... as part of the game, mean", func(l *matches.LeadSums, s *matches.Sums) Value {
		led := decided(s) - unled(l)
		return Value{Kind: PartOf, N: rounded(l.Part, led), Of: led}
	}},
	{"drama", "drama (Browne)", part(func(l *matches.LeadSums) int { return l.Drama })},
	{"drama-average", "drama (Ludii)", part(func(l *matches.LeadSums) int { return l.Distance })},
	{"decisiveness-threshold", "decisive lead, mean", part(func(l *matches.LeadSums) int { return l.Threshold })},
	{"decisiveness", "... reached at, part of the game, mean", part(func(l *matches.LeadSums) int { return l.Decisive })},
}

// part returns the mean of a sum of thousandths over decided games.
func part(of func(l *matches.LeadSums) int) func(l *matches.LeadSums, s *matches.Sums) Value {
	return func(l *matches.LeadSums, s *matches.Sums) Value {
		return Value{Kind: PartOf, N: rounded(of(l), decided(s)), Of: decided(s)}
	}
}

// decided returns the number of decided games; unled the number of these in which the winner did not lead at the end.
func decided(s *matches.Sums) int { return s.Games - s.Drawn }

func unled(l *matches.LeadSums) int {
	if len(l.Settled) == 0 {
		return 0
	}
	return l.Settled[0]
}

func (a *ShapeAnswer) lead() {
	s := a.sums
	for i := range leadRows {
		row := &leadRows[i]
		a.Leads = append(a.Leads, Measure{row.id, row.name, []Value{row.of(&s.Banners, s), row.of(&s.Figures, s)}})
	}
	a.outcome()
	l := &s.Banners
	if l.Unsteady != nil && l.Unsteady.Value > 0 {
		a.claim(l.Unsteady, fmt.Sprintf("most lead changes: %d", l.Unsteady.Value))
	}
	a.claim(l.Turned, fmt.Sprintf("largest comeback: %s", report.Counted(l.Behind.At(matches.Whole), "banner")))
	a.claim(l.Upset, "the first leader lost")
}

// outcome adds the metrics of the end of games.
func (a *ShapeAnswer) outcome() {
	s := a.sums
	add := func(id, name string, v Value) { a.Outcome = append(a.Outcome, Measure{id, name, []Value{v}}) }
	add("completion", "games won (completion)", share(decided(s), s.Games))
	add("drawishness", "games drawn (drawishness)", share(s.Drawn, s.Games))
	add("timeouts", "stopped without a result (timeouts)", share(a.stalled(), s.Games))
	moved := s.First[0]
	add("advantage", "first player wins (advantage)", share(moved.Won+s.First[1].Won, s.Games))
	balance := matches.Whole - rounded(abs(s.Won[boards.Pennant]-s.Won[boards.Standard])*matches.Whole, s.Games)
	add("balance", "similarity of both win rates (balance)", Value{Kind: PartOf, N: balance, Of: s.Games})
	add("outcome-uniformity", "outcome uniformity", Value{Kind: PartOf, N: a.uniformity(), Of: s.Games})
}

// uniformity returns 1 minus the variance of a camp's result (win 1, loss -1), in thousandths. It is the same for both
// camps.
func (a *ShapeAnswer) uniformity() int {
	n, sum, squares := a.Games, a.sums.Won[0]-a.sums.Won[1], decided(a.sums)
	return rounded(matches.Whole*(n*n-n*squares+sum*sum), n*n)
}

func abs(n int) int { return max(n, -n) }
