package main

import (
	"context"
	"fmt"
	"strings"

	"muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/policy"
	"muster/internal/workers"
)

// tuned is a game as the search needs it: its weights, its adventures, and games of its greedy.
type tuned struct {
	weights []policy.Weight
	usual   string // ids of the weights to search for by default, separated by commas
	ids     []string
	half    []int // the half that each adventure is in
	// duels returns a function for each goroutine that plays games of styles against greedy; a style is the values
	// of its weights.
	duels func(styles []map[string]int32) func() duel
}

// duel plays one game of a style, by index, in a camp against greedy. It returns 2 for a win of the style, 1 for a
// draw.
type duel func(ctx context.Context, style, adventure int, seed uint64, camp boards.Camp) (int, error)

// halves splits the adventures, by index: those of the search, and those that only judge.
func (o *tuneOptions) halves() (seen, unseen []int) {
	for i, half := range o.game.half {
		if half == o.half || o.half > 1 {
			seen = append(seen, i)
		} else {
			unseen = append(unseen, i)
		}
	}
	return seen, unseen
}

func (o *tuneOptions) names(list []int) string {
	var ids []string
	for _, i := range list {
		ids = append(ids, o.game.ids[i])
	}
	return strings.Join(ids, ", ")
}

// compete lets each style play each seed of each adventure against greedy, from both sides, and counts the results in
// half points.
func compete(
	ctx context.Context, o *tuneOptions, list []int, styles []map[string]int32, seeds []uint64,
) ([]int, error) {
	won := make([]int, len(styles)*len(list)*len(seeds))
	duels := o.game.duels(styles)
	err := workers.Share(ctx, len(won), o.workers, func() func(int) error {
		play := duels()
		return func(i int) error {
			style, rest := i/(len(list)*len(seeds)), i%(len(list)*len(seeds))
			adventure, seed := list[rest/len(seeds)], seeds[rest%len(seeds)]
			for camp := range boards.Camp(boards.Camps) {
				n, err := play(ctx, style, adventure, seed, camp)
				if err != nil {
					return fmt.Errorf("%s, seed %d: %w", o.game.ids[adventure], seed, err)
				}
				won[i] += n
			}
			return nil
		}
	})
	if err == nil {
		err = ctx.Err()
	}
	out := make([]int, len(styles))
	for i, n := range won {
		out[i/(len(list)*len(seeds))] += n
	}
	return out, err
}

// verdict is a style's score in its games, with its 95% confidence interval.
type verdict struct{ share, low, high, games int }

func (v verdict) String() string {
	return fmt.Sprintf("%s (%s to %s) of %d games", percent(v.share), percent(v.low), percent(v.high), v.games)
}

// judge plays a style against greedy from seeds that the search has not used.
func judge(ctx context.Context, list []int, style map[string]int32, o *tuneOptions) (verdict, error) {
	chance := engine.NewRand(o.seed, "judge")
	seeds := make([]uint64, o.judged)
	for i := range seeds {
		seeds[i] = chance.Uint64()
	}
	won, err := compete(ctx, o, list, []map[string]int32{style}, seeds)
	if err != nil {
		return verdict{}, err
	}
	games := 2 * len(list) * len(seeds)
	low, high := arena.Interval(won[0]/2, games)
	return verdict{won[0] * 1000 / (2 * games), low, high, games}, nil
}
