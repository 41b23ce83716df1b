package runewars

import (
	"context"

	"muster/internal/engine/arena"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// judges are the players that try to win; bystander reaches areas that no planner would.
var judges = []string{"greedy", "careful", "bold"}

const bystander = "random"

// playChecks lists the checks of played games.
//
//newcheck:family play/runewars
func playChecks() []*check.Check {
	return []*check.Check{
		noStart(), tooShort(), tooLong(), seatFavoured(), areaUnreached(), runeRestless(), quietSeasons(), factionFavoured(),
	}
}

// playPass is a definition with played games, as the checks see it.
type playPass struct {
	*pass.Pass
	game   *setup.Game
	judged []*matches.Report // the games of each judge, with the same judge in all seats
	random *matches.Report
}

// ofPlay creates a check of definitions of a kind that plays games.
func ofPlay(code, kind string, rules []string, play func(*pass.Pass) *playPass, look func(*playPass)) *check.Check {
	return &check.Check{
		Code: code, Severity: diag.Warning, Kind: kind, Rules: rules, Needs: []string{check.NeedsClean}, Played: true,
		Run: func(of *check.Pass) {
			if of.Games == nil {
				return
			}
			x := check.Shared(of, playedKey{}, func(of *check.Pass) *playPass {
				p := pass.Of(of)
				if p.Entry == nil {
					return nil
				}
				return play(p)
			})
			if x != nil {
				look(x)
			}
		},
	}
}

type playedKey struct{}

// start is a definition as set up, or why it cannot be.
type start struct {
	game *setup.Game
	why  []string
}

type startKey struct{}

// setUp sets a definition up, once for all checks.
func setUp(p *pass.Pass) start {
	return check.Shared(p.Pass, startKey{}, func(*check.Pass) start {
		g, why := setup.Open(p.Entry)
		return start{g, why}
	})
}

// opened plays the games of a definition. It returns nil if none can be played, or at the end of the run. A failure of
// the engine is a bug in Muster.
func opened(p *pass.Pass) *playPass {
	g := setUp(p).game
	if g == nil {
		return nil // play/no-start reports the reason
	}
	x := &playPass{Pass: p, game: g}
	for _, name := range judges {
		x.judged = append(x.judged, x.games(g, name, 0))
	}
	x.random = x.games(g, bystander, 0)
	if p.Games.Context.Err() != nil {
		return nil
	}
	p.CountPlayed([]check.Tally{x.tally()})
	return x
}

// games returns the games of one policy in all seats, except those to which the scenario assigns one. from is the
// number of the first: games with the same number start with the same random numbers.
func (x *playPass) games(g *setup.Game, name string, from int) *matches.Report {
	names := make([]string, len(g.Rules.Seats))
	for i := range names {
		if names[i] = name; x.Seated != nil && x.Seated.Seats[i].Policy != "" { // a seat with its own policy
			names[i] = x.Seated.Seats[i].Policy
		}
	}
	r, err := (&matches.Batch{
		SeatRotation: arena.SeatRotation{From: from, Seed: x.Games.From(), Players: names}, Game: g,
		Games: x.Games.Count, Workers: x.Games.Workers, Done: x.Games.Done, Facts: true,
	}).Run(x.Games.Context)
	if err != nil && x.Games.Context.Err() == nil && err != context.Canceled {
		panic(err)
	}
	if r == nil {
		r = &matches.Report{}
	}
	return r
}

// tally returns the results of the first judge.
func (x *playPass) tally() check.Tally {
	r := x.judged[0]
	t := check.Tally{Players: judges[0], Games: len(r.Games)}
	for seat, f := range x.game.Factions {
		t.Won = append(t.Won, check.Won{Side: f.Name, Games: r.Wins[seat]})
	}
	for i := range r.Games {
		t.Turns += r.Games[i].Facts.Seasons
	}
	return t
}

// contested returns the number of games by the judges.
func (x *playPass) contested() (n int) {
	for _, r := range x.judged {
		n += len(r.Games)
	}
	return n
}

// realm returns the location of a scenario's realm.
func (x *playPass) realm() source.Span { return x.Doc.Value("/realm") }

// scenario creates a check of scenarios.
func scenario(code string, rules []string, look func(*playPass)) *check.Check {
	return ofPlay(code, rulebook.KindScenario, rules, opened, look)
}
