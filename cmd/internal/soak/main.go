// Command soak plays every shipped adventure that can be played many times over, and battles that are made up, and
// holds every moment of every game against the promises of the engine (engine/battlelore/invariants). Then it runs
// commands over projects whose rulebooks have mistakes, in which Muster must not fail. It is `make soak`, never a test.
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime/debug"
	"time"

	"muster/engine/battlelore"
	"muster/engine/battlelore/invariants"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/engine/workers"
)

func main() {
	games := flag.Int("games", 10_000, "games of each shipped adventure by random players")
	greedy := flag.Int("greedy", 200, "games of each by greedy players")
	turned := flag.Int("turned", 1_000, "games of each by random players beside the same game turned by half")
	made := flag.Int(
		"made",
		2_000,
		"battles made up of each kind, of one game each by random players and a tenth by greedy ones",
	)
	seed := flag.Uint64("seed", 1, "the first seed; each game has the next")
	every := flag.Int("every", 29, "choices between two looks at the costly promises")
	workers := flag.Int("workers", 2, "goroutines")
	mutants := flag.Int("mutants", 100_000, "projects with mistakes in the rows of their rulebooks")
	keep := flag.String("keep", "", "the folder to which the files of mutants go in which Muster failed")
	only := flag.String("only", "",
		"the id of one adventure, or one of made-up, made-up-lore, made-up-allies, made-up-wild, mutants")
	flag.Parse()
	s := soak{seed: *seed, every: *every, workers: *workers}
	cat := library.New(nil, 1)
	fmt.Printf("%-28s %6s  %9s  %5s  %s\n", "adventure", "games", "choices", "turns", "ends")
	for _, e := range cat.All(kinds.Adventure) {
		scenario, refused := setup.Open(cat, e, setup.Options{})
		switch {
		case *only != "" && *only != e.ID:
		case len(refused) > 0:
			fmt.Printf("%-28s not played: %s\n", e.ID, refused[0].Message())
		default:
			s.run(e.ID, "random", *games, false, scenario.Battle)
			s.run(e.ID+", greedy", "greedy", *greedy, false, scenario.Battle)
			s.turned(e.ID, *turned, false, scenario.Battle)
		}
	}
	for _, m := range kindsMadeUp {
		if *only == "" || *only == m.name {
			s.run(m.name, "random", *made, true, madeUp(m.makeUp))
			s.run(m.name+", greedy", "greedy", *made/10, true, madeUp(m.makeUp))
			s.turned(m.name, min(*made, *turned), true, madeUp(m.makeUp))
		}
	}
	if *only == "" || *only == "mutants" {
		s.mutants(*mutants, *keep)
		s.causes(*mutants / 10)
	}
	if s.broken {
		os.Exit(1)
	}
}

// hold plays a game and holds it against promises.
type hold func(*invariants.Game) (invariants.Result, error)

// opener is the battle that a seed plays.
type opener func(seed uint64) (*setup.Battle, []setup.Refusal)

// soak is the run.
type soak struct {
	seed           uint64
	every, workers int
	broken         bool
}

// run plays games of a battle and holds them against the promises.
func (s *soak) run(name, player string, games int, made bool, of opener) {
	s.play(name, player, games, made, of, (*invariants.Game).Play)
}

// turned plays games of a battle beside the same ones turned by half.
func (s *soak) turned(name string, games int, made bool, of opener) {
	s.play(name+", turned", "random", games, made, of, (*invariants.Game).PlayTurned)
}

// play plays games of a battle and tells what became of them in a line, and each promise that was broken in
// another. What is made up must be playable; of what ships a muster may not be, which depends on the draw.
func (s *soak) play(name, player string, games int, made bool, of opener, how hold) {
	if games == 0 {
		return
	}
	began, used := time.Now(), processor()
	sum := newTotal()
	results := make([]result, games)
	workers.Each(games, s.workers, func(i int) {
		r := &results[i]
		defer r.caught()
		b, refused := of(s.seed + uint64(i))
		switch {
		case len(refused) > 0 && made:
			r.err = fmt.Errorf("it cannot be played: %s", refused[0].Message())
		case len(refused) > 0:
			r.refused = true
		case b == nil:
			r.left = true
		default:
			g := invariants.Game{Battle: b, Players: [boards.Camps]string{player, player}, Every: s.every}
			r.Result, r.err = how(&g)
		}
	})
	for i := range results {
		sum.add(&results[i])
		if err := results[i].err; err != nil {
			s.broken = true
			fmt.Printf("%s, seed %d: %v\n", name, s.seed+uint64(i), err)
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

type result struct {
	invariants.Result
	refused bool
	left    bool // out: no check passes it
	err     error
}

// caught makes an error of a panic, so that the seed is told with it.
func (r *result) caught() {
	if p := recover(); p != nil {
		r.err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
	}
}

// total sums games up.
type total struct {
	games, choices, refused, left int
	least, most                   int
	ended                         [battlelore.Ends]int
	won                           [boards.Camps]int
}
