package balance

import (
	"fmt"

	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
	"muster/report"
)

// Fared is a camp's result in some games: its share of the points in thousandths, and the 95% confidence interval. A
// win is 1 point and a draw a half.
type Fared struct {
	Games int   `json:"games"`
	Won   int   `json:"won"`
	Drawn int   `json:"drawn"`
	Share int   `json:"share"`
	Low   int   `json:"low"`
	High  int   `json:"high"`
	Win   *Seen `json:"win,omitempty"`  // the first game that was won
	Loss  *Seen `json:"loss,omitempty"` // ... and the first that was lost
}

// points returns the half points of a tally.
func points(t *matches.Tally) int { return 2*t.Won + t.Drawn }

func (a *ShapeAnswer) fared(t matches.Tally) Fared {
	f := Fared{Games: t.Games, Won: t.Won, Drawn: t.Drawn, Win: a.seen(t.Win), Loss: a.seen(t.Loss)}
	in := inference.Share(points(&t), t.Games, matches.Whole)
	f.Low, f.High = in.Low, in.High
	f.Share = rounded(points(&t)*matches.Whole, 2*t.Games)
	return f
}

// rounded returns a quotient of non-negative numbers, rounded to the nearest; 0 for a zero divisor.
func rounded(n, of int) int {
	if of == 0 {
		return 0
	}
	return (2*n + of) / (2 * of)
}

// percent returns a number of thousandths as a percentage.
func percent(n int) string { return report.Tenths(n) + "%" }

// Items returns the share with its interval, in whole per cent rounded outwards, and the games.
func (f Fared) Items() []string { return shareItems(f.Share, f.Low, f.High, f.Games) }

func shareItems(share, low, high, games int) []string {
	if games == 0 {
		return report.Nothing{}.Items()
	}
	return []string{fmt.Sprintf("%s%% (%d-%d%%) of %d", report.Whole(share), low/10, (high+9)/10, games)}
}

// Number returns true.
func (f Fared) Number() bool { return true }

// Versus compares a camp's results in the games with some property and in all others.
type Versus struct {
	With    Fared `json:"with"`
	Without Fared `json:"without"`
	// Difference is the first minus the second share, in thousandths. Apart is the p-value of the difference, if there
	// are enough games.
	Difference int              `json:"difference"`
	Apart      inference.Chance `json:"-"`
	Enough     bool             `json:"-"`
	Chance     *int64           `json:"chance,omitempty"` // Apart in millionths; nil where there are not enough games
	// Called reports whether the difference is significant. With all differences tested together, chance alone causes
	// one in fewer than 5% of reports (Holm 1979).
	Called bool `json:"called_out"`
}

// Both holds the results of both camps.
type Both = report.PairOf[Versus]

// enough is the minimum number of games on each side of a comparison.
const enough = 20

// versus compares a camp's games of a tally with its other games.
func (a *ShapeAnswer) versus(camp boards.Camp, with matches.Tally) Versus {
	all := a.all(camp)
	without := matches.Tally{Games: all.Games - with.Games, Won: all.Won - with.Won, Drawn: all.Drawn - with.Drawn}
	return a.against(with, without)
}

// versusBoth returns versus for both camps.
func (a *ShapeAnswer) versusBoth(with *matches.Tallies) (out [boards.Camps]Versus) {
	for camp := range out {
		out[camp] = a.versus(boards.Camp(camp), with[camp])
	}
	return out
}

// against compares two tallies.
func (a *ShapeAnswer) against(with, without matches.Tally) Versus {
	v := Versus{With: a.fared(with), Without: a.fared(without), Apart: inference.Sure}
	v.Difference = v.With.Share - v.Without.Share
	if v.Enough = with.Games >= enough && without.Games >= enough; v.Enough {
		v.Apart = inference.Parted(sample(&with), sample(&without))
		millionths := int64(v.Apart / (inference.Sure / 1_000_000))
		v.Chance = &millionths
	}
	return v
}

// sample returns a tally as a sample of half points a game.
func sample(t *matches.Tally) inference.Sample {
	return inference.Sample{Games: int64(t.Games), Sum: int64(points(t)), Squares: int64(4*t.Won + t.Drawn)}
}

// alarm is the chance of any false alarm in a family of differences.
var alarm = inference.PerMille(50)

// call tests a family of differences together and marks the significant ones.
func call(family []*Versus) {
	var looks []*Versus
	var chances []inference.Chance
	for _, v := range family {
		if v.Enough {
			looks = append(looks, v)
			chances = append(chances, v.Apart)
		}
	}
	for i, called := range inference.Holm(chances, alarm) {
		looks[i].Called = called
	}
}

// change returns a difference in the form "+12.3%", marked if it is significant.
func (v *Versus) change() report.Cell {
	switch {
	case v.With.Games == 0 || v.Without.Games == 0:
		return report.Nothing{}
	case !v.Enough:
		return report.Word("too few")
	}
	text := percent(v.Difference)
	if v.Difference >= 0 {
		text = "+" + text
	}
	if v.Called {
		text += " !"
	}
	return report.Word(text)
}
