package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	kernelmatches "muster/internal/engine/command/kernel/matches"
	kernelplayers "muster/internal/engine/command/kernel/players"
	kernelbook "muster/internal/engine/command/kernel/rulebook"
	kernelsetup "muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
)

// battleLoreWeights are the default weights to tune: those of fights, ground and cards, which every adventure has, and
// the few most important ones of Lore.
const battleLoreWeights = "banner,last_banner,pushed,panicked,answer,reckless,backed,shelter,approach,patience,haste," +
	"objective,pressed,to_goal,danger,cornered,striker,comer,shooter,crowd,pestered,idle,kept,shared,token,drawn"

// tunedBattleLore is BattleLore with its shipped adventures. Every other one, by their ids in order, is in each half.
func tunedBattleLore() (*tuned, error) {
	g := &tuned{weights: players.AllWeights(), usual: battleLoreWeights}
	var list []*setup.Scenario
	cat := library.New(nil, 1)
	for i, e := range cat.All(rulebook.KindAdventure) {
		s, refused := setup.Open(cat, e, setup.Options{})
		if len(refused) > 0 {
			return nil, fmt.Errorf("%s: %s", e.ID, refused[0].Message())
		}
		list, g.ids, g.half = append(list, s), append(g.ids, e.ID), append(g.half, i%2)
	}
	g.duels = func(values []map[string]int32) func() duel {
		styles := make([]players.Style, len(values))
		for i := range values {
			styles[i] = players.Variant("candidate", values[i])
		}
		return func() duel {
			on := matches.NewTable()
			return func(ctx context.Context, style, adventure int, seed uint64, camp boards.Camp) (int, error) {
				b, refused := list[adventure].Battle(seed)
				if len(refused) > 0 {
					return 0, errors.New(refused[0].Message())
				}
				var seats [battlelore.MaxPlayers]players.Policy
				for p := range battlelore.Player(b.Rules.Seats) {
					if seats[p] = players.NewGreedy(b.Seed, p); b.Rules.CampOf[p] == camp {
						seats[p] = players.NewStyled(&styles[style], b.Seed, p)
					}
				}
				end, _, err := on.Play(ctx, b.Game(), seats[:b.Rules.Seats], nil)
				if err != nil {
					return 0, err
				}
				return end.Winner.Points(camp), nil
			}
		}
	}
	return g, nil
}

// tunedMedieval is Medieval with its shipped battles and with generated ones. A shipped battle is there twice, so that
// either side moves first; both are in the same half.
func tunedMedieval() (*tuned, error) {
	g := &tuned{weights: kernelplayers.AllWeights()}
	for _, w := range g.weights {
		if w.Least < w.Most {
			g.usual += "," + w.ID
		}
	}
	g.usual = g.usual[1:]
	made := madeUp(madeUpBattles)
	cat := medieval.Game().Load(made, 1)
	var list []*kernelsetup.Battle
	shipped, generated := 0, 0
	for _, e := range cat.All(kernelbook.KindAdventure) {
		s, refused := kernelsetup.Open(cat, e, kernelsetup.Options{})
		switch isMade := strings.HasPrefix(e.ID, "made-up-"); {
		case len(refused) > 0 && isMade: // such as a unit in a river
		case len(refused) > 0:
			return nil, fmt.Errorf("%s: %s", e.ID, refused[0].Message())
		case isMade:
			list, g.ids = append(list, s.Battle(0)), append(g.ids, e.ID)
			g.half = append(g.half, generated%2)
			generated++
		default:
			b := s.Battle(0)
			turned, rules := *b, *b.Rules
			rules.First = rules.First.Other()
			turned.Rules = &rules
			list, g.ids = append(list, b, &turned), append(g.ids, e.ID, e.ID+" with the other side first")
			g.half = append(g.half, shipped%2, shipped%2)
			shipped++
		}
	}
	g.duels = func(values []map[string]int32) func() duel {
		styles := make([]kernelplayers.Style, len(values))
		for i := range values {
			styles[i] = kernelplayers.Variant("candidate", values[i])
		}
		return func() duel {
			on := kernelmatches.NewTable()
			return func(ctx context.Context, style, adventure int, seed uint64, camp boards.Camp) (int, error) {
				b := *list[adventure]
				b.Seed = seed
				var seats [boards.Camps]kernelplayers.Policy
				for c := range boards.Camp(boards.Camps) {
					if seats[c] = kernelplayers.New("greedy", seed, c); c == camp {
						seats[c] = kernelplayers.NewGreedy(&styles[style])
					}
				}
				end, _, err := on.Play(ctx, b.Game(), seats[:], nil)
				if err != nil {
					return 0, err
				}
				return end.Winner.Points(camp), nil
			}
		}
	}
	return g, nil
}
