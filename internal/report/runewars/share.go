package runewars

import (
	"muster/internal/engine/inference"
	"muster/report"
)

// thousand is the whole, in thousandths.
const thousand = 1000

// Share is the won part of some games.
type Share struct {
	Won                int `json:"won"`
	Games              int `json:"games"`
	Thousandths        int `json:"share"` // rounded to the nearest; of no games 0
	inference.Interval     // in thousandths
}

func shareOf(won, games int) Share {
	s := Share{Won: won, Games: games, Interval: inference.Share(2*won, games, thousand)}
	if games > 0 {
		s.Thousandths = (2*won*thousand + games) / (2 * games)
	}
	return s
}

// percent returns a number of thousandths as a percentage to one decimal, without its sign.
func percent(n int) string { return report.Tenths(n) }

// String returns the share in the form "47%, 95% CI 42-52%".
func (s Share) String() string {
	if s.Games == 0 {
		return "no games"
	}
	return report.Rate(s.Thousandths, s.Low, s.High)
}

// alarm is the chance of any statement about an even game, over all its seats and in both directions.
const alarm = 50

// looked returns the alarm level of one of this many looks.
func looked(looks int) inference.Chance { return inference.PerMille(alarm) / inference.Chance(looks) }

// SeatVerdict is a statement about a seat.
type SeatVerdict string

// The statements: nothing shown, wins more than its share, wins less.
const (
	Even SeatVerdict = "even"
	More SeatVerdict = "more"
	Less SeatVerdict = "less"
)

// says returns the result of the games for one seat. It rounds thousandths so that the alarm is never larger.
func says(s Share, seats int) SeatVerdict {
	switch {
	case inference.Beyond(s.Won, s.Games, int64((thousand+seats-1)/seats), looked(2*seats)):
		return More
	case inference.Within(s.Won, s.Games, int64(thousand/seats), looked(2*seats)):
		return Less
	}
	return Even
}

// far is the distance from its share, in thousandths, at which a seat should not count as even.
const far = 80
