package balance

import (
	"fmt"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
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

// peopleApart is the standard deviation, in thousandths of log odds, of the results of people from the estimates of AI
// players: 4 points near a half. Six battles with published results were 3 points away on average; see
// docs/explanation/yardstick.md.
const peopleApart = 160

// People are games of people of an adventure, from files of results.
type People struct {
	Files []string // ids
	Share          // of the first side
	With  Share    // the estimate for people: that of the AI players with these games
}

// peopleOf collects the games of people of an adventure from the results of projects. It leaves out those of another
// version, and games whose wins do not add up.
func peopleOf(projects []*catalog.Catalog, e *catalog.Entry, sides Sides, content string) *People {
	p := &People{}
	var list []*sweep.Results
	for _, c := range projects {
		for _, of := range c.AllOf(e.Doc.Game, sweep.ResultsName) {
			r := sweep.ResultsOf(of)
			if r != nil && (r.Content == "" || r.Content == content) && !slices.Contains(list, r) &&
				same(c.FindFor(of, sweep.AdventureKind, r.Adventure), e) {
				list = append(list, r)
			}
		}
	}
	for _, r := range list {
		games := p.Games
		for _, x := range r.Played {
			if first := x.Wins[sides[0].ID]; x.Sum() == x.Games {
				p.Games += x.Games
				p.Drawn += x.Draws
				p.Points += 2*first + x.Draws
			}
		}
		if p.Games > games {
			p.Files = append(p.Files, r.ID)
		}
	}
	if p.Games == 0 {
		return nil
	}
	p.Thousandths = thousandths(p.Points, p.Games)
	p.Interval = inference.Share(p.Points, p.Games, thousand)
	return p
}

// same reports whether two entries are the same definition. Each project has its own entry of a shipped one.
func same(found, e *catalog.Entry) bool {
	return found == e || found != nil && !found.Given && !e.Given && found.ID == e.ID && found.Doc.Game == e.Doc.Game
}

// joined returns the games of people with the estimate for people.
func (p *People) joined(ai inference.Estimate) *People {
	out := *p
	e := ai.With(inference.Sample{Games: int64(p.Games), Sum: int64(p.Points)}, peopleApart)
	out.With = Share{Thousandths: e.Share, Interval: e.Interval, Games: p.Games, Drawn: p.Drawn}
	return &out
}

// says describes the games of people and the estimate for them.
func (p *People) says(sides Sides) string {
	e := Estimate{Sides: sides, Share: p.With}
	side := e.Leader()
	return fmt.Sprintf("%s %s of %s (%s); AI players and people together: %s, %s", sides[side].Soldiers,
		report.Whole(p.Share.Of(side).Thousandths)+"%", report.Counted(p.Games, "game"), strings.Join(p.Files, ", "),
		p.With.Of(side), e.Word())
}

// jsonPeople are the games of people. Shares are in thousandths.
type jsonPeople struct {
	Files []string `json:"files"`
	Share
	With Share  `json:"with_estimate"`
	Band string `json:"band"` // with the estimate
}

func (p *People) json() *jsonPeople {
	if p == nil {
		return nil
	}
	return &jsonPeople{p.Files, p.Share, p.With, p.With.Band().Key()}
}
