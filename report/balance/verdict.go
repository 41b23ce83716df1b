package balance

import (
	"fmt"
	"sync"

	"muster/engine/inference"
	"muster/engine/sweep"
	"muster/report"
)

// Share is what the first side takes of some games: each game won is a point, each drawn one a half.
type Share struct {
	Points   int // half points
	Games    int
	Drawn    int
	Interval inference.Interval // in thousandths
}

// shareOf is the share of games.
func shareOf(points []inference.Points) Share {
	s := Share{Games: len(points)}
	for _, p := range points {
		s.Points += int(p)
		if p == inference.Drawn {
			s.Drawn++
		}
	}
	s.Interval = inference.Share(s.Points, s.Games, thousand)
	return s
}

// thousand is all of something, in thousandths.
const thousand = 1000

// Thousandths is the share in thousandths, rounded to the nearest; that of no games is 0.
func (s Share) Thousandths() int {
	if s.Games == 0 {
		return 0
	}
	return (s.Points*thousand + s.Games) / (2 * s.Games)
}

// percent is a number of thousandths as a percentage to one place, without its sign.
func percent(n int) string { return report.Tenths(n) }

// between is an interval for people: "42.1 to 51.9%".
func between(i inference.Interval) string { return percent(i.Low) + " to " + percent(i.High) + "%" }

// String is the share for people: "47.0% (42.1 to 51.9%)".
func (s Share) String() string {
	if s.Games == 0 {
		return "no game"
	}
	return percent(s.Thousandths()) + "% (" + between(s.Interval) + ")"
}

// Verdict is whom an adventure favours where one player plays both camps.
type Verdict struct {
	Sides  Sides
	Player string
	Says   inference.Saying // Open where the games ended before the test had said anything
	Share  Share            // of the games that it took
	Unset  int              // games before its last one that could not be set up
}

// verdictOf walks the test over the games of a cell.
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

// begun is the verdict's test at its beginning.
var begun = sync.OnceValue(func() *inference.Walk {
	w, err := test.Walk()
	if err != nil {
		panic(err) // the test is the program's own
	}
	return w
})

// sayings are what the verdict is called for machines, by inference.Saying.
var sayings = [...]string{
	inference.Open: "open", inference.Even: "even", inference.Above: "pennant", inference.Below: "standard",
	inference.Cut: "between",
}

// Word is the verdict in a word or two, for tables.
func (v *Verdict) Word() string {
	return [...]string{
		inference.Open: "open", inference.Even: "even", inference.Above: "for " + v.Sides[0].People,
		inference.Below: "for " + v.Sides[1].People, inference.Cut: "between",
	}[v.Says]
}

// String is the verdict in a sentence.
func (v *Verdict) String() string {
	takes := fmt.Sprintf("%s %s of %s that %s plays against itself", v.Sides.Does("take"), v.Share,
		report.Counted(v.Share.Games, "game"), v.Player)
	if v.Share.Drawn > 0 {
		takes += fmt.Sprintf(", %d drawn", v.Share.Drawn)
	}
	if v.Share.Games == 0 {
		return "nothing was played"
	}
	switch v.Says {
	case inference.Even:
		return "even: " + takes
	case inference.Above:
		return v.Sides.Does("are") + " favoured: " + takes
	case inference.Below:
		return v.Sides[1].does("are") + " favoured: " + takes
	case inference.Cut:
		return fmt.Sprintf("neither even nor beyond %d or %d%%, as far as %d games can tell: ", (thousand/2+Beyond)/10,
			(thousand/2-Beyond)/10, Most) + takes
	}
	return "open, the games ended before it was sure: " + takes
}

// errors says how often the verdict is wrong.
func errors(sides Sides) string {
	even, beyond := course(thousand/2), course(thousand/2+Beyond)
	return fmt.Sprintf("Where %s true share is %s%% the verdict says so %s times of 100, after %d games on "+
		"average; where it is %s or %s%%, %s times of 100, after %d games. After %d games it is cut off.",
		sides[0].whose(), percent(thousand/2), often(even.Says[inference.Even]), even.Games/100, percent(thousand/2+Beyond),
		percent(thousand/2-Beyond), often(beyond.Says[inference.Above]), beyond.Games/100, Most)
}

// course is what becomes of the verdict at a true share.
func course(share int64) inference.Course {
	c, err := test.Course(share)
	if err != nil {
		panic(err) // the test is the program's own
	}
	return c
}

// often is a chance in times of 100, to one place.
func often(c inference.Chance) string {
	return percent(int((c*thousand + inference.Sure/2) / inference.Sure))
}
