package main

import (
	"fmt"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
)

type (
	loreSubject = subject[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]
	loreBoard   = board[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]
	lorePlayed  = played[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]
)

// battleLore is the adventures of BattleLore that ship and can be played. Its learners are mostly greedy, since greedy
// plays the simulations, and others that reach positions that greedy does not.
func battleLore() studies {
	t := &loreSubject{
		rows: players.Rows(), features: players.SearchWeights(), names: players.Names(),
		learners: []string{"greedy", "greedy", "greedy", "careful", "bold", "mad"},
		named: func(name string, seed uint64, seat int) players.Policy {
			return players.New(name, seed, battlelore.Player(seat))
		},
		search: func(row policy.Row, seed uint64, seat int) (players.Policy, error) {
			return players.NewSearch(row, seed, battlelore.Player(seat))
		},
	}
	for c := range boards.Camp(boards.Camps) {
		t.sides = append(t.sides, side{c.String(), c.Soldiers()})
	}
	cat := library.New(nil, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		if sc, refused := setup.Open(cat, e, setup.Options{Seed: 1}); len(refused) == 0 {
			t.boards = append(t.boards, loreBoard{
				id: e.ID, name: sc.Adventure().Name,
				begin: func(seed uint64) (*lorePlayed, error) {
					b, refused := sc.Battle(seed)
					if len(refused) > 0 {
						return nil, fmt.Errorf("%s, seed %d: %s", e.ID, seed, refused[0].Message())
					}
					return battle(b), nil
				},
			})
		}
	}
	return t
}

// battle is a battle of BattleLore.
func battle(b *setup.Battle) *lorePlayed {
	p := &lorePlayed{
		game: b.Game(), seed: b.Seed,
		points: func(s *battlelore.State, side int) inference.Points {
			return inference.Points(s.Winner.Points(boards.Camp(side)))
		},
		turn:   func(s *battlelore.State) int { return int(s.Turn) },
		active: func(s *battlelore.State) int { return int(b.Rules.CampOf[s.Active]) },
	}
	for seat := range b.Rules.Seats {
		p.sides = append(p.sides, int(b.Rules.CampOf[seat]))
	}
	var ground *players.Ground
	p.features = func(s *battlelore.State) (x [2][]int32) {
		if ground == nil {
			ground = players.NewGround(battlelore.See(b.Rules, s, 0))
		}
		var of [boards.Camps]players.Position
		ground.Count(s, &of)
		mover := b.Rules.CampOf[s.Active]
		mine, theirs := of[mover], of[mover.Other()]
		return [2][]int32{mine[:], theirs[:]}
	}
	return p
}
