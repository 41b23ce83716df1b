// Package playcheck holds the checks that let a scenario or a realm of Runewars be played many times: whether a seat or
// a faction wins far more than its share, whether somebody ever comes to what lies on the board, whether runes can be
// held and whether something goes on. limits.toml says from which share on they speak. Start with All.
package playcheck

import (
	"context"

	"muster/engine/arena"
	"muster/engine/runewars/matches"
	"muster/engine/runewars/rulebook"
	"muster/engine/runewars/setup"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
	"muster/validate/runewars/pass"
)

// judges are the players who want to win; bystander comes where nobody with a plan would.
var judges = []string{"greedy", "careful", "bold"}

const bystander = "random"

// All lists the checks.
func All() []*check.Check {
	return []*check.Check{noStart(), seatFavoured(), areaUnreached(), runeRestless(), quietSeasons(), factionFavoured()}
}

// Pass is a definition of which games were played, as the checks see it.
type Pass struct {
	*pass.Pass
	game   *setup.Game
	judged []*matches.Report // the games of each of the judges, with himself in all seats
	random *matches.Report
}

// of makes a check of definitions of a kind of which games are played.
func of(code, kind string, rules []string, play func(*pass.Pass) *Pass, look func(*Pass)) *check.Check {
	return &check.Check{
		Code: code, Severity: diag.Warning, Kind: kind, Rules: rules, Needs: []string{check.NeedsClean}, Played: true,
		Run: func(of *check.Pass) {
			if of.Games == nil {
				return
			}
			x := check.Shared(of, playedKey{}, func(of *check.Pass) *Pass {
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

// start is a definition as it is set up, or why it cannot be.
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

// opened plays the games of a definition; nil where nothing can be played, or the run is to end. A failure of the
// engine is Muster's own.
func opened(p *pass.Pass) *Pass {
	g := setUp(p).game
	if g == nil {
		return nil // play/no-start says why
	}
	x := &Pass{Pass: p, game: g}
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

// games are those of one policy in all seats, but for those to which the scenario gives one. from is the number of the
// first: games of one number begin with the same chance.
func (x *Pass) games(g *setup.Game, name string, from int) *matches.Report {
	names := make([]string, len(g.Rules.Seats))
	for i := range names {
		if names[i] = name; x.Seated != nil && x.Seated.Seats[i].Policy != "" { // no person plays that seat
			names[i] = x.Seated.Seats[i].Policy
		}
	}
	r, err := (&matches.Batch{
		Rota: arena.Rota{From: from, Seed: x.Games.From(), Players: names}, Game: g,
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

// tally is what the games of the first of the judges came to.
func (x *Pass) tally() check.Tally {
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

// contested is how many games were played by the judges.
func (x *Pass) contested() (n int) {
	for _, r := range x.judged {
		n += len(r.Games)
	}
	return n
}

// realm is where a scenario names its realm.
func (x *Pass) realm() source.Span { return x.Doc.Value("/realm") }

// scenario makes a check of scenarios.
func scenario(code string, rules []string, look func(*Pass)) *check.Check {
	return of(code, rulebook.KindScenario, rules, opened, look)
}
