package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"

	"muster/internal/engine/policy"
)

// tune searches for weights that beat those of a game's greedy: it plays games on half of the shipped adventures, and
// judges the result on the other half. It is `make tune`, never a test; docs/explanation/players.md has the results.
//
// The method is cross-entropy (Rubinstein 1999; de Boer and others 2005). Candidates are sampled around a mean, all of
// a round play the same games against greedy, and the best of them make the next mean and the next spread.
func tune() {
	var o tuneOptions
	game := flag.String("game", "battlelore", "game whose greedy plays: battlelore or medieval")
	flag.Uint64Var(&o.seed, "seed", 1, "candidates and games come from it")
	flag.IntVar(&o.rounds, "rounds", 10, "rounds of the search")
	flag.IntVar(&o.candidates, "candidates", 24, "candidates of a round")
	flag.IntVar(&o.best, "best", 6, "... of which so many make the next round")
	flag.IntVar(&o.pairs, "pairs", 0, "seeds that each plays on each adventure, from both sides; 0: 320 games in all")
	flag.IntVar(&o.judged, "judged", 0, "seeds of each adventure by which the end is judged; 0: 4,000 games in all")
	flag.IntVar(&o.spread, "spread", 33, "first spread of a weight, in hundredths of it")
	flag.IntVar(&o.half, "half", 0, "0 or 1: the half of the adventures to search on; 2: all of them")
	list := flag.String("weights", "", "ids of the weights to look for, with commas between; none: the usual ones")
	flag.IntVar(&o.workers, "workers", 2, "goroutines; the answer is the same for any number")
	flag.Parse()
	err := o.of(*game)
	if err == nil {
		err = o.check(*list)
	}
	if err == nil {
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		defer stop()
		err = runTune(ctx, o)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "tune:", err)
		os.Exit(2)
	}
}

// tuneOptions are the options of the search.
type tuneOptions struct {
	seed                                    uint64
	rounds, candidates, best, pairs, judged int
	spread, half, workers                   int
	game                                    *tuned
	weights                                 []policy.Weight
}

// of finds the game.
func (o *tuneOptions) of(name string) (err error) {
	games := map[string]func() (*tuned, error){"battlelore": tunedBattleLore, "medieval": tunedMedieval}
	if games[name] == nil {
		return fmt.Errorf("no game %q can be tuned; these can: battlelore, medieval", name)
	}
	o.game, err = games[name]()
	return err
}

// check refuses invalid options, and finds the weights by their ids, separated by commas.
func (o *tuneOptions) check(ids string) error {
	if ids == "" {
		ids = o.game.usual
	}
	seen, unseen := o.halves()
	if o.pairs == 0 {
		o.pairs = max(1, 160/max(1, len(seen)))
	}
	if o.judged == 0 {
		o.judged = max(1, 2000/max(1, len(seen), len(unseen)))
	}
	if min(o.rounds, o.pairs, o.judged, o.spread) < 1 || o.half < 0 || o.half > 2 || o.best < 2 || o.candidates <= o.best {
		return errors.New("give -rounds, -pairs, -judged and -spread of 1 or more, -half of 0 to 2, -best of 2 or more " +
			"and more -candidates than that")
	}
	known := map[string]policy.Weight{}
	var open []string
	for _, w := range o.game.weights {
		if w.Least < w.Most {
			known[w.ID], open = w, append(open, w.ID)
		}
	}
	for id := range strings.SplitSeq(ids, ",") {
		w, ok := known[id]
		if !ok {
			return fmt.Errorf("no weight %q can be changed; these can: %s", id, strings.Join(open, ", "))
		}
		o.weights = append(o.weights, w)
	}
	return nil
}

// runTune searches, judges and reports.
func runTune(ctx context.Context, o tuneOptions) error {
	seen, unseen := o.halves()
	fmt.Printf("looking on %s\n", o.names(seen))
	s := newSearch(o)
	for round := range o.rounds {
		shares, err := s.round(ctx, seen, round)
		if err != nil {
			return err
		}
		fmt.Printf("round %2d: the best take %s, the middle one %s, all %s\n", round+1,
			percent(shares.best), percent(shares.middle), percent(shares.all))
	}
	fmt.Printf("%d games\n\n%s\n\n", s.games, s.row())
	for _, half := range []struct {
		name string
		list []int
	}{{"the adventures that it was looked for on", seen}, {"the others", unseen}} {
		if len(half.list) == 0 {
			continue
		}
		v, err := judge(ctx, half.list, s.middle(), &o)
		if err != nil {
			return err
		}
		fmt.Printf("against greedy, fresh seeds, on %s: %s\n", half.name, v)
	}
	return nil
}

// percent formats thousandths as a percentage.
func percent(thousandths int) string { return fmt.Sprintf("%d.%d%%", thousandths/10, thousandths%10) }
