package main

import (
	"fmt"
	"slices"

	"muster/engine"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	testrw "muster/internal/testing/runewars"
)

// gamesRunewars are the kinds of generated games of Runewars, by display name: random ones, and realms built by the
// rules, with and without custom decks.
var gamesRunewars = [...]struct {
	name   string
	makeUp func(seed uint64) (*setup.Game, error)
}{
	{"made-up-runewars", func(seed uint64) (*setup.Game, error) { return testrw.Game(seed, 1+int(seed%4)) }},
	{"made-up-runewars-dealt", func(seed uint64) (*setup.Game, error) { return testrw.Dealt(seed, factions(seed)...) }},
	{"made-up-runewars-plain", func(seed uint64) (*setup.Game, error) { return testrw.Plain(seed, factions(seed)...) }},
}

// factions returns two to four factions, selected by a seed.
func factions(seed uint64) []string {
	var all []string
	for _, f := range rulebook.Base().Factions.All() {
		all = append(all, f.ID)
	}
	chance := engine.NewRand(seed, "factions")
	engine.Shuffle(&chance, all)
	return all[:min(2+int(seed%3), len(all))]
}

// runewars plays shipped and generated games of Runewars.
func (s *soak) runewars(n counts) {
	cat := library.New(nil, 1)
	for _, kind := range []string{rulebook.KindScenario, rulebook.KindRealm} {
		for _, e := range cat.All(kind) {
			if !s.wants(e.ID) {
				continue
			}
			g, why := setup.Open(e)
			if g == nil {
				fmt.Printf("%-28s not played: %s\n", e.ID, why[0])
				continue
			}
			s.runewarsGames(e.ID, n.games, n.greedy, func(uint64) (*setup.Game, error) { return g, nil })
			s.play(e.ID+", recorded", n.greedy, func(seed uint64) result {
				end, err := testrw.Recorded(g, e.ID, seed, seated(g, "random", seed))
				return runewarsResult(end, err)
			})
		}
	}
	for _, m := range gamesRunewars {
		if s.wants(m.name) {
			s.runewarsGames(m.name, n.made, n.made/10, m.makeUp)
		}
	}
}

// runewarsGames plays games by random players, and by greedy ones against random ones.
func (s *soak) runewarsGames(name string, random, greedy int, of func(seed uint64) (*setup.Game, error)) {
	s.play(name, random, s.runewarsGame("random", of))
	s.play(name+", greedy", greedy, s.runewarsGame("greedy", of))
}

// runewarsGame plays the game of a seed and checks its invariants.
func (s *soak) runewarsGame(player string, of func(seed uint64) (*setup.Game, error)) func(seed uint64) result {
	return func(seed uint64) result {
		g, err := of(seed)
		if err != nil {
			return result{err: err}
		}
		hold := testrw.WatchedGame{Rules: g.Rules, Seed: seed, Players: seated(g, player, seed), Every: s.every}
		return runewarsResult(hold.Play())
	}
}

// seated assigns a policy to every seat; greedy leaves one seat to random in every other game.
func seated(g *setup.Game, player string, seed uint64) []string {
	list := slices.Repeat([]string{player}, len(g.Factions))
	if seed%2 == 1 {
		list[int(seed/2)%len(list)] = "random"
	}
	return list
}

func runewarsResult(end testrw.Result, err error) result {
	r := result{
		end: matches.EndNames[end.Ended], winner: int(end.Winner), turns: end.Year, decisions: end.Decisions, err: err,
	}
	if r.winner >= seats {
		r.winner = -1 // draw
	}
	return r
}
