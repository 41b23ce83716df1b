package balance

import (
	"fmt"
	"slices"

	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
	"muster/report"
)

// Ladder is the strength of players over some adventures.
type Ladder struct {
	Header
	Games int `json:"games"` // of each adventure, pair of players and side
	Extent
	Adventures []string `json:"adventures"`
	First      string   `json:"rated_from"` // the player whose rating is 0
	Steps      []Step   `json:"players"`    // the strongest first
	Passed     []string `json:"passed"`
	Sides      Sides    `json:"-"`
}

// Step is a player of a ladder.
type Step struct {
	Player string `json:"player"`
	inference.Rating
	Took   Share `json:"took"`    // of all games, whatever the side
	First  Share `json:"pennant"` // as the first side
	Second Share `json:"standard"`
}

// ladderOf returns the result of a sweep.
func ladderOf(t *sweep.Tally, sides Sides, players []string, cut bool) *Ladder {
	l := &Ladder{
		Header: NewHeader(version, "", t.Plan.Seed, players...), Extent: Extent{Interrupted: cut}, Adventures: []string{},
		First: policy.Label(players[0]), Steps: []Step{}, Passed: report.NotNull(t.Plan.Passed), Sides: sides,
	}
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
			l.Played++
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
		first, second := took[i][0], took[i][1]
		l.Steps = append(l.Steps,
			Step{policy.Label(players[i]), r, shareOf(slices.Concat(first, second)), shareOf(first), shareOf(second)})
	}
	slices.SortStableFunc(l.Steps, func(a, b Step) int { return b.Elo - a.Elo })
	return l
}

// Lines returns the ladder for the terminal.
func (l *Ladder) Lines() []string { return l.Reports()[0].Lines() }

// Reports returns the ladder as reports.
func (l *Ladder) Reports() []*report.Report {
	r := &report.Report{Title: fmt.Sprintf("%s over %s, %s, %s", report.Counted(len(l.Steps), "player"),
		report.Counted(len(l.Adventures), "adventure"), report.Counted(l.Played, "game"),
		Head(l.Seed, l.Interrupted))}
	p := report.Part{Title: report.Words("Ratings"), Main: true, Table: l.table()}
	p.Notes = []report.Text{report.Wordsf("Elo rating relative to %s, with its 95%% confidence interval. Each pair "+
		"plays %s of each adventure on either side. A win counts 1, a draw 1/2.", l.First, report.Counted(l.Games, "game"))}
	r.Parts = append(r.Parts, p)
	r.Notices = append(r.Notices, NotPlayed(l.Passed)...)
	return []*report.Report{r}
}

// table returns the ladder as a table.
func (l *Ladder) table() report.Table {
	t := report.Table{Columns: report.Heads("player", "rating", "win rate", "as "+l.Sides[0].Soldiers,
		"as "+l.Sides[1].Soldiers)}
	for _, s := range l.Steps {
		rating := report.Wordf("%+d (%+d to %+d)", s.Elo, s.Low, s.High)
		if s.Player == l.First {
			rating = "0"
		}
		row := []report.Cell{report.Word(s.Player), rating}
		for _, share := range []Share{s.Took, s.First, s.Second} {
			row = append(row, report.Word(report.Whole(share.Thousandths)+"%"))
		}
		t.Add(row...)
	}
	return t
}

// JSON returns the ladder in the form of its JSON output.
func (l *Ladder) JSON() any { return l }
