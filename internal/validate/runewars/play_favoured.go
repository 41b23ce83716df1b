package runewars

import (
	"fmt"

	"muster/internal/engine/inference"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// seatFavoured: a seat wins far more than its share of the games between players of equal strength, by the estimate
// that `muster balance` prints (RW-VICT-01).
func seatFavoured() *check.Check {
	return scenario("play/seat-favoured", []string{"RW-VICT-01", "RW-VICT-02"}, func(x *playPass) {
		x.seats.favoured(func(seat int, e *inference.Estimate) {
			s := &x.Seated.Seats[seat]
			x.Report(check.Finding{
				At:      x.Doc.Value(s.Ptr + "/faction"),
				Message: x.seats.says(s.Faction.Name, "in this seat", e),
				Help:    "strengthen the start of the other seats, or weaken this one",
			})
		})
	})
}

// factionFavoured: one of the home realms of a realm wins far more than its share, regardless of the first player.
func factionFavoured() *check.Check {
	rules := []string{"RW-VICT-01", "RW-SETUP-16"}
	return ofPlay("play/faction-favoured", rulebook.KindRealm, rules, round, func(x *playPass) {
		x.seats.favoured(func(home int, e *inference.Estimate) {
			x.Report(check.Finding{
				At:      x.Doc.Value(x.Linked.Homes[x.game.Ask.Seats[home]].Ptr),
				Message: x.seats.says(x.game.Factions[home].Name, "from here, with any first player,", e),
				Help:    "balance the surroundings of the home realms: resources and neighbours",
			})
		})
	})
}

// says describes a favoured seat.
func (s *seatGames) says(name, where string, e *inference.Estimate) string {
	return fmt.Sprintf("%s wins %d%% (%d-%d%%) %s between equal AI players, in %s (limit %d%% with %d players)", name,
		(e.Share+5)/10, e.Interval.Low/10, (e.Interval.High+9)/10, where,
		wording.Count(s.pooled.Games, "game", "games"), s.even().AtMost(), len(s.contested))
}

// round plays a realm starting from each home realm in turn, so that the first move favours none.
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
	x.seats = &seatGames{of: x, turns: turns}
	for home := range g.Ask.Seats {
		x.seats.contested = append(x.seats.contested, home)
	}
	return x.finish(x.seats.alike()[0])
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
