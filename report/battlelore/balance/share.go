package balance

import (
	"fmt"

	"muster/engine/battlelore/matches"
	"muster/engine/command/boards"
	"muster/engine/inference"
	"muster/report"
)

// Fared is how a camp fared in some games: its share of the points, of which a win is one and a draw a half, in
// thousandths, and where the true share lies with 95 of 100 batches like this one.
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

// points are the half points of a tally.
func points(t *matches.Tally) int { return 2*t.Won + t.Drawn }

func (a *ShapeAnswer) fared(t matches.Tally) Fared {
	f := Fared{Games: t.Games, Won: t.Won, Drawn: t.Drawn, Win: a.seen(t.Win), Loss: a.seen(t.Loss)}
	in := inference.Share(points(&t), t.Games, matches.Whole)
	f.Low, f.High = in.Low, in.High
	f.Share = rounded(points(&t)*matches.Whole, 2*t.Games)
	return f
}

// rounded is a quotient of numbers from 0 on, rounded to the nearest; 0 of nothing.
func rounded(n, of int) int {
	if of == 0 {
		return 0
	}
	return (2*n + of) / (2 * of)
}

// percent is so many thousandths for people.
func shapePercent(n int) string { return report.Tenths(n) + "%" }

// Items are the share with its interval, in whole per cent rounded outwards, and the games.
func (f Fared) Items() []string { return shareItems(f.Share, f.Low, f.High, f.Games) }

func shareItems(share, low, high, games int) []string {
	if games == 0 {
		return report.Nothing{}.Items()
	}
	return []string{fmt.Sprintf("%s%% (%d-%d%%) of %d", report.Whole(share), low/10, (high+9)/10, games)}
}

// Number reports true.
func (f Fared) Number() bool { return true }

// Versus is how a camp fared in the games of which something is true, and in all others.
type Versus struct {
	With    Fared `json:"with"`
	Without Fared `json:"without"`
	// Difference is what the one has over the other, in thousandths; Apart the chance that luck alone brings them so far
	// apart, where there are enough games to say.
	Difference int              `json:"difference"`
	Apart      inference.Chance `json:"-"`
	Enough     bool             `json:"-"`
	Chance     *int64           `json:"chance,omitempty"` // Apart in millionths; nil where there are not enough games
	// Called is whether it is called out: with all that was looked at beside it, such a difference comes by luck in
	// fewer than 5 of 100 reports (Holm 1979).
	Called bool `json:"called_out"`
}

// Both is how each camp fared.
type Both = report.PairOf[Versus]

// enough is how many games there must be on either side before a difference is looked at.
const enough = 20

// versus parts all games of a camp in those of a tally and the others.
func (a *ShapeAnswer) versus(camp boards.Camp, with matches.Tally) Versus {
	all := a.all(camp)
	without := matches.Tally{Games: all.Games - with.Games, Won: all.Won - with.Won, Drawn: all.Drawn - with.Drawn}
	return a.against(with, without)
}

// versusBoth is versus of both camps.
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

// sample is a tally as numbers: half points a game.
func sample(t *matches.Tally) inference.Sample {
	return inference.Sample{Games: int64(t.Games), Sum: int64(points(t)), Squares: int64(4*t.Won + t.Drawn)}
}

// alarm is the chance to call anything of a family out by luck.
const shapeAlarm = 50 // thousandths

// call looks at a family of differences together, and marks those that are called out.
func call(family []*Versus) {
	var looks []*Versus
	var chances []inference.Chance
	for _, v := range family {
		if v.Enough {
			looks = append(looks, v)
			chances = append(chances, v.Apart)
		}
	}
	for i, called := range inference.Holm(chances, inference.PerMille(shapeAlarm)) {
		looks[i].Called = called
	}
}

// change is a difference for people: "+12.3%", marked where it is called out.
func (v *Versus) change() report.Cell {
	switch {
	case v.With.Games == 0 || v.Without.Games == 0:
		return report.Nothing{}
	case !v.Enough:
		return report.Word("too few")
	}
	text := shapePercent(v.Difference)
	if v.Difference >= 0 {
		text = "+" + text
	}
	if v.Called {
		text += " !"
	}
	return report.Word(text)
}
