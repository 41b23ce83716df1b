package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/workers"
)

// regret looks for decisions that a player would regret. It plays games of the shipped adventures, samples some
// decisions of each, and uses play-outs to check whether another choice would have won at least ten percentage points
// more. It is `make regret`, never a test; docs/explanation/players.md has the results.
func regret() {
	var o regretOptions
	flag.StringVar(&o.player, "player", "greedy", "whose decisions; it plays both camps, and the play-outs")
	flag.IntVar(&o.games, "games", 50, "games of each adventure")
	flag.IntVar(&o.draws, "draws", 1, "decisions that are drawn out of each game")
	flag.Uint64Var(&o.seed, "seed", 1, "games, draws and play-outs come from it")
	only := flag.String("only", "", "ids of adventures with commas between, instead of all")
	shown := flag.Int("shown", 20, "regretted decisions that are shown, the dearest first")
	count := flag.Int("workers", 2, "goroutines; the answer is the same for any number")
	flag.Parse()
	if !players.Known(o.player) || o.games < 1 || o.draws < 1 {
		fmt.Fprintf(os.Stderr, "regret: give -games and -draws of 1 or more and one of the players %s\n",
			strings.Join(players.Names(), ", "))
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	list, err := open(*only)
	if err == nil {
		var t *tally
		if t, err = measure(ctx, list, o, *count); err == nil {
			fmt.Print(strings.Join(t.lines(o, *shown), "\n") + "\n")
			return
		}
	}
	fmt.Fprintln(os.Stderr, "regret:", err)
	os.Exit(2)
}

// regretOptions are the options of the measurement.
type regretOptions struct {
	player       string
	games, draws int
	seed         uint64
}

// open opens the shipped adventures, or those named.
func open(only string) ([]*setup.Scenario, error) {
	cat := library.New(nil, 1)
	var ids, known []string
	if only != "" {
		ids = strings.Split(only, ",")
	}
	var out []*setup.Scenario
	for _, e := range cat.All(rulebook.KindAdventure) {
		known = append(known, e.ID)
		if len(ids) > 0 && !slices.Contains(ids, e.ID) {
			continue
		}
		s, refused := setup.Open(cat, e, setup.Options{})
		if len(refused) > 0 {
			return nil, fmt.Errorf("%s: %s", e.ID, refused[0].Message())
		}
		out = append(out, s)
	}
	for _, id := range ids {
		if !slices.Contains(known, id) {
			return nil, fmt.Errorf("there is no adventure %q; these ship: %s", id, strings.Join(known, ", "))
		}
	}
	return out, nil
}

// measure plays the games and judges the sampled decisions.
func measure(ctx context.Context, list []*setup.Scenario, o regretOptions, count int) (*tally, error) {
	found := make([]sample, len(list)*o.games)
	err := workers.Share(ctx, len(found), count, func() func(int) error {
		r := newRacer(o.player)
		return func(i int) (err error) {
			found[i], err = r.game(ctx, list[i/o.games], o, i%o.games)
			return err
		}
	})
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	return sum(found), nil
}
