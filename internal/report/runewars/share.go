package runewars

import (
	"fmt"

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

// sayingWords are the texts of a Saying, for tables.
var sayingWords = map[SeatVerdict]string{More: "above its share", Less: "below its share"}

// found returns how often, in 1000 answers, a seat is found to win more than its share if its true share is this many
// thousandths above.
func found(games, seats, above int) int {
	share := int64((thousand + seats - 1) / seats)
	_, speaks := inference.BeyondCurve(games, share, looked(2*seats), []int64{min(share+int64(above), thousand-1)})
	return int((speaks[0]*thousand + inference.Sure/2) / inference.Sure)
}

// course returns the error rates of the statements.
func course(games, seats int) string {
	return fmt.Sprintf("If every seat wins its share of %s%%, fewer than %d%% of reports name a "+
		"seat. A seat that wins %s%% "+
		"is named in %s%% of reports of %s. Brackets and CI: 95%% confidence "+
		"intervals.", report.Whole((thousand+seats/2)/seats), alarm/10,
		report.Whole((thousand+seats/2)/seats+far), report.Whole(found(games, seats, far)), report.Counted(games, "game"))
}

// far is the distance from its share, in thousandths, at which a seat should not count as even.
const far = 80
