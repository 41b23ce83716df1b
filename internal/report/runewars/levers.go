package runewars

import (
	"context"
	"slices"

	"muster/catalog"
	"muster/internal/engine/inference"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/sweep"
	common "muster/internal/report/balance"
	"muster/report"
)

// Changed returns the game of a scenario or a realm for its changes: its contested seats are the sides. It may instead
// return the reasons why it cannot be played, or why nothing is contested.
func Changed(e *catalog.Entry) (g *common.Game, unplayable []string) {
	s, why := opened(library.EntryOf(e))
	if len(why) == 0 {
		why = s.contested()
	}
	if len(why) > 0 {
		return nil, why
	}
	g = &common.Game{
		Name: "runewars", Turn: "year", Names: BalancePlayers, Variants: VariantsOf, Worker: worker,
		Open: func(e *catalog.Entry, _ uint64) (common.Scenario, string, []string) {
			s, why := opened(library.EntryOf(e))
			if len(why) > 0 {
				return nil, "", why
			}
			return s, s.name, nil
		},
	}
	for i, seat := range s.people {
		side := s.side(seat)
		if g.Seats = append(g.Seats, side); i < len(g.Sides) {
			g.Sides[i] = side
		}
	}
	return g, nil
}

// levers tries the changes of a scenario or a realm with two contested seats.
func (s *Sweep) levers(ctx context.Context, x *setting) (*common.LeversAnswer, error) {
	g, unplayable := Changed(x.entry)
	if len(unplayable) > 0 {
		return nil, report.Wrongf("run `muster check`", "%s is not played: %s", x.id, unplayable[0])
	}
	l, err := common.NewLevers(g, common.LeversQuestion{
		Entry: x.entry, Word: x.word, Games: s.ask.Levers.Games, Players: s.ask.Levers.Players, Workers: s.ask.Workers,
		Refuses: s.refuse, Seed: s.ask.Number, Done: s.told.Done,
	})
	if err != nil {
		return nil, err
	}
	a, err := l.Run(ctx)
	if err == nil {
		s.told.Drop(l.Games() - a.Played)
		s.played += a.Played
	}
	return a, err
}

// side returns the name of a seat.
func (s *setting) side(seat int) common.Side {
	f := s.turns[0].Factions[seat]
	return common.Side{ID: f.ID, Soldiers: f.Name, People: f.Name}
}

// worker returns a function that plays games, for one goroutine. The seats of a realm take turns in being the first.
func worker() common.Worker {
	on := matches.NewTable()
	return func(ctx context.Context, of common.Scenario, game common.Ref, _ bool) (sweep.Game, error) {
		s := of.(*setting)
		first := game.Round % len(s.turns)
		at := slices.Repeat(seating{1}, s.seats())
		at[s.people[game.Alone]] = 0
		g, err := matches.PlayOn(ctx, s.turns[first], game.Seed, s.placed(first, at, game.Players[:]), on)
		if err != nil {
			return sweep.Game{}, err
		}
		out := sweep.Game{Turns: int(g.Year), Unset: true}
		if int(g.Winner) >= s.seats() {
			return out, nil
		}
		won := s.seatOf(first, int(g.Winner))
		for i, seat := range s.people {
			if seat == won {
				out.Seat, out.Unset, out.Points = i+1, false, inference.Lost
				if i == 0 {
					out.Points = inference.Won
				}
			}
		}
		return out, nil
	}
}
