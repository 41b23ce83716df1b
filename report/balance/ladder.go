package balance

import (
	"fmt"
	"slices"

	"muster/engine/inference"
	"muster/engine/sweep"
	"muster/report"
)

// Ladder is how strong players are, over some adventures.
type Ladder struct {
	Sides       Sides
	Seed        string
	Games       int // of each adventure, pair of players and side
	Adventures  []string
	Steps       []Step // the strongest first
	First       string // the player whose rating is 0
	Passed      []string
	Interrupted bool
	played      int
}

// Step is a player of a ladder.
type Step struct {
	Player string
	Rating inference.Rating
	Took   Share // of all games, whatever the side
	Sides  [2]Share
}

// ladderOf is what a sweep comes to.
func ladderOf(t *sweep.Tally, sides Sides, players []string, cut bool) *Ladder {
	l := &Ladder{Sides: sides, Seed: t.Plan.Seed, First: players[0], Passed: t.Plan.Passed, Interrupted: cut}
	for _, a := range t.Plan.Adventures {
		l.Adventures = append(l.Adventures, a.Name)
	}
	place := map[string]int{}
	for i, name := range players {
		place[name] = i
	}
	met := map[[2]int]*inference.Met{}
	took := make([][2][]inference.Points, len(players))
	for i, c := range t.Plan.Cells {
		l.Games = c.Games
		a, b := place[c.Players[0]], place[c.Players[1]]
		for _, p := range t.Points(i, c.Games) {
			l.played++
			took[a][0] = append(took[a][0], p)
			took[b][1] = append(took[b][1], inference.Won-p)
			key, of := [2]int{a, b}, p
			if a > b {
				key, of = [2]int{b, a}, inference.Won-p
			}
			if met[key] == nil {
				met[key] = &inference.Met{A: key[0], B: key[1]}
			}
			met[key].Games++
			met[key].Points += int64(of)
		}
	}
	var list []inference.Met
	for a := range players {
		for b := a + 1; b < len(players); b++ {
			if m := met[[2]int{a, b}]; m != nil {
				list = append(list, *m)
			}
		}
	}
	for i, r := range inference.Ratings(len(players), list) {
		s := Step{Player: players[i], Rating: r, Took: shareOf(slices.Concat(took[i][0], took[i][1]))}
		for side := range s.Sides {
			s.Sides[side] = shareOf(took[i][side])
		}
		l.Steps = append(l.Steps, s)
	}
	slices.SortStableFunc(l.Steps, func(a, b Step) int { return b.Rating.Elo - a.Rating.Elo })
	return l
}

// Finished says how many games were played, and whether these are all that were asked for.
func (l *Ladder) Finished() (games int, whole bool) { return l.played, !l.Interrupted }

// Lines is the ladder for a terminal.
func (l *Ladder) Lines() []string { return l.Reports()[0].Lines() }

// Reports are the ladder for people.
func (l *Ladder) Reports() []*report.Report {
	r := &report.Report{Title: fmt.Sprintf("%s over %s, %s, %s", report.Counted(len(l.Steps), "player"),
		report.Counted(len(l.Adventures), "adventure"), report.Counted(l.played, "game"),
		Head(l.Seed, l.Interrupted))}
	p := report.Part{Title: report.Words("Ratings"), Main: true, Table: l.table()}
	p.Notes = []report.Text{report.Wordsf("Elo rating relative to %s, with its 95%% confidence interval. Each pair "+
		"plays %s of each adventure on either side. A win counts 1, a draw 1/2.", l.First, report.Counted(l.Games, "game"))}
	r.Parts = append(r.Parts, p)
	r.Notices = append(r.Notices, NotPlayed(l.Passed)...)
	return []*report.Report{r}
}

// table is the ladder step by step.
func (l *Ladder) table() report.Table {
	t := report.Table{Columns: report.Heads("player", "rating", "win rate", "as "+l.Sides[0].Soldiers,
		"as "+l.Sides[1].Soldiers)}
	for _, s := range l.Steps {
		rating := report.Wordf("%+d (%+d to %+d)", s.Rating.Elo, s.Rating.Interval.Low, s.Rating.Interval.High)
		if s.Player == l.First {
			rating = "0"
		}
		row := []report.Cell{report.Word(s.Player), rating}
		for _, share := range []Share{s.Took, s.Sides[0], s.Sides[1]} {
			row = append(row, report.Word(report.Whole(share.Thousandths())+"%"))
		}
		t.Add(row...)
	}
	return t
}

type jsonLadder struct {
	Version     int        `json:"version"`
	Seed        string     `json:"seed"`
	Games       int        `json:"games"`
	Played      int        `json:"played"`
	Interrupted bool       `json:"interrupted"`
	Adventures  []string   `json:"adventures"`
	First       string     `json:"rated_from"`
	Players     []jsonStep `json:"players"`
	Passed      []string   `json:"passed"`
}

type jsonStep struct {
	Player   string    `json:"player"`
	Elo      int       `json:"elo"`
	Low      int       `json:"low"`
	High     int       `json:"high"`
	Took     jsonShare `json:"took"`
	Pennant  jsonShare `json:"pennant"`
	Standard jsonShare `json:"standard"`
}

// JSON is the ladder for machines.
func (l *Ladder) JSON() any {
	out := &jsonLadder{
		Version: version, Seed: l.Seed, Games: l.Games, Played: l.played, Interrupted: l.Interrupted,
		Adventures: append([]string{}, l.Adventures...), First: l.First, Players: []jsonStep{},
		Passed: append([]string{}, l.Passed...),
	}
	for _, s := range l.Steps {
		out.Players = append(out.Players, jsonStep{s.Player, s.Rating.Elo, s.Rating.Interval.Low, s.Rating.Interval.High,
			jsonShareOf(s.Took), jsonShareOf(s.Sides[0]), jsonShareOf(s.Sides[1])})
	}
	return out
}
