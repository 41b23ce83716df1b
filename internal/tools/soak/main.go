// Command soak plays every playable shipped adventure many times, and generated battles, and checks the invariants of
// each game's engine at every moment. Then it runs commands on projects with invalid rulebooks, on which Muster must
// not crash. It is `make soak`, never a test.
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime/debug"
	"strings"
	"time"

	workers "muster/internal/workers"
)

func main() {
	games := flag.Int("games", 10_000, "games of each shipped adventure by random players")
	greedy := flag.Int("greedy", 200, "games of each by greedy players")
	turned := flag.Int("turned", 1_000, "games of each by random players beside the same game turned by half")
	made := flag.Int(
		"made",
		2_000,
		"battles and realms made up of each kind, of one game each by random players and a tenth by greedy ones",
	)
	seed := flag.Uint64("seed", 1, "the first seed; each game has the next")
	every := flag.Int("every", 29, "choices between two looks at the costly promises")
	workers := flag.Int("workers", 2, "goroutines")
	mutants := flag.Int("mutants", 100_000, "projects with mistakes in the rows of their rulebooks")
	keep := flag.String("keep", "", "the folder to which the files of mutants go in which Muster failed")
	game := flag.String("game", "", "one of battlelore, medieval, runewars: that game's adventures, and no mutants")
	only := flag.String("only", "", "the name of one line: the id of an adventure, mutants, or one of made-up, "+
		"made-up-lore, made-up-allies, made-up-wild, made-up-medieval, made-up-runewars, made-up-runewars-dealt, "+
		"made-up-runewars-plain")
	flag.Parse()
	known := false
	s := soak{seed: *seed, every: *every, workers: *workers, only: *only}
	n := counts{games: *games, greedy: *greedy, turned: *turned, made: *made}
	fmt.Printf("%-28s %6s  %9s  %5s  %s\n", "adventure", "games", "choices", "turns", "ends") // of Runewars years
	for _, half := range []struct {
		game string
		run  func(counts)
	}{{"battlelore", s.battleLore}, {"medieval", s.medieval}, {"runewars", s.runewars}} {
		if *game == "" || *game == half.game {
			half.run(n)
			known = true
		}
	}
	if !known {
		fmt.Fprintf(os.Stderr, "soak: there is no game %q\n", *game)
		os.Exit(2)
	}
	if (*only == "" || *only == "mutants") && *game == "" {
		s.mutants(*mutants, *keep)
		s.causes(*mutants / 10)
	}
	if s.broken {
		os.Exit(1)
	}
}

// counts are the numbers of games of each kind.
type counts struct{ games, greedy, turned, made int }

// soak is a run.
type soak struct {
	seed           uint64
	every, workers int
	only           string // the one name that is played; "" for all
	broken         bool
}

// wants reports whether a name is selected.
func (s *soak) wants(name string) bool { return s.only == "" || s.only == name }

// play plays games and reports the results in one line, and each broken invariant in another.
func (s *soak) play(name string, games int, of func(seed uint64) result) {
	if games == 0 {
		return
	}
	began, used := time.Now(), processor()
	sum := newTotal()
	results := make([]result, games)
	workers.Each(games, s.workers, func(i int) {
		r := &results[i]
		defer r.caught()
		*r = of(s.seed + uint64(i))
	})
	for i := range results {
		sum.add(&results[i])
		if err := results[i].err; err != nil {
			s.broken = true
			seed := s.seed + uint64(i)
			fmt.Printf("%s, seed %d: %v\n  again: %s\n", name, seed, err, s.repeat(name, seed))
		}
	}
	fmt.Printf(
		"%-28s %6d  %9d  %2d-%2d  %s  %.1f s, %.1f s of processor\n",
		name,
		sum.games,
		sum.choices,
		sum.least,
		sum.most,
		sum.ends(),
		time.Since(began).Seconds(),
		(processor() - used).Seconds(),
	)
}

// repeat returns the command that replays the game of a seed, and one of each other kind with its name.
func (s *soak) repeat(name string, seed uint64) string {
	id, _, _ := strings.Cut(name, ",")
	return fmt.Sprintf("go run ./internal/tools/soak -only %s -seed %d -every %d -games 1 -greedy 1 -turned 1 -made 10",
		id, seed, s.every)
}

// seats is above the number of players of any game.
const seats = 8

// result is the result of a game.
type result struct {
	end              string // how it ended, in a word
	winner           int    // the number of the side or seat that has won; below 0 for none
	turns, decisions int
	refused          bool // it cannot be played, as what ships may be, by the draw
	left             bool // out: no check passes it
	err              error
}

// caught turns a panic into an error, so that it is reported with the seed.
func (r *result) caught() {
	if p := recover(); p != nil {
		r.err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
	}
}

// total sums games up.
type total struct {
	games, choices, refused, left int
	least, most                   int
	ended                         map[string]int
	won                           [seats]int // by side or seat
}
