package balance

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
)

// Length is a number of turns over all games: the minimum, the lower quartile, the median, the upper quartile, the
// maximum.
type Length struct {
	Name   string `json:"what"`
	Least  int    `json:"least"`
	Lower  int    `json:"lower_quarter"`
	Middle int    `json:"middle"`
	Upper  int    `json:"upper_quarter"`
	Most   int    `json:"most"`
}

func lengthOf(name string, c matches.Counts) Length {
	return Length{name, c.At(0), c.At(250), c.At(500), c.At(750), c.At(matches.Whole)}
}

// End is a kind of end, with its number of games.
type End struct {
	Name  string `json:"ended"`
	Games int    `json:"games"`
	Seen  *Seen  `json:"game"`
}

// stalls are the ends other than a victory or a draw by the rules.
var stalls = [...]battlelore.End{battlelore.ByCap, battlelore.ByNoCard}

func (a *ShapeAnswer) length() {
	s := a.sums
	a.Lengths = []Length{
		lengthOf("turns", s.Turns), lengthOf("turns without an order", s.Idle),
		lengthOf("... with no legal order", s.Barred), lengthOf("longest run without a loss", s.Quiet),
	}
	for end, n := range s.Ends {
		if n > 0 {
			name := strings.ReplaceAll(matches.EndNames[end], "-", " ")
			a.Ends = append(a.Ends, End{name, n, a.seen(s.EndOf[end])})
		}
	}
	if n := s.Turns.At(500); n < len(s.Lasting) {
		a.claim(s.Lasting[n], fmt.Sprintf("a game of the usual length: %d turns", n))
	}
	a.claim(s.Shortest, fmt.Sprintf("the shortest game: %d turns", s.Shortest.Value))
	a.claim(s.Longest, fmt.Sprintf("the longest game: %d turns", s.Longest.Value))
	if s.Idlest.Value > 0 {
		a.claim(s.Idlest, fmt.Sprintf("most turns without an order: %d", s.Idlest.Value))
	}
	if s.Quietest.Value > 0 {
		a.claim(s.Quietest, fmt.Sprintf("longest run of turns without a loss: %d", s.Quietest.Value))
	}
	for _, end := range stalls {
		if s.Ends[end] > 0 {
			a.claim(s.EndOf[end], "stopped: "+strings.ReplaceAll(matches.EndNames[end], "-", " "))
		}
	}
}

// stalled returns how many games ended that way.
func (a *ShapeAnswer) stalled() int {
	n := 0
	for _, end := range stalls {
		n += a.sums.Ends[end]
	}
	return n
}
