package balance

import (
	"sync"

	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
	"muster/report"
)

// Share is the first side's share of the points: a win is a point, a draw a half.
type Share struct {
	Points             int `json:"-"`     // half points
	Thousandths        int `json:"share"` // rounded to the nearest; of no games 0
	inference.Interval     // in thousandths
	Games              int `json:"games"`
	Drawn              int `json:"drawn"`
}

// shareOf returns the share of games.
func shareOf(points []inference.Points) Share {
	s := Share{Games: len(points)}
	for _, p := range points {
		s.Points += int(p)
		if p == inference.Drawn {
			s.Drawn++
		}
	}
	s.Interval = inference.Share(s.Points, s.Games, thousand)
	s.Thousandths = thousandths(s.Points, s.Games)
	return s
}

// thousand is the whole, in thousandths.
const thousand = 1000

func thousandths(points, games int) int {
	if games == 0 {
		return 0
	}
	return (points*thousand + games) / (2 * games)
}

// Of returns the share from a side's point of view.
func (s Share) Of(side int) Share {
	if side == 0 {
		return s
	}
	s.Points = 2*s.Games - s.Points
	s.Thousandths = thousand - s.Thousandths
	s.Low, s.High = thousand-s.High, thousand-s.Low
	return s
}

// percent returns a number of thousandths as a percentage to one decimal, without its sign.
func percent(n int) string { return report.Tenths(n) }

// String returns the share with its interval: "47%, 95% CI 42-52%".
func (s Share) String() string {
	if s.Games == 0 {
		return "no games"
	}
	return report.Rate(s.Thousandths, s.Low, s.High)
}

// cell returns the share for a table whose note explains the brackets: "47% (42-52%)".
func (s Share) cell() report.Cell {
	if s.Games == 0 {
		return report.Nothing{}
	}
	return report.Word(bracketed(s.Thousandths, s.Interval))
}

// bracketed returns a share with its interval in brackets.
func bracketed(n int, i inference.Interval) string {
	return report.Whole(n) + "% (" + report.Between(i.Low, i.High) + ")"
}

// Verdict is the answer of a sequential test of the first player's games against itself. Earlier versions of Muster
// reported it; the JSON still has it.
type Verdict struct {
	Player string
	Says   inference.Decision // Open where the games ended before the test had said anything
	Share  Share              // of the games that it took
}

// verdictOf runs the test over the first games of a cell.
func verdictOf(t *sweep.Tally, cell, games int) Verdict {
	v := Verdict{Player: policy.Label(t.Plan.Cells[cell].Players[0])}
	w := *begun()
	var points []inference.Points
	for n := 0; n < min(games, Most) && v.Says == inference.Open; n++ {
		if p, ok := t.At(cell, n); ok {
			points = append(points, p)
			v.Says = w.Game(p)
		}
	}
	if v.Says == inference.Open && len(points)+t.Unset(cell, games) == games {
		v.Says = inference.Cut
	}
	v.Share = shareOf(points)
	return v
}

// begun is the verdict's test at its start.
var begun = sync.OnceValue(func() *inference.Walk {
	w, err := test.Walk()
	if err != nil {
		panic(err) // the test is the program's own
	}
	return w
})

// sayings are the JSON words of the verdict, by inference.Saying.
var sayings = [...]string{
	inference.Open: "open", inference.Even: "even", inference.Above: "pennant", inference.Below: "standard",
	inference.Cut: "between",
}

// course returns the test's probabilities at a true share.
func course(share int64) inference.Course {
	c, err := test.Course(share)
	if err != nil {
		panic(err) // the test is the program's own
	}
	return c
}

// often returns a chance as a whole percentage, without its sign.
func often(c inference.Chance) string {
	return report.Whole(int((c*thousand + inference.Sure/2) / inference.Sure))
}
