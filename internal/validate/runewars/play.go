package runewars

import (
	"context"
	"slices"

	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// judges are the players that try to win; bystander reaches areas that no planner would.
var judges = inference.Judges()

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
	judged []*matches.Report // of a scenario: the games of each judge, with the same judge in all seats
	random *matches.Report
	seats  *seatGames
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
	x.seats = &seatGames{of: x, turns: []*setup.Game{g}}
	for i := range x.Seated.Seats {
		if !x.Seated.Seats[i].Scripted {
			x.seats.contested = append(x.seats.contested, i)
		}
	}
	for _, reports := range x.seats.alike() {
		x.judged = append(x.judged, reports[0])
	}
	x.random = x.games(g, slices.Repeat([]string{bystander}, len(g.Rules.Seats)), 0, x.Games.Count, true)
	return x.finish(x.judged[:1])
}

// finish plays the games of different players, and counts the results of the first judge. It returns nil at the end of
// the run.
func (x *playPass) finish(first []*matches.Report) *playPass {
	x.seats.settle()
	if x.Games.Context.Err() != nil {
		return nil
	}
	x.CountPlayed([]check.Tally{x.tally(first)})
	return x
}

// games returns games of policies by seat, except in the seats to which the scenario assigns one. from is the number of
// the first: games with the same number start with the same random numbers.
func (x *playPass) games(g *setup.Game, names []string, from, games int, first bool) *matches.Report {
	names = slices.Clone(names)
	for i := range names {
		if x.Seated != nil && x.Seated.Seats[i].Policy != "" { // a seat with its own policy
			names[i] = x.Seated.Seats[i].Policy
		}
	}
	b := &matches.Batch{
		SeatRotation: arena.SeatRotation{From: from, Seed: x.Games.From(), Players: names}, Game: g,
		Games: games, Workers: x.Games.Workers, Facts: first,
	}
	if first {
		b.Done = x.Games.Done
	}
	r, err := b.Run(x.Games.Context)
	if err != nil && x.Games.Context.Err() == nil && err != context.Canceled {
		panic(err)
	}
	if r == nil {
		r = &matches.Report{}
	}
	return r
}

// tally returns the results of the first judge: a report for each home realm that is first.
func (x *playPass) tally(by []*matches.Report) check.Tally {
	t := check.Tally{Players: judges[0], Value: x.seats.value()}
	for seat, f := range x.game.Factions {
		won := check.Won{Side: f.Name}
		for turn, r := range by {
			won.Games += r.Wins[x.seats.place(seat, turn)]
		}
		t.Won = append(t.Won, won)
	}
	for _, r := range by {
		t.Games += len(r.Games)
		for i := range r.Games {
			t.Turns += r.Games[i].Facts.Seasons
		}
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
