package balance

import (
	"fmt"
	"sync"

	"muster/internal/engine/inference"
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
	s.Thousandths = thousandths(s.Points, s.Games)
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

// Verdict is the side that an adventure favours if one player plays both camps.
type Verdict struct {
	Sides  Sides
	Player string
	Says   inference.Decision // Open where the games ended before the test had said anything
	Share  Share              // of the games that it took
	Unset  int                // games before its last one that could not be set up
}

// verdictOf runs the test over the games of a cell.
func verdictOf(t *sweep.Tally, sides Sides, cell int) Verdict {
	v := Verdict{Sides: sides, Player: t.Plan.Cells[cell].Players[0]}
	w := *begun()
	var points []inference.Points
	for n := range Most {
		p, ok := t.At(cell, n)
		if !ok {
			continue
		}
		points = append(points, p)
		if v.Says = w.Game(p); v.Says != inference.Open {
			v.Unset = n + 1 - len(points)
			break
		}
	}
	if all := len(points) + t.Unset(cell, Most); v.Says == inference.Open && all == Most {
		v.Says, v.Unset = inference.Cut, Most-len(points)
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

// Word returns the verdict in one or two words, for tables.
func (v *Verdict) Word() string {
	return [...]string{
		inference.Open: "undecided", inference.Even: "even", inference.Above: v.Sides[0].Soldiers + " favoured",
		inference.Below: v.Sides[1].Soldiers + " favoured", inference.Cut: "inconclusive",
	}[v.Says]
}

// String returns the verdict as a sentence.
func (v *Verdict) String() string {
	switch {
	case v.Share.Games == 0:
		return "undecided: no games were played"
	case v.Says == inference.Cut:
		return fmt.Sprintf("inconclusive after %d games: the win rate is neither close to 50%% nor beyond %d%% or %d%%", Most,
			(thousand/2-Beyond)/10, (thousand/2+Beyond)/10)
	case v.Says == inference.Open:
		return "undecided: the run was interrupted"
	}
	return v.Word()
}

// Leader returns the side that wins at least half of the games.
func (v *Verdict) Leader() int {
	if v.Share.Thousandths < thousand/2 {
		return 1
	}
	return 0
}

// rate returns the win rate of the leading side, with the number of games.
func (v *Verdict) rate() string {
	if v.Share.Games == 0 {
		return "unknown: no games were played"
	}
	side := v.Leader()
	text := fmt.Sprintf("%s %s (%s, %s plays both sides", v.Sides[side].Soldiers, v.Share.Of(side),
		report.Counted(v.Share.Games, "game"), v.Player)
	if v.Share.Drawn > 0 {
		text += fmt.Sprintf(", %d drawn", v.Share.Drawn)
	}
	return text + ")"
}

// errors describes the accuracy of the verdict.
func errors() string {
	even, beyond := course(thousand/2), course(thousand/2+Beyond)
	return fmt.Sprintf("The verdict is a sequential test of %[1]d%% / 50%% / %[2]d%%. At a true win rate of 50%% it says "+
		"\"even\" in %[3]s%% of runs, after %[4]d games on average. At %[1]d%% or %[2]d%% it names the favoured side in "+
		"%[5]s%%, after %[6]d games. It stops after %[7]d games.", (thousand/2-Beyond)/10, (thousand/2+Beyond)/10,
		often(even.Says[inference.Even]), even.Games/100, often(beyond.Says[inference.Above]), beyond.Games/100, Most)
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
