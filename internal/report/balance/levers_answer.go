package balance

import (
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/report"
)

// LeversAnswer is the result of testing an adventure's levers.
type LeversAnswer struct {
	ID, Word, File string
	Given          bool // the file is the author's own
	Sides          Sides
	Players        [2]string
	Base           [2]Figure // the first side's share in the unchanged adventure, by the player of both sides
	Aim            Aim
	Levers         []Lever
	Refused        []Refused
	Suggested      []int // levers, by place, the best first
	Verified       []int // those that were played anew, the suggested ones among them
	Plan           Plan
	Played         int  // games
	Screened       bool // every lever had its games
	Interrupted    bool
}

// Aim is the problem to fix.
type Aim uint8

// The problems.
const (
	Unknown Aim = iota // too little was played to say
	Nothing            // it is so near to even that no lever could be shown to bring it nearer
	Torn               // the players disagree about the favoured side
	Fix                // it favours a side
)

// Plan is the number of game pairs of each stage, and the detectable effect, in thousandths.
type Plan struct {
	Games          int `json:"games"`             // at most
	Screen         int `json:"screen_pairs"`      // of each lever
	ScreenReach    int `json:"screen_detectable"` // smallest change of the share that is marked with 80% power
	Raced          int `json:"raced"`             // levers in the first round of the race
	Second         int `json:"raced_by_both"`     // ... and in the second
	Verify         int `json:"verify_pairs"`      // of each that is verified, and player
	VerifyReach    int `json:"verify_detectable"` // smallest change of the share that is suggested with 80% power
	Alarm          int `json:"alarm"`             // the chance that anything is marked by luck, in thousandths
	VerifiedAtOnce int `json:"-"`                 // levers among which that is shared
}

// Figure is the first side's share, in thousandths.
type Figure struct {
	Player string `json:"player"` // plays both sides
	Share  int    `json:"share"`
	inference.Interval
	Games int `json:"games"`
	Drawn int `json:"drawn"` // of them
}

// Moved is a lever's effect on that share, from pairs of games.
type Moved struct {
	By int `json:"by"`
	inference.Interval
	Pairs int `json:"pairs"`
}

// Lever is one change and its effect.
type Lever struct {
	Number int `json:"lever"` // from 1 on, in the order of the list
	Variant
	Moved     Moved     `json:"moved"`  // as the first player plays
	Marked    bool      `json:"marked"` // ... by more than luck, all levers looked at
	Raced     bool      `json:"raced"`  // it was among the promising
	Suggested bool      `json:"suggested"`
	Fresh     *[2]Fresh `json:"verified"` // results of fresh games by player; nil without them
	Lines     []Line    `json:"lines"`    // of the author's file, that it writes anew
}

// Fresh is the result of a lever with fresh games.
type Fresh struct {
	Predicted int    `json:"predicted"` // the first side's share that the race predicts, in thousandths
	Before    Figure `json:"as_it_is"`
	After     Figure `json:"with"`
	Moved     Moved  `json:"moved"`
}

// Favours returns the index of the side that the unchanged adventure favours.
func (a *LeversAnswer) Favours() int {
	if a.Base[0].Share > thousand/2 {
		return 0
	}
	return 1
}

// answerOf returns the result of a race.
func answerOf(l *Levers, r *race) *LeversAnswer {
	e := l.ask.Entry
	a := &LeversAnswer{
		ID: e.ID, Sides: l.game.Sides, Word: l.ask.Word, File: e.Doc.File.Name, Given: e.Given,
		Players: [2]string{policy.Label(l.ask.Players[0]), policy.Label(l.ask.Players[1])}, Refused: l.of.Refused,
		Verified: append([]int{}, r.verified...), Suggested: append([]int{}, r.held...), Screened: r.screened,
	}
	n := max(r.levers, 1)
	a.Plan = Plan{
		Games: l.ask.Games, Screen: r.pairs(), Raced: len(r.raced), Second: len(r.second), Verify: r.verify,
		ScreenReach: inference.Detectable(r.pairs(), alarm/inference.Chance(n), thousand), VerifyReach: r.reach(),
		VerifiedAtOnce: min(n, finalists), Alarm: int(alarm / inference.PerMille(1)),
	}
	for player := range verifiers {
		a.Base[player] = figureOf(a.Players[player], r.share(-1, player, 0, r.measured()))
	}
	switch {
	case !r.based:
	case r.torn:
		a.Aim = Torn
	case r.fixes:
		a.Aim = Fix
	default:
		a.Aim = Nothing
	}
	marked := r.moving()
	for i := range l.of.List {
		known := r.known(i, 0)
		x := Lever{Number: i + 1, Variant: l.of.List[i], Moved: movedOf(&known), Marked: marked[i]}
		x.Lines = report.NotNull(linesOf(e.Doc.File.Text, x.Text))
		a.Levers = append(a.Levers, x)
	}
	for _, i := range r.raced {
		a.Levers[i].Raced = true
	}
	for _, i := range r.verified {
		x := &a.Levers[i]
		x.Fresh = new([2]Fresh)
		for player := range verifiers {
			fresh := r.fresh(i, player)
			x.Fresh[player] = Fresh{
				min(max(int(r.predicted(i, player)), 0), thousand), figureOf(a.Players[player], fresh.Before),
				figureOf(a.Players[player], fresh.After), movedOf(&fresh),
			}
		}
	}
	for _, i := range r.held {
		a.Levers[i].Suggested = true
	}
	return a
}

// figureOf returns the result of games.
func figureOf(player string, s inference.Sample) Figure {
	// The square of a game's half points is 4 for a win and 1 for a draw. Without the draws, the squares sum to twice
	// the half points.
	return Figure{
		player, int(s.Mean(thousand / 2)), inference.Share(int(s.Sum), int(s.Games), thousand), int(s.Games),
		int(2*s.Sum - s.Squares),
	}
}

// movedOf returns the difference in pairs of games.
func movedOf(p *inference.Paired) Moved {
	return Moved{int(p.Moved.Mean(thousand / 2)), p.Moved.Around(thousand / 2), int(p.Moved.Games)}
}

// jsonAnswer names the favoured side and numbers the suggested levers; text uses indexes into the list of levers.
type jsonAnswer struct {
	Players     [2]string `json:"players"`
	Base        [2]Figure `json:"as_it_is"` // by player
	Aim         string    `json:"aim"`
	Favours     *string   `json:"favours"`
	Suggested   []int     `json:"suggested"` // numbers of levers
	Levers      []Lever   `json:"levers"`
	Refused     []Refused `json:"refused"`
	Plan        Plan      `json:"plan"`
	Played      int       `json:"played"`
	Interrupted bool      `json:"interrupted"`
}

// aims are the JSON words of the problems to fix.
var aims = [...]string{Unknown: "unknown", Nothing: "nothing", Torn: "torn", Fix: "mend"}

// sideKeys are the JSON words of the sides, as in those of estimates.
var sideKeys = [...]string{sayings[inference.Above], sayings[inference.Below]}

// JSON returns the answer in the form of its JSON output.
func (a *LeversAnswer) JSON() any {
	out := &jsonAnswer{
		Players: a.Players, Base: a.Base, Aim: aims[a.Aim], Suggested: []int{}, Levers: report.NotNull(a.Levers),
		Refused: report.NotNull(a.Refused), Plan: a.Plan, Played: a.Played, Interrupted: a.Interrupted,
	}
	if a.Aim == Fix {
		side := sideKeys[a.Favours()]
		out.Favours = &side
	}
	for _, i := range a.Suggested {
		out.Suggested = append(out.Suggested, a.Levers[i].Number)
	}
	return out
}
