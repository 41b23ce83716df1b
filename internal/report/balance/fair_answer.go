package balance

import (
	"fmt"
	"strings"

	"muster/internal/engine/inference"
	"muster/report"
)

// FairAnswer is the result of a search for the shortest change that makes an adventure fair.
type FairAnswer struct {
	ID          string       `json:"adventure"`
	Name        string       `json:"name"`
	Sides       []Side       `json:"-"` // two, or all seats
	Players     []string     `json:"players"`
	Fair        bool         `json:"already_fair"`
	Found       bool         `json:"found"`
	Before      FairShare    `json:"as_it_is"`
	After       FairShare    `json:"with"`    // from fresh games; empty if nothing was found
	Changes     []FairChange `json:"changes"` // none if nothing was found
	Verified    []FairPlayer `json:"verified"`
	Closest     *FairResult  `json:"closest,omitempty"` // the best that was not shown to be fair
	Levers      int          `json:"levers"`            // tried changes
	Looks       int          `json:"looks"`             // candidates with fresh games
	Played      int          `json:"played"`
	Interrupted bool         `json:"interrupted"`
	Text        []byte       `json:"-"` // the file with the changes

	lead int // the seat that is farthest from a fair share, as it is; 0 of two
}

// FairShare is the share of the first of two sides by the model of estimates, in thousandths. Of more than two seats
// it is that of the seat that is farthest from its fair share.
type FairShare struct {
	Share int `json:"share"`
	inference.Interval
	Games int        `json:"games"`
	Seats []FairSeat `json:"seats,omitempty"` // only of more than two
}

// FairSeat is the share of one of several seats, in thousandths.
type FairSeat struct {
	Share int `json:"share"`
	inference.Interval
}

// fairShare returns an estimate.
func (s *fairSearch) fairShare(p *inference.Pooled) FairShare {
	_, seat := s.far(sharesOf(p, s.seats))
	out := FairShare{Share: p.Shares[seat].Share, Interval: p.Shares[seat].Interval, Games: p.Games}
	for _, of := range p.Shares[:s.seats] {
		if s.seats > 1 {
			out.Seats = append(out.Seats, FairSeat{of.Share, of.Interval})
		}
	}
	return out
}

// sharesOf returns the shares of the first seats.
func sharesOf(p *inference.Pooled, seats int) (out []int) {
	for i := range seats {
		out = append(out, p.Shares[i].Share)
	}
	return out
}

// FairChange is one of the changes.
type FairChange struct {
	ID   string `json:"id"`
	Kind Change `json:"kind"`
	Says string `json:"says"`
}

// FairPlayer is the share with one player on both sides.
type FairPlayer struct {
	Player string `json:"player"`
	Before Share  `json:"as_it_is"`
	After  Share  `json:"with"`
}

// FairResult is a candidate with its estimate from fresh games.
type FairResult struct {
	Share   FairShare    `json:"with"`
	Changes []FairChange `json:"changes"`
	Players []FairPlayer `json:"verified,omitempty"`

	far int // from fair shares
}

// Finished returns how many games were played, and whether these are all requested games.
func (a *FairAnswer) Finished() (games int, whole bool) { return a.Played, !a.Interrupted }

// saysOf joins the words of some changes.
func saysOf(list []FairChange) string {
	var out []string
	for _, c := range list {
		out = append(out, c.Says)
	}
	return strings.Join(out, "; and ")
}

// text returns a share from the point of view of the side that leads as it is, or the shares of all seats.
func (a *FairAnswer) text(s FairShare) string {
	var shares []string
	for i, of := range s.Seats {
		shares = append(shares, a.Sides[i].Soldiers+" "+report.Whole(of.Share)+"% ("+report.Between(of.Low, of.High)+")")
	}
	if len(shares) == 0 {
		shares = []string{a.one(Share{Thousandths: s.Share, Interval: s.Interval, Games: s.Games})}
	}
	return strings.Join(shares, ", ") + " (" + report.Counted(s.Games, "game") + ")"
}

// one returns the share of the side or the seat that leads as it is.
func (a *FairAnswer) one(of Share) string {
	if len(a.Sides) > 2 {
		return a.Sides[a.lead].Soldiers + " " + of.String()
	}
	return a.Sides[a.leader()].Soldiers + " " + of.Of(a.leader()).String()
}

// Reports returns the answer as reports.
func (a *FairAnswer) Reports() []*report.Report {
	r := &report.Report{Title: a.Name + ", made fair"}
	say := func(name, says string) {
		r.Short = append(r.Short, report.Point{Name: report.Words(name), Says: report.Words(says)})
	}
	if a.Before.Games == 0 {
		say("interrupted", "no result yet")
		return []*report.Report{r}
	}
	say("as it is", a.text(a.Before))
	switch {
	case a.Interrupted:
		say("change", "none yet: interrupted after "+report.Counted(a.Played, "game"))
	case a.Fair:
		say("change", "none needed: the estimate is fair already")
	case a.Found:
		say("change", saysOf(a.Changes))
		say("with it", a.text(a.After)+", from new seeds")
		for _, p := range a.Verified {
			where, before := "on both sides", p.Before.Of(a.leader())
			if len(a.Sides) > 2 {
				where, before = "in every seat", p.Before
			}
			say(p.Player, fmt.Sprintf("%s (%s) %s, before %s%%", a.one(p.After), report.Counted(p.After.Games, "game"), where,
				report.Whole(before.Thousandths)))
		}
	default:
		say("change", "none of "+report.Counted(a.Levers, "change")+", nor two or three of them, is shown to make it fair")
		if c := a.Closest; c != nil {
			say("closest", saysOf(c.Changes)+": "+a.text(c.Share))
		}
	}
	return []*report.Report{r}
}

// leader returns the index of the one of two sides that leads as it is.
func (a *FairAnswer) leader() int {
	if a.Before.Share < thousand/2 {
		return 1
	}
	return 0
}

// Lines returns the answer for the terminal.
func (a *FairAnswer) Lines() []string { return report.LinesOf(a.Reports()) }

// JSON returns the answer in the form of its JSON output.
func (a *FairAnswer) JSON() any { a.Verified = report.NotNull(a.Verified); return a }
