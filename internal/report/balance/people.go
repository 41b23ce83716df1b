package balance

import (
	"fmt"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/engine/inference"
	"muster/internal/engine/sweep"
	"muster/report"
)

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
