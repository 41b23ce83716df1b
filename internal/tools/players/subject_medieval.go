package main

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/players"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/inference"
	"muster/internal/engine/medieval"
	"muster/internal/engine/policy"
)

type (
	kernelSubject = subject[kernel.State, kernel.Action, kernel.Event, kernel.View]
	kernelBoard   = board[kernel.State, kernel.Action, kernel.Event, kernel.View]
	kernelPlayed  = played[kernel.State, kernel.Action, kernel.Event, kernel.View]
)

// medievals is the battles of Commands & Colors: Medieval that ship. Its learners are as those of BattleLore. None of
// them plays at random: the fit would take its habits for what loses games.
func medievals() studies {
	t := &kernelSubject{
		rows: players.Rows(), features: players.SearchFeatures(), names: players.Names(),
		learners: []string{"greedy", "greedy", "greedy", "careful", "bold", "blind"},
		named: func(name string, seed uint64, seat int) players.Policy {
			return players.New(name, seed, boards.Camp(seat))
		},
		search: func(row policy.Row, seed uint64, seat int) (players.Policy, error) {
			return players.NewSearch(row, seed, boards.Camp(seat))
		},
		sides: []side{{"top", "Top side"}, {"bottom", "Bottom side"}},
	}
	cat := medieval.Game().Load(nil, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		if sc, refused := setup.Open(cat, e, setup.Options{}); len(refused) == 0 {
			t.boards = append(t.boards, kernelBoard{
				id: e.ID, name: sc.Adventure().Name,
				begin: func(seed uint64) (*kernelPlayed, error) { return medievalBattle(sc.Battle(seed)), nil },
			})
		}
	}
	return t
}

// medievalBattle is one of these battles.
func medievalBattle(b *setup.Battle) *kernelPlayed {
	var ground *players.Ground
	return &kernelPlayed{
		game: b.Game(), seed: b.Seed, sides: []int{0, 1},
		points: func(s *kernel.State, side int) inference.Points {
			return inference.Points(s.Winner.Points(boards.Camp(side)))
		},
		turn:   func(s *kernel.State) int { return int(s.Turn) },
		active: func(s *kernel.State) int { return int(s.Active) },
		features: func(s *kernel.State) (x [2][]int32) {
			if ground == nil {
				ground = players.NewGround(kernel.See(b.Rules, s, 0))
			}
			var of [boards.Camps]players.Position
			ground.Count(s, &of)
			return [2][]int32{of[s.Active][:], of[s.Active.Other()][:]}
		},
	}
}
