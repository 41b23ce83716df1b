package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/signal"
	"slices"
	"strings"
)

// searching works on the player that thinks ahead. `searching fit` plays games of the fast players and derives the
// value of features of a position. It prints them as rows for features.toml of the game's players.
// `searching match` plays a player against another one on every adventure with either camp. It reports where the player
// takes more than the other would in the same seat. docs/explanation/search.md quotes both. Neither is a test.
func searching() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "searching:", err)
		os.Exit(2)
	}
}

func run(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return errors.New("say what to do: fit or match")
	}
	set := flag.NewFlagSet(args[0], flag.ContinueOnError)
	game := set.String("game", "battlelore", "the game: "+strings.Join(slices.Sorted(maps.Keys(subjects)), " or "))
	seed := set.Uint64("seed", 1, "of the games")
	workers := set.Int("workers", 2, "goroutines; the answer is the same for any number")
	switch args[0] {
	case "fit":
		games := set.Int("games", 1000, "games of each adventure")
		if err := set.Parse(args[1:]); err != nil {
			return err
		}
		of, err := subjectOf(*game)
		if err != nil {
			return err
		}
		return of.fit(ctx, os.Stdout, study{games: *games, seed: *seed, workers: *workers})
	case "match":
		m := match{seed: 1}
		set.IntVar(&m.games, "games", 40, "games of each adventure with either camp; Ctrl-C ends with those of whole rounds")
		set.IntVar(&m.own, "own", 1000, "games of each adventure that the other plays against himself")
		set.StringVar(&m.player, "player", "search", "who is measured")
		set.StringVar(&m.other, "other", "greedy", "against whom")
		set.StringVar(&m.change, "with", "", "what of the row of search differs: cards=80,others=0,styles=greedy+bold")
		set.Int64Var(&m.alarm, "alarm", 50, "the chance, in thousandths, that the table says more of any seat than is true")
		set.Var(&m.only, "only", "play this seat alone: the-toll-bridge/pennant; several times for several")
		if err := set.Parse(args[1:]); err != nil {
			return err
		}
		m.seed, m.workers = *seed, *workers
		of, err := subjectOf(*game)
		if err != nil {
			return err
		}
		return of.match(ctx, os.Stdout, m)
	}
	return fmt.Errorf("there is no %s: write fit or match", args[0])
}

// subjectOf returns the studies of a game.
func subjectOf(game string) (studies, error) {
	open := subjects[game]
	if open == nil {
		return nil, fmt.Errorf("%q has no player that searches: write one of %s", game,
			strings.Join(slices.Sorted(maps.Keys(subjects)), ", "))
	}
	return open(), nil
}
