package main

import (
	"context"
	"fmt"
	"strconv"

	"muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
)

// sample is the decisions sampled from one game.
type sample struct {
	decisions int // with two choices or more
	drawn     []decision
}

// decision is a judged decision.
type decision struct {
	adventure string
	seed      uint64
	turn      int
	kind      string
	chose     string
	rather    string // the best other choice left after the race; "" for none
	gain      int    // its advantage, in thousandths, from fresh play-outs; 0 if the race ended before them
	playOuts  int
	confirmed bool
}

// position is the state at a decision.
type position struct {
	state battlelore.State
	chose battlelore.Action
}

// game plays a game, samples its decisions with equal chances, and judges them.
func (r *racer) game(ctx context.Context, sc *setup.Scenario, o regretOptions, n int) (sample, error) {
	var out sample
	seed := arena.SeedOf(o.seed, n)
	b, refused := sc.Battle(seed)
	if len(refused) > 0 {
		return out, fmt.Errorf("%s, seed %d: %s", sc.Entry.ID, seed, refused[0].Message())
	}
	chance := engine.NewRand(seed, "regret", sc.Entry.ID)
	var kept []position
	s := b.Start()
	seats := r.seats(b.Rules, seed)
	for s.Ended == battlelore.Playing {
		if ctx.Err() != nil {
			return out, ctx.Err()
		}
		r.legal = battlelore.Legal(b.Rules, &s, r.legal[:0])
		who := s.Decider()
		a := seats[who].Choose(battlelore.See(b.Rules, &s, who), r.legal)
		if len(r.legal) > 1 {
			out.decisions++
			if len(kept) < o.draws {
				kept = append(kept, position{s, a})
			} else if at := chance.IntN(out.decisions); at < o.draws {
				kept[at] = position{s, a}
			}
		}
		if err := battlelore.Apply(b.Rules, &s, a, nil); err != nil {
			return out, fmt.Errorf("%s, seed %d: %w", sc.Entry.ID, seed, err)
		}
	}
	for i := range kept {
		d, err := r.judge(ctx, b, &kept[i], engine.NewRand(seed, "judge", strconv.Itoa(i)))
		if err != nil {
			return out, err
		}
		d.adventure, d.seed = sc.Entry.ID, seed
		out.drawn = append(out.drawn, d)
	}
	return out, nil
}

// seats puts the player in every seat.
func (r *racer) seats(rules *battlelore.Rules, seed uint64) (seats [battlelore.MaxPlayers]players.Policy) {
	for p := range battlelore.Player(rules.Seats) {
		seats[p] = players.New(r.player, seed, p)
	}
	return seats
}
