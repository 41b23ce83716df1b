package balance

import (
	"fmt"

	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/report"
)

// Results makes results with intervals from the sums of an adventure's games between equal players.
type Results struct {
	*arena.CourseSums
	Sides   Sides
	Seconds int // of play that a turn takes
	// Command returns the command that replays the game of a seed.
	Command func(seed uint64, players [2]string) report.Command
}

// Seen is an example game, with the command that replays it.
type Seen struct {
	Seed    uint64         `json:"seed,string"`
	Players []string       `json:"players"`
	Command report.Command `json:"command"`
}

// Claim is a result of the games, with an example game.
type Claim struct {
	Text string `json:"what"`
	Seen Seen   `json:"game"`
}

// All returns the results of a side in all games.
func (a *Results) All(side int) arena.Results {
	return arena.Results{Games: a.Games, Won: a.Won[side], Drawn: a.Drawn}
}

// Seen returns an example with its command; nil stays nil.
func (a *Results) Seen(x *arena.Example) *Seen {
	if x == nil {
		return nil
	}
	return &Seen{x.Seed, policy.Labels(x.Players[:]), a.Command(x.Seed, x.Players)}
}

// Fared is a side's result in some games: its share of the points in thousandths, and the 95% confidence interval. A
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

// pointsOf returns the half points of a tally.
func pointsOf(t *arena.Results) int { return 2*t.Won + t.Drawn }

// Fared returns the result of a side in some games.
func (a *Results) Fared(t arena.Results) Fared {
	f := Fared{Games: t.Games, Won: t.Won, Drawn: t.Drawn, Win: a.Seen(t.Win), Loss: a.Seen(t.Loss)}
	in := inference.Share(pointsOf(&t), t.Games, thousand)
	f.Low, f.High = in.Low, in.High
	f.Share = Rounded(pointsOf(&t)*thousand, 2*t.Games)
	return f
}

// Rounded returns a quotient of non-negative numbers, rounded to the nearest; 0 for a zero divisor.
func Rounded(n, of int) int {
	if of == 0 {
		return 0
	}
	return (2*n + of) / (2 * of)
}

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

// Versus compares a side's results in the games with some property and in all others.
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

// Enough is the minimum number of games on each side of a comparison.
const Enough = 20

// Versus compares a side's games of a tally with its other games.
func (a *Results) Versus(side int, with arena.Results) Versus {
	all := a.All(side)
	without := arena.Results{Games: all.Games - with.Games, Won: all.Won - with.Won, Drawn: all.Drawn - with.Drawn}
	return a.Against(with, without)
}

// VersusBoth returns Versus for both sides.
func (a *Results) VersusBoth(with *arena.BothResults) (out [2]Versus) {
	for side := range out {
		out[side] = a.Versus(side, with[side])
	}
	return out
}

// Against compares two tallies.
func (a *Results) Against(with, without arena.Results) Versus {
	v := Versus{With: a.Fared(with), Without: a.Fared(without), Apart: inference.Sure}
	v.Difference = v.With.Share - v.Without.Share
	if v.Enough = with.Games >= Enough && without.Games >= Enough; v.Enough {
		v.Apart = inference.Parted(sample(&with), sample(&without))
		millionths := int64(v.Apart / (inference.Sure / 1_000_000))
		v.Chance = &millionths
	}
	return v
}

// sample returns a tally as a sample of half points a game.
func sample(t *arena.Results) inference.Sample {
	return inference.Sample{Games: int64(t.Games), Sum: int64(pointsOf(t)), Squares: int64(4*t.Won + t.Drawn)}
}

// Call tests a family of differences together and marks the significant ones.
func Call(family []*Versus) {
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

// Differs returns a difference in the form "+12.3%", marked if it is significant.
func (v *Versus) Differs() report.Cell {
	switch {
	case v.With.Games == 0 || v.Without.Games == 0:
		return report.Nothing{}
	case !v.Enough:
		return report.Word("too few")
	}
	text := percent(v.Difference) + "%"
	if v.Difference >= 0 {
		text = "+" + text
	}
	if v.Called {
		text += " !"
	}
	return report.Word(text)
}
