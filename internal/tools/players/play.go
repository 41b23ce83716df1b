package main

import (
	"context"
	"fmt"
	"strings"

	"muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/workers"
)

// scenario is an adventure to play.
type scenario = *setup.Scenario

// halves splits the shipped adventures, by their ids in order: every other one is for the search, the rest for
// judging.
func halves() (seen, unseen []scenario, err error) {
	cat := library.New(nil, 1)
	for i, e := range cat.All(rulebook.KindAdventure) {
		s, refused := setup.Open(cat, e, setup.Options{})
		if len(refused) > 0 {
			return nil, nil, fmt.Errorf("%s: %s", e.ID, refused[0].Message())
		}
		if i%2 == 0 {
			seen = append(seen, s)
		} else {
			unseen = append(unseen, s)
		}
	}
	return seen, unseen, nil
}

func names(list []scenario) string {
	var ids []string
	for _, s := range list {
		ids = append(ids, s.Entry.ID)
	}
	return strings.Join(ids, ", ")
}

// compete lets each style play each seed of each adventure against greedy, from both sides, and counts the results in
// half points.
func compete(
	ctx context.Context, list []scenario, styles []players.Style, seeds []uint64, count int,
) ([]int, error) {
	won := make([]int, len(styles)*len(list)*len(seeds))
	err := workers.Share(ctx, len(won), count, func() func(int) error {
		on := matches.NewTable()
		return func(i int) error {
			style, rest := &styles[i/(len(list)*len(seeds))], i%(len(list)*len(seeds))
			sc, seed := list[rest/len(seeds)], seeds[rest%len(seeds)]
			b, refused := sc.Battle(seed)
			if len(refused) > 0 {
				return fmt.Errorf("%s, seed %d: %s", sc.Entry.ID, seed, refused[0].Message())
			}
			for camp := range boards.Camp(boards.Camps) {
				n, err := play(ctx, on, b, style, camp)
				if err != nil {
					return fmt.Errorf("%s, seed %d: %w", sc.Entry.ID, seed, err)
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

// play plays one game of a style in a camp against greedy. It returns 2 for a win of the style, 1 for a draw.
func play(
	ctx context.Context, on *matches.Table, b *setup.Battle, style *players.Style, camp boards.Camp,
) (int, error) {
	var seats [battlelore.MaxPlayers]players.Policy
	for p := range battlelore.Player(b.Rules.Seats) {
		if seats[p] = players.NewGreedy(b.Seed, p); b.Rules.CampOf[p] == camp {
			seats[p] = players.NewStyled(style, b.Seed, p)
		}
	}
	end, _, err := on.Play(ctx, b.Game(), seats[:b.Rules.Seats], nil)
	if err != nil {
		return 0, err
	}
	return end.Winner.Points(camp), nil
}

// verdict is a style's score in its games, with its 95% confidence interval.
type verdict struct{ share, low, high, games int }

func (v verdict) String() string {
	return fmt.Sprintf("%s (%s to %s) of %d games", percent(v.share), percent(v.low), percent(v.high), v.games)
}

// judge plays a style against greedy from seeds that the search has not used.
func judge(ctx context.Context, list []scenario, style players.Style, o tuneOptions) (verdict, error) {
	chance := engine.NewRand(o.seed, "judge")
	seeds := make([]uint64, o.judged)
	for i := range seeds {
		seeds[i] = chance.Uint64()
	}
	won, err := compete(ctx, list, []players.Style{style}, seeds, o.workers)
	if err != nil {
		return verdict{}, err
	}
	games := 2 * len(list) * len(seeds)
	low, high := arena.Interval(won[0]/2, games)
	return verdict{won[0] * 1000 / (2 * games), low, high, games}, nil
}
