package main

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/battlelore"
)

// battleLore plays shipped and generated battles of BattleLore.
func (s *soak) battleLore(n counts) {
	cat := library.New(nil, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		scenario, refused := setup.Open(cat, e, setup.Options{})
		switch {
		case !s.wants(e.ID):
		case len(refused) > 0:
			fmt.Printf("%-28s not played: %s\n", e.ID, refused[0].Message())
		default:
			s.run(e.ID, "random", n.games, false, scenario.Battle)
			s.run(e.ID+", greedy", "greedy", n.greedy, false, scenario.Battle)
			s.turned(e.ID, n.turned, false, scenario.Battle)
		}
	}
	for _, m := range generators {
		if s.wants(m.name) {
			s.run(m.name, "random", n.made, true, generate(m.makeUp))
			s.run(m.name+", greedy", "greedy", n.made/10, true, generate(m.makeUp))
			s.turned(m.name, min(n.made, n.turned), true, generate(m.makeUp))
		}
	}
}

// hold plays a game and checks its invariants.
type hold func(*battlelore.WatchedGame) (battlelore.Result, error)

// opener returns the battle of a seed.
type opener func(seed uint64) (*setup.Battle, []setup.Refusal)

// run plays games of a battle and checks their invariants.
func (s *soak) run(name, player string, games int, made bool, of opener) {
	s.play(name, games, s.battle(player, made, of, (*battlelore.WatchedGame).Play))
}

// turned plays games of a battle in parallel with the same ones rotated by half a turn.
func (s *soak) turned(name string, games int, made bool, of opener) {
	s.play(name+", turned", games, s.battle("random", made, of, (*battlelore.WatchedGame).PlayTurned))
}

// battle plays the battle of a seed. A generated one must be playable; a shipped one with mustering may not be, which
// depends on the draw.
func (s *soak) battle(player string, made bool, of opener, how hold) func(seed uint64) result {
	return func(seed uint64) (r result) {
		b, refused := of(seed)
		switch {
		case len(refused) > 0 && made:
			r.err = fmt.Errorf("it cannot be played: %s", refused[0].Message())
		case len(refused) > 0:
			r.refused = true
		case b == nil:
			r.left = true
		default:
			g := battlelore.WatchedGame{Battle: b, Players: [boards.Camps]string{player, player}, Every: s.every}
			var end battlelore.Result
			end, r.err = how(&g)
			r.end, r.winner = matches.EndNames[end.Ended], int(end.Winner)
			r.turns, r.decisions = end.Turns, end.Decisions
		}
		return r
	}
}
