package main

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
	testmedieval "muster/internal/testing/medieval"
)

// endNames are the ends of a game of Commands & Colors: Medieval. The list is read-only.
var endNames = [kernel.Ends]string{
	kernel.Playing: "not over", kernel.ByBanners: "banners", kernel.ByRout: "rout", kernel.ByTurns: "last turn",
	kernel.ByCap: "turn cap", kernel.ByNoCard: "no card",
}

// medieval plays shipped and generated battles of Commands & Colors: Medieval.
func (s *soak) medieval(n counts) {
	cat := medieval.Game().Load(nil, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		scenario, refused := setup.Open(cat, e, setup.Options{})
		switch {
		case !s.wants(e.ID):
		case len(refused) > 0:
			s.broken = true
			fmt.Printf("%-28s cannot be played: %s\n", e.ID, refused[0].Message())
		default:
			s.medievalGames(e.ID, n.games, n.greedy, n.turned, func(seed uint64) (*setup.Battle, error) {
				return scenario.Battle(seed), nil
			})
		}
	}
	if name := "made-up-medieval"; s.wants(name) {
		s.medievalGames(name, n.made, n.made/10, min(n.made, n.turned), madeUpMedieval)
	}
}

// medievalGames plays games by random players, by greedy ones, and in parallel with the same game rotated by half a
// turn.
func (s *soak) medievalGames(name string, random, greedy, turned int, of func(seed uint64) (*setup.Battle, error)) {
	s.play(name, random, s.medievalGame("random", of, (*testmedieval.WatchedGame).Play))
	s.play(name+", greedy", greedy, s.medievalGame("greedy", of, (*testmedieval.WatchedGame).Play))
	s.play(name+", turned", turned, s.medievalGame("random", of, (*testmedieval.WatchedGame).PlayTurned))
}

// madeUpMedieval generates the battle of a seed.
func madeUpMedieval(seed uint64) (*setup.Battle, error) {
	cat := medieval.Game().Load(testmedieval.AuthoredBattle(seed), 1)
	b, refused := setup.New(cat, cat.Find(rulebook.KindAdventure, testmedieval.ID), setup.Options{Seed: seed})
	if len(refused) > 0 {
		return nil, fmt.Errorf("it cannot be played: %s", refused[0].Message())
	}
	return b, nil
}

// medievalGame plays the game of a seed and checks its invariants.
func (s *soak) medievalGame(
	player string, of func(seed uint64) (*setup.Battle, error),
	how func(*testmedieval.WatchedGame) (testmedieval.Result, error),
) func(seed uint64) result {
	return func(seed uint64) (r result) {
		b, err := of(seed)
		if err != nil {
			return result{err: err}
		}
		var end testmedieval.Result
		end, r.err = how(&testmedieval.WatchedGame{
			Rules: b.Rules, Seed: b.Seed, Players: [boards.Camps]string{player, player}, Every: s.every,
		})
		r.end, r.winner = endNames[end.Ended], int(end.Winner)
		r.turns, r.decisions = end.Turns, end.Decisions
		return r
	}
}
