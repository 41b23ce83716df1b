package runewars

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/runewars/rulebook"
	common "muster/internal/report/balance"
	"muster/report"
)

// Ladder is the strength of players over some scenarios and realms.
type Ladder struct {
	common.Header
	Games int `json:"games"` // pairs of games of each scenario or realm and pair of players
	common.Extent
	Adventures []string `json:"adventures"`
	First      string   `json:"rated_from"` // the player whose rating is 0
	Steps      []Step   `json:"players"`    // the strongest first
	Passed     []string `json:"passed"`
}

// Step is a player of a ladder.
type Step struct {
	Player string `json:"player"`
	inference.Rating
	Alone Share `json:"alone"` // of the games in which it has one seat and another player all others
	Fair  int   `json:"fair"`  // an even share of these, in thousandths
}

// met is the result of two players; points are those of the first in pairs of games. In one game of a pair, it plays
// one seat against the other in all other seats; in the second, they are swapped, with the same seed and seat.
type met struct{ pairs, points int }

// add counts a pair: the player who wins alone where the other does not is stronger in it.
func (m *met) add(first, second bool) {
	m.pairs++
	switch {
	case first == second:
		m.points += int(inference.Drawn)
	case first:
		m.points += int(inference.Won)
	}
}

// lone is the games in which a player plays one seat: their number, the wins, and its equal share, in thousandths of a
// game.
type lone struct{ games, won, fair int }

func (x *lone) add(won bool, seats int) {
	x.games++
	x.fair += thousand / seats
	if won {
		x.won++
	}
}

// ladder plays the games of a ladder.
func (s *Sweep) ladder(ctx context.Context) (*Ladder, error) {
	who := s.ask.Players
	l := &Ladder{
		Header: common.NewHeader(version, rulebook.GameName, s.ask.Seed, who...), Games: s.ask.Games,
		First:      policy.Label(who[0]),
		Adventures: []string{}, Steps: []Step{}, Passed: s.passed,
	}
	s.told.Begin(s.ask.Tell, len(s.list)*len(who)*(len(who)-1)*s.ask.Games)
	all := map[[2]int]*met{}
	alone := make([]lone, len(who))
	for _, x := range s.list {
		l.Adventures = append(l.Adventures, x.name)
		for a := range who {
			for b := a + 1; b < len(who) && ctx.Err() == nil; b++ {
				two := [2]string{who[a], who[b]}
				pairs, err := x.duels(ctx, s.ask.Number, s.ask.Workers, 0, s.ask.Games, two, s.told.Done)
				if err != nil {
					return nil, err
				}
				m := all[[2]int{a, b}]
				if m == nil {
					m = new(met)
					all[[2]int{a, b}] = m
				}
				for _, d := range pairs {
					l.Played += 2
					m.add(d.won[0], d.won[1])
					alone[a].add(d.won[0], x.seats())
					alone[b].add(d.won[1], x.seats())
				}
			}
		}
	}
	s.told.End()
	l.Interrupted = ctx.Err() != nil
	var list []inference.Met
	for a := range who {
		for b := a + 1; b < len(who); b++ {
			if m := all[[2]int{a, b}]; m != nil && m.pairs > 0 {
				list = append(list, inference.Met{A: a, B: b, Games: int64(m.pairs), Points: int64(m.points)})
			}
		}
	}
	for i, r := range inference.Ratings(len(who), list) {
		of := &alone[i]
		l.Steps = append(l.Steps, Step{policy.Label(who[i]), r, shareOf(of.won, of.games), of.fair / max(of.games, 1)})
	}
	slices.SortStableFunc(l.Steps, func(a, b Step) int { return b.Elo - a.Elo })
	return l, nil
}

// duel is a pair of games of two players.
type duel struct {
	won [2]bool // whether the player has won who sat alone: the first among the second's, the second among the first's
}

// duels plays pairs of games number from to less than to: the single seat rotates. It drops pairs that ctx has cut
// short.
func (s *setting) duels(
	ctx context.Context, seed uint64, workers, from, to int, who [2]string, done func(),
) ([]duel, error) {
	var halves [2][]one
	for i, player := range who {
		var err error
		halves[i], err = s.round(ctx, seed, workers, from, to, len(s.people), done, func(turn int) (int, []string) {
			return 0, s.alone(s.people[turn], player, who[1-i])
		})
		if err != nil {
			return nil, err
		}
	}
	var out []duel
	for _, p := range pairsOf(halves) {
		seat := s.people[p[0].Index%len(s.people)]
		out = append(out, duel{[2]bool{p[0].won == seat, p[1].won == seat}})
	}
	return out, nil
}

// Lines returns the ladder for the terminal.
func (l *Ladder) Lines() []string { return report.LinesOf(l.Reports()) }

// Reports returns the ladder as reports.
func (l *Ladder) Reports() []*report.Report {
	r := &report.Report{
		Title: fmt.Sprintf("%s over %s, %s, %s", report.Counted(len(l.Steps), "player"),
			report.Counted(len(l.Adventures), "adventure"), report.Counted(l.Played, "game"),
			common.Head(l.Seed, l.Interrupted)),
		Notices: common.NotPlayed(l.Passed),
	}
	p := report.Part{Title: report.Words("Ratings"), Main: true, Table: report.Table{
		Columns: report.Heads("player", "rating", "win rate alone", "equal share"),
	}}
	for _, s := range l.Steps {
		rating := report.Wordf("%+d (%+d to %+d)", s.Elo, s.Low, s.High)
		if s.Player == l.First {
			rating = "0"
		}
		p.Table.Add(report.Word(s.Player), rating, report.Word(s.Alone.String()), report.Word(report.Whole(s.Fair)+"%"))
	}
	p.Notes = []report.Text{report.Wordsf("Each two players play %s of games of each adventure "+
		"from the same seeds. In one "+
		"game the first sits alone among copies of the second, in the other the second does; the seat rotates. If only one "+
		"of them wins, it scores 1; otherwise both score 1/2. Elo rating relative to %s, with its 95%% confidence interval.",
		report.Counted(l.Games, "pair"), l.First)}
	r.Parts = append(r.Parts, p)
	return []*report.Report{r}
}

// JSON returns the ladder in the form of its JSON output.
func (l *Ladder) JSON() any { return l }
