package runewars

import (
	"fmt"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// even returns the limit for the favoured seat in a game of this many players: their even share plus the allowed
// margin.
func (x *playPass) even(players int) check.Threshold {
	m := x.Held(limits()["favoured"])
	if m.Most != nil {
		most := min(*m.Most/players, 99)
		m.Most = &most
	}
	return m
}

// people returns the number of seats that players take.
func (x *playPass) people() (n int) {
	for i := range x.Seated.Seats {
		if !x.Seated.Seats[i].Scripted {
			n++
		}
	}
	return n
}

// seatFavoured: a seat wins far more than its share of the games, for every player that tries to win (RW-VICT-01).
func seatFavoured() *check.Check {
	return scenario("play/seat-favoured", []string{"RW-VICT-01", "RW-VICT-02"}, func(x *playPass) {
		people := x.people()
		if people < 2 {
			return
		}
		limit, games := x.even(people), x.contested()
		for i := range x.Seated.Seats {
			s, won := &x.Seated.Seats[i], 0
			for _, r := range x.judged {
				won += r.Wins[i]
			}
			if s.Scripted || !x.BeyondMost(limit, won, games, people) {
				continue
			}
			x.Report(check.Finding{
				At: x.Doc.Value(s.Ptr + "/faction"),
				Message: fmt.Sprintf("%s wins %d of %s in this seat (limit %d%% with %d players)", s.Faction.Name, won,
					wording.Count(games, "game", "games"), limit.AtMost(), people),
				Help: "strengthen the start of the other seats, or weaken this one",
			})
		}
	})
}

// factionFavoured: one of the home realms of a realm wins far more than its share, regardless of the first player.
func factionFavoured() *check.Check {
	rules := []string{"RW-VICT-01", "RW-SETUP-16"}
	return ofPlay("play/faction-favoured", rulebook.KindRealm, rules, round, func(x *playPass) {
		n := len(x.game.Ask.Seats)
		limit, games := x.even(n), x.contested()
		for home := range n {
			won := 0
			for i, r := range x.judged { // in the i-th report home i+j is in seat j
				won += r.Wins[(home-i+n)%n]
			}
			if !x.BeyondMost(limit, won, games, n) {
				continue
			}
			h := x.game.Ask.Seats[home]
			x.Report(check.Finding{
				At: x.Doc.Value(x.Linked.Homes[h].Ptr),
				Message: fmt.Sprintf("%s wins %d of %s from here with any first player (limit %d%% with %d "+
					"players)", x.game.Factions[home].Name, won, wording.Count(games, "game", "games"), limit.AtMost(), n),
				Help: "balance the surroundings of the home realms: resources and neighbours",
			})
		}
	})
}

// round plays a realm starting from each home realm in turn, so that the first move favours none. The reports are by
// first player, each with the default judge in all seats and its own random numbers. With equal ones, games from
// another start would often be the same game, counted twice.
func round(p *pass.Pass) *playPass {
	g := setUp(p).game
	if g == nil || len(g.Ask.Seats) < 2 || !hasRunes(g) {
		return nil
	}
	turns, why := g.Turns()
	if len(why) > 0 {
		return nil
	}
	x := &playPass{Pass: p, game: g}
	for i, from := range turns {
		x.judged = append(x.judged, x.games(from, judges[0], i*p.Games.Count))
	}
	if p.Games.Context.Err() != nil {
		return nil
	}
	p.CountPlayed([]check.Tally{x.first()})
	return x
}

// hasRunes reports whether there are dragon runes: without any a realm alone cannot be won.
func hasRunes(g *setup.Game) bool {
	for a := range g.Rules.Areas {
		if g.Rules.Begin.Areas[a].Rune == runewars.DragonRune {
			return true
		}
	}
	return false
}

// first returns the results of the games from the first home realm on.
func (x *playPass) first() check.Tally {
	all := &playPass{Pass: x.Pass, game: x.game, judged: []*matches.Report{x.judged[0]}}
	return all.tally()
}
