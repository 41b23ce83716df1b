package battlelore

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
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
		return &playcheck.Adventure{Refused: refusals(refused)}
	}
	x := &playcheck.Adventure{Play: play(s)}
	for c := range boards.Camp(boards.Camps) {
		x.Goal[c] = goal(p, c)
		x.Exits[c] = exits(p, c)
	}
	if p.Field != nil {
		x.Field = &p.Field.Field
	}
	if m := p.Catalog.MapOf(p.Entry); m != nil && m.Given {
		x.Map = m.Doc
	}
	var rules []string
	for i := range p.Adventure.Rules {
		name := p.Adventure.Rules[i].Name
		if len(p.Adventure.Rules[i].Effects) > 0 { // the engine plays it
			name = ""
		}
		rules = append(rules, name)
	}
	x.Unplayed = playcheck.Unplayed(s.Unplayed(), rules)
	if p.Adventure.CallToArms == nil {
		if b, _ := s.Battle(playcheck.Seed); b != nil {
			x.Units = listed(p, b)
			words := []string{rulebook.CardOrder, rulebook.CardRollOrders, rulebook.CardGrant}
			x.Cards = playcheck.Cards(p.Doc, words, func(id string) int {
				return slices.IndexFunc(b.Cards, func(n setup.Name) bool { return n.ID == id })
			})
		}
	}
	return x
}

func refusals(list []setup.Refusal) []playcheck.Refusal {
	var out []playcheck.Refusal
	for _, r := range list {
		out = append(out, playcheck.Refusal{Ptr: r.Ptr, Text: r.Message()})
	}
	return out
}

// goal returns a camp's victory condition. EP-VIC-01: an Epic battle has the second number instead of the first.
func goal(p *pass.Pass, c boards.Camp) playcheck.Goal {
	v := &p.Adventure.Victory
	switch own := [boards.Camps]int{v.Pennant, v.Standard}[c]; {
	case own > 0:
		return playcheck.Goal{Banners: own, Ptr: "/victory/" + c.String()}
	case v.Decisive > 0:
		return playcheck.Goal{Banners: max(v.Banners, v.Decisive), Ptr: "/victory/decisive"}
	}
	return playcheck.Goal{Banners: v.Banners, Ptr: "/victory/banners"}
}

// exits returns the JSON pointer of the hexes over which a camp leaves the field; "" if it has no exit.
func exits(p *pass.Pass, c boards.Camp) string {
	for i := range p.Adventure.Rules {
		for j := range p.Adventure.Rules[i].Effects {
			e := &p.Adventure.Rules[i].Effects[j]
			if e.Do == adventures.RuleExit && e.Side == c.String() {
				return fmt.Sprintf("/rules/%d/effects/%d/at", i, j)
			}
		}
	}
	return ""
}

// listed returns the units of an adventure.
func listed(p *pass.Pass, b *setup.Battle) []playcheck.Unit {
	type place struct {
		camp boards.Camp
		at   hex.Hex
	}
	stuck := map[place]bool{}
	for i := range b.Units {
		u := &b.Units[i]
		if u.At == hex.None { // a creature that waits in its lair
			continue
		}
		stuck[place{u.Camp, u.At}] = confined(b.Rules, u.At, &b.Rules.Kinds[b.Rules.Setup[i].Kind])
	}
	var out []playcheck.Unit
	for _, u := range p.Linked.Units {
		out = append(out, playcheck.Unit{
			Camp: u.Camp, At: u.At, Label: u.Label, Ptr: u.Ptr, Stuck: stuck[place{u.Camp, u.At}],
		})
	}
	return out
}

// confined reports whether a unit cannot leave its starting hex. CTA-TER-01: marks of sides block both directions.
func confined(r *battlelore.Rules, at hex.Hex, k *battlelore.Kind) bool {
	if k.MoveMax < 1 && k.Rush < 1 {
		return true
	}
	return playcheck.Shut(r.Board, at, func(h hex.Hex) (bool, uint8) {
		return r.Cells[h].Impassable, r.Cells[h].NoCross
	})
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
			Scenario: on, Games: ask.Games, From: ask.From, Seed: ask.Seed, Workers: ask.Workers, Done: ask.Done,
			Players: ask.Players, Facts: true,
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
		case battlelore.ByTurns:
			end = playcheck.LastTurn
		case battlelore.ByCap, battlelore.ByNoCard:
			end = playcheck.CalledOff
		}
		x.Games = append(x.Games, playcheck.Played{
			Seed: g.Seed, Players: g.Players, End: end, Winner: int(g.Winner), Turns: g.Turns, Score: g.Score,
			Barred: g.Facts.Barred, Quiet: g.Facts.Quiet, Entered: g.Facts.Entered, Served: g.Facts.Served, Left: g.Facts.Left,
		})
	}
	for i := range r.Refused {
		g := &r.Refused[i]
		x.Refused = append(x.Refused, playcheck.RefusedGame{Seed: g.Seed, Reasons: refusals(g.Reasons)})
	}
	for i := range r.Units {
		u := &r.Units[i]
		x.Units = append(x.Units, playcheck.UnitGames{
			Camp: u.Camp, At: u.At, Games: u.Games, Ordered: u.Ordered, Fought: u.Fought, Timely: u.Timely,
		})
	}
	return x
}
