package balance

import (
	"strings"

	"muster/internal/engine/inference"
	"muster/report"
)

// FairAnswer is the result of a search for the shortest change that makes an adventure fair.
type FairAnswer struct {
	ID          string       `json:"adventure"`
	Name        string       `json:"name"`
	Sides       Sides        `json:"-"`
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
}

// FairShare is the first side's share by the model of estimates, in thousandths.
type FairShare struct {
	Share int `json:"share"`
	inference.Interval
	Games int `json:"games"`
}

// fairShare returns an estimate.
func fairShare(p *inference.Pooled) FairShare {
	return FairShare{p.Shares[0].Share, p.Shares[0].Interval, p.Games}
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
}

func (r *FairResult) far() int { return max(r.Share.Share-thousand/2, thousand/2-r.Share.Share) }

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

// text returns a share from the point of view of the side that leads as it is.
func (a *FairAnswer) text(s FairShare) string {
	of := Share{Thousandths: s.Share, Interval: s.Interval, Games: s.Games}
	side := 0
	if a.Before.Share < thousand/2 {
		side = 1
	}
	return a.Sides[side].Soldiers + " " + of.Of(side).String() + " (" + report.Counted(s.Games, "game") + ")"
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
			say(p.Player, a.text(FairShare{p.After.Thousandths, p.After.Interval, p.After.Games})+
				" on both sides, before "+report.Whole(p.Before.Of(a.leader()).Thousandths)+"%")
		}
	default:
		say("change", "none of "+report.Counted(a.Levers, "change")+", nor two or three of them, is shown to make it fair")
		if c := a.Closest; c != nil {
			say("closest", saysOf(c.Changes)+": "+a.text(c.Share))
		}
	}
	return []*report.Report{r}
}

// leader returns the index of the side that leads as it is.
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
