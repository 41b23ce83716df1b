package odds

import (
	"strconv"

	"muster/engine"
	"muster/internal/engine/runewars/battle"
)

// sample plays battles, each with its own random stream.
func sample(q Question) *Answer {
	a := newAnswer(q.Rules)
	a.Games = q.Games
	for game := range q.Games {
		chance := engine.NewRand(q.Seed, "battle", strconv.Itoa(game))
		var s battle.State
		cards := 0
		battle.Start(q.Rules, &s, nil)
		for !s.Over() {
			if s.Decider() == battle.Nature {
				battle.Take(q.Rules, &s, battle.Deal(&s, &chance), nil)
				cards++
				continue
			}
			Move(q.Rules, &s, q.By, &chance)
		}
		a.add(q.Rules, &s, 1, cards+int(s.Deck.Next))
	}
	a.divide(float64(q.Games))
	return a
}

// Move takes the deciding side's choice by its rule. A rule that needs a search is not supported.
func Move(r *battle.Rules, s *battle.State, by [2]Rule, chance *engine.Rand) battle.Choice {
	var backing [64]battle.Choice
	legal := battle.Legal(r, s, backing[:0])
	i := 0
	if rule := by[s.Decider()]; rule == Random {
		i = chance.IntN(len(legal))
	} else {
		i = rule.chooser().Choose(r, s, legal)
	}
	battle.Take(r, s, legal[i], nil)
	return legal[i]
}
