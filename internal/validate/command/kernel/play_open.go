package kernel

import (
	"context"
	"slices"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/command/playcheck"
	"muster/maps/hex"
	"muster/validate/check"
)

// openPlay opens an adventure for the family's checks.
func openPlay(of *check.Pass) *playcheck.Adventure {
	p := pass.Of(of)
	if p.Entry == nil || p.Adventure == nil {
		return nil
	}
	s, refused := setup.Open(p.Catalog, p.Entry, setup.Options{Seed: playcheck.Seed})
	if len(refused) > 0 {
		return nil // other checks have reported the reason
	}
	b := s.Battle(playcheck.Seed)
	x := &playcheck.Adventure{Play: play(s), Field: b.Field, Units: listed(p, b)}
	var rules []string
	for i := range p.Adventure.Rules {
		rules = append(rules, p.Adventure.Rules[i].Name)
	}
	x.Unplayed = playcheck.Unplayed(b.Unplayed, rules)
	for c := range boards.Camp(boards.Camps) {
		x.Goal[c] = goal(&p.Adventure.Victory, c)
		if e := &p.Linked.Exits[c]; len(e.At) > 0 {
			x.Exits[c] = e.Ptr + "/at"
		}
	}
	if m := p.Catalog.MapOf(p.Entry); m != nil && m.Given {
		x.Map = m.Doc
	}
	words := []string{rulebook.DoOrder, rulebook.DoRollOrders, rulebook.DoGrant}
	x.Cards = playcheck.Cards(p.Doc, words, func(id string) int {
		return slices.IndexFunc(b.Cards, func(n setup.Name) bool { return n.ID == id })
	})
	return x
}

// goal returns a side's victory condition.
func goal(v *adventures.Victory, c boards.Camp) playcheck.Goal {
	if own := [boards.Camps]int{v.Top, v.Bottom}[c]; own > 0 {
		return playcheck.Goal{Banners: own, Ptr: "/victory/" + library.SideNames[c]}
	}
	return playcheck.Goal{Banners: v.Banners, Ptr: "/victory/banners"}
}

// listed returns the units of an adventure.
func listed(p *pass.Pass, b *setup.Battle) []playcheck.Unit {
	r := b.Rules
	var out []playcheck.Unit
	for i := range p.Linked.Units {
		u := &p.Linked.Units[i]
		out = append(out, playcheck.Unit{
			Camp: u.Camp, At: u.At, Label: u.Label, Ptr: u.Ptr,
			Stuck: playcheck.Shut(r.Board, u.At, func(h hex.Hex) (bool, uint8) {
				return r.Cells[h].Impassable, r.Cells[h].NoCross
			}),
		})
	}
	return out
}

// play returns the function that plays games of a scenario.
func play(s *setup.Scenario) func(context.Context, playcheck.Ask) (*playcheck.Report, error) {
	return func(ctx context.Context, ask playcheck.Ask) (*playcheck.Report, error) {
		on := s
		if ask.Without >= 0 {
			if on = s.Without(ask.Without); on == nil {
				return nil, nil
			}
		}
		r, err := (&matches.Batch{
			Series:   arena.Series{From: ask.From, Seed: ask.Seed, Players: ask.Players},
			Scenario: on, Games: ask.Games, Workers: ask.Workers, Done: ask.Done, Facts: true,
		}).Run(ctx)
		if err != nil {
			return nil, err
		}
		return reportOf(r), nil
	}
}

// reportOf converts a report for the family's checks.
func reportOf(r *matches.Report) *playcheck.Report {
	x := &playcheck.Report{
		Asked: r.Asked, Wins: r.Wins, Points: r.Points, Terrain: r.Terrain, Of: r, Halves: r.HalfPoints(),
	}
	for i := range r.Games {
		g := &r.Games[i]
		end := playcheck.Decided
		switch g.Ended {
		case kernel.ByTurns:
			end = playcheck.LastTurn
		case kernel.ByCap, kernel.ByNoCard:
			end = playcheck.CalledOff
		}
		x.Games = append(x.Games, playcheck.Played{
			Seed: g.Seed, Players: g.Players, End: end, Winner: int(g.Winner), Turns: g.Turns, Score: g.Score,
			Barred: g.Facts.Barred, Quiet: g.Facts.Quiet, Entered: g.Facts.Entered, Served: g.Facts.Served,
			Left: g.Facts.Out[boards.Pennant] + g.Facts.Out[boards.Standard],
		})
	}
	for i := range r.Units {
		u := &r.Units[i]
		x.Units = append(x.Units, playcheck.UnitGames{
			Camp: u.Camp, At: u.At, Games: len(r.Games), Ordered: u.Ordered, Fought: u.Fought, Timely: u.Timely,
		})
	}
	return x
}
