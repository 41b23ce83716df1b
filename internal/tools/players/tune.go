package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"

	"muster/internal/engine/battlelore/players"
)

// tuneWeights are the default weights to tune: those of fights, ground and cards, which every adventure has, and the
// few most important ones of Lore.
const tuneWeights = "banner,last_banner,pushed,panicked,answer,reckless,backed,shelter,approach,patience,haste,objective," +
	"pressed,to_goal,danger,cornered,striker,comer,shooter,crowd,pestered,idle,kept,shared,token,drawn"

// tune searches for weights that beat those of greedy: it plays games on half of the shipped adventures, and judges
// the result on the other half. It is `make tune`, never a test; docs/explanation/players.md has the results.
//
// The method is cross-entropy (Rubinstein 1999; de Boer and others 2005). Candidates are sampled around a mean, all of
// a round play the same games against greedy, and the best of them make the next mean and the next spread.
func tune() {
	var o tuneOptions
	flag.Uint64Var(&o.seed, "seed", 1, "candidates and games come from it")
	flag.IntVar(&o.rounds, "rounds", 10, "rounds of the search")
	flag.IntVar(&o.candidates, "candidates", 24, "candidates of a round")
	flag.IntVar(&o.best, "best", 6, "... of which so many make the next round")
	flag.IntVar(&o.pairs, "pairs", 16, "seeds that each plays on each adventure, from both sides")
	flag.IntVar(&o.judged, "judged", 200, "seeds of each adventure by which the end is judged")
	list := flag.String("weights", tuneWeights, "ids of the weights to look for, with commas between")
	flag.IntVar(&o.workers, "workers", 2, "goroutines; the answer is the same for any number")
	flag.Parse()
	err := o.check(strings.Split(*list, ","))
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
	workers                                 int
	weights                                 []players.Weight
}

// check refuses invalid options, and finds the weights.
func (o *tuneOptions) check(ids []string) error {
	if o.rounds < 1 || o.pairs < 1 || o.judged < 1 || o.best < 2 || o.candidates <= o.best {
		return fmt.Errorf("give -rounds, -pairs and -judged of 1 or more, -best of 2 or more and more -candidates than that")
	}
	known := map[string]players.Weight{}
	var open []string
	for _, w := range players.AllWeights() {
		if w.Least < w.Most {
			known[w.ID], open = w, append(open, w.ID)
		}
	}
	for _, id := range ids {
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
	seen, unseen, err := halves()
	if err != nil {
		return err
	}
	fmt.Printf("looking on %s\n", names(seen))
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
		list []scenario
	}{{"the adventures that it was looked for on", seen}, {"the others", unseen}} {
		v, err := judge(ctx, half.list, s.middle(), o)
		if err != nil {
			return err
		}
		fmt.Printf("against greedy, fresh seeds, on %s: %s\n", half.name, v)
	}
	return nil
}

// percent formats thousandths as a percentage.
func percent(thousandths int) string { return fmt.Sprintf("%d.%d%%", thousandths/10, thousandths%10) }
