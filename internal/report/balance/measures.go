package balance

import (
	"encoding/json"
	"fmt"

	"muster/internal/engine/arena"
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
		return []string{percent(v.N) + "%"}
	case v.Kind == Mean:
		return []string{fmt.Sprintf("%d.%02d", v.N/100, v.N%100)}
	}
	return []string{fmt.Sprint(v.N)}
}

// Number returns true.
func (v Value) Number() bool { return true }

// ShareOf returns the share of some games.
func ShareOf(n, of int) Value {
	in := inference.Share(2*n, of, thousand)
	return Value{Kind: OfGames, N: Rounded(n*thousand, of), Low: in.Low, High: in.High, Of: of}
}

// leadRows are the metrics of the lead, in order.
var leadRows = [...]struct {
	id, name string
	of       func(l *arena.LeadSums, s *arena.CourseSums) Value
}{
	{"first-lead-wins", "first leader wins", func(l *arena.LeadSums, _ *arena.CourseSums) Value {
		t := l.First[0]
		return ShareOf(t.Won+l.First[1].Won, t.Games+l.First[1].Games)
	}},
	{"never-led", "no side ever leads", func(l *arena.LeadSums, s *arena.CourseSums) Value {
		return ShareOf(l.Never, s.Games)
	}},
	{"lead-changes", "lead changes, mean", func(l *arena.LeadSums, s *arena.CourseSums) Value {
		return Value{Kind: Mean, N: Rounded(100*l.Changes.Sum(), s.Games), Of: s.Games}
	}},
	{"lead-changes-most", "... maximum", func(l *arena.LeadSums, s *arena.CourseSums) Value {
		return Value{Kind: Whole, N: l.Changes.At(thousand), Of: s.Games}
	}},
	{"comebacks", "comeback wins", func(l *arena.LeadSums, s *arena.CourseSums) Value {
		return ShareOf(l.Comebacks, decided(s))
	}},
	{"comeback-most", "... banners behind, maximum", func(l *arena.LeadSums, s *arena.CourseSums) Value {
		return Value{Kind: Whole, N: l.Behind.At(thousand), Of: decided(s)}
	}},
	{"lead-for-good", "turn of the final lead, median", func(l *arena.LeadSums, s *arena.CourseSums) Value {
		return Value{Kind: Whole, N: l.Settled.At(500), Of: decided(s)}
	}},
	{"lead-for-good-part", "... as part of the game, mean", func(l *arena.LeadSums, s *arena.CourseSums) Value {
		led := decided(s) - unled(l)
		return Value{Kind: PartOf, N: Rounded(l.Part, led), Of: led}
	}},
	{"drama", "drama (Browne)", part(func(l *arena.LeadSums) int { return l.Drama })},
	{"drama-average", "drama (Ludii)", part(func(l *arena.LeadSums) int { return l.Distance })},
	{"decisiveness-threshold", "decisive lead, mean", part(func(l *arena.LeadSums) int { return l.Threshold })},
	{"decisiveness", "... reached at, part of the game, mean", part(func(l *arena.LeadSums) int { return l.Decisive })},
}

// part returns the mean of a sum of thousandths over decided games.
func part(of func(l *arena.LeadSums) int) func(l *arena.LeadSums, s *arena.CourseSums) Value {
	return func(l *arena.LeadSums, s *arena.CourseSums) Value {
		return Value{Kind: PartOf, N: Rounded(of(l), decided(s)), Of: decided(s)}
	}
}

// decided returns the number of decided games; unled the number of these in which the winner did not lead at the end.
func decided(s *arena.CourseSums) int { return s.Games - s.Drawn }

func unled(l *arena.LeadSums) int {
	if len(l.Settled) == 0 {
		return 0
	}
	return l.Settled[0]
}

// LeadBy returns the metrics of the lead, with a value by each measure of it.
func (a *Results) LeadBy(by ...*arena.LeadSums) (out []Measure) {
	for i := range leadRows {
		row := &leadRows[i]
		m := Measure{ID: row.id, Name: row.name}
		for _, l := range by {
			m.By = append(m.By, row.of(l, a.CourseSums))
		}
		out = append(out, m)
	}
	return out
}

// Outcome returns the metrics of the end of games: stalled is the number of those that no rule decided. first holds
// the results of the side that moved first.
func (a *Results) Outcome(stalled int, first *arena.BothResults) (out []Measure) {
	s := a.CourseSums
	add := func(id, name string, v Value) { out = append(out, Measure{id, name, []Value{v}}) }
	add("completion", "games won (completion)", ShareOf(decided(s), s.Games))
	add("drawishness", "games drawn (drawishness)", ShareOf(s.Drawn, s.Games))
	add("timeouts", "stopped without a result (timeouts)", ShareOf(stalled, s.Games))
	add("advantage", "first player wins (advantage)", ShareOf(first[0].Won+first[1].Won, s.Games))
	balance := thousand - Rounded(abs(s.Won[0]-s.Won[1])*thousand, s.Games)
	add("balance", "similarity of both win rates (balance)", Value{Kind: PartOf, N: balance, Of: s.Games})
	add("outcome-uniformity", "outcome uniformity", Value{Kind: PartOf, N: a.uniformity(), Of: s.Games})
	return out
}

// uniformity returns 1 minus the variance of a side's result (win 1, loss -1), in thousandths. It is the same for both
// sides.
func (a *Results) uniformity() int {
	n, sum, squares := a.Games, a.CourseSums.Won[0]-a.CourseSums.Won[1], decided(a.CourseSums)
	return Rounded(thousand*(n*n-n*squares+sum*sum), n*n)
}

func abs(n int) int { return max(n, -n) }

// MarshalJSON returns the value in JSON: shares and parts in thousandths, means in hundredths. A share has an interval.
func (v Value) MarshalJSON() ([]byte, error) {
	out := struct {
		Value int  `json:"value"`
		Low   *int `json:"low,omitempty"`
		High  *int `json:"high,omitempty"`
		Games int  `json:"games"`
	}{Value: v.N, Games: v.Of}
	if v.Kind == OfGames {
		out.Low, out.High = &v.Low, &v.High
	}
	return json.Marshal(out)
}
