package medieval

import (
	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/players"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/testing/gametest"
)

// WatchedGame is a game whose invariants are checked.
type WatchedGame struct {
	Rules   *kernel.Rules
	Seed    uint64
	Players [boards.Camps]string // policies, by side
	// Every is the number of choices between expensive checks. They take each legal action on a copy, and save the game
	// to read it back and play it on after its end. 0: never.
	Every int
}

// Result is the outcome of a game.
type Result struct {
	Ended     kernel.End
	Winner    kernel.Side
	Turns     int
	Decisions int
	Seen      [kernel.EventKinds]int // events by kind
}

// player is a game under test: its keeper checks the invariants of any game, its watch those of this one.
type player struct {
	*watcher
	keeper *gametest.Keeper[kernel.State, kernel.Action, kernel.Event, kernel.View]
	chance engine.Rand // of the probes, not of the game
	taken  int
	seen   [kernel.EventKinds]int
}

// Play plays the game to its end. The error is the first broken invariant.
func (g *WatchedGame) Play() (Result, error) {
	s := g.Rules.Start(g.Seed)
	p := &player{watcher: newWatch(g.Rules, &s), chance: engine.NewRand(g.Seed, "probes")}
	p.keeper = gametest.New(setup.NewMatch("medieval", g.Rules, g.Seed, func() string { return "" }), g.Seed)
	p.keeper.Every, p.keeper.Same, p.keeper.Differ = g.Every, same, gametest.Differ
	seats, err := players.Table(g.Players, g.Seed)
	if err != nil {
		return Result{}, err
	}
	p.state()
	var log kernel.Log
	legal := make([]kernel.Action, 0, 1024)
	for s.Ended == kernel.Playing && p.err == nil {
		legal = kernel.Legal(g.Rules, &s, legal[:0])
		if p.keeper.Asked(&s, legal); p.kept() {
			break
		}
		if g.Every > 0 && p.taken%g.Every == 0 {
			p.forks()
		}
		who := s.Decider()
		p.choose(seats[who].Choose(kernel.See(g.Rules, &s, who), legal), &log)
	}
	if p.err == nil {
		p.keeper.Ended(&s)
		p.kept()
	}
	return Result{s.Ended, s.Winner, int(s.Turn), p.taken, p.seen}, p.err
}

// kept takes over the keeper's result and reports whether an invariant is broken.
func (p *player) kept() (broken bool) {
	err := p.keeper.Err()
	if err != nil {
		p.fail("%v", err)
	}
	return err != nil
}

// same compares two states.
func same(x, y *kernel.State) bool { return *x == *y }

// choose takes an action, and compares it with the same action on a copy without a log.
func (p *player) choose(a kernel.Action, log *kernel.Log) {
	before := *p.s
	log.Events = log.Events[:0]
	p.turn.orders = p.s.Orders
	if err := kernel.Apply(p.r, p.s, a, log); err != nil {
		p.fail("the choice %v is refused: %v", a, err)
		return
	}
	p.keeper.Took(&before, p.s, a)
	p.kept()
	p.taken++
	for i := range log.Events {
		p.seen[log.Events[i].Kind]++
	}
	p.see(p.s, log.Events)
	p.state()
}

// forks checks the game from each player's view. A simulation must show no hidden card and keep the invariants of any
// game. The keeper checks the other requirements of simulations.
func (p *player) forks() {
	for me := range sides {
		view := kernel.See(p.r, p.s, me)
		var fork kernel.State
		view.Fork(engine.NewRand(p.chance.Uint64()), &fork)
		p.must(fork.Seats[me] == p.s.Seats[me], "side %d does not know what it holds", me)
		p.must(fork.Seats[me.Other()].Cards == p.s.Seats[me.Other()].Cards, "side %d counts other cards", me)
		p.playThought(&fork)
	}
}

// thoughts is how many choices a simulation plays.
const thoughts = 25

// playThought plays a simulation at random for some choices: it must be a valid game.
func (p *player) playThought(s *kernel.State) {
	w := newWatch(p.r, s)
	w.state()
	for range thoughts {
		if s.Ended != kernel.Playing || w.err != nil {
			break
		}
		legal := kernel.Legal(p.r, s, nil)
		if len(legal) == 0 {
			w.fail("nothing is legal")
			break
		}
		if err := kernel.Apply(p.r, s, legal[p.chance.IntN(len(legal))], nil); err != nil {
			w.fail("%v", err)
		}
		w.state()
	}
	p.must(w.err == nil, "in a game in thought: %v", w.err)
}
