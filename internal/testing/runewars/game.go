package runewars

import (
	"muster/engine"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/players"
	"muster/internal/engine/runewars/setup"
	"muster/internal/testing/gametest"
)

// WatchedGame is a game whose invariants are checked.
type WatchedGame struct {
	Rules   *runewars.Rules
	Seed    uint64
	Players []string // policies, by seat
	// Every is the number of choices between expensive checks. They take each legal action on a copy, play a simulation
	// for each seat, and compare each seat's view with that after changes to hidden information. They also save the
	// game to read it back and play it on after its end. 0: never.
	Every int
}

// Result is the outcome of a game.
type Result struct {
	Ended     runewars.End
	Winner    uint8 // a seat, or runewars.NoSeat
	Year      int
	Decisions int
	Seen      [runewars.EventKinds]int // events by kind
}

// longest is above the number of choices of any game: a game that reaches it does not end.
const longest = 100_000

// player is a game under test: its keeper checks the invariants of any game, its watch those of this one.
type player struct {
	*watcher
	game   *WatchedGame
	keeper *gametest.Keeper[runewars.State, runewars.Action, runewars.Event, runewars.View]
	chance engine.Rand // of the probes, not of the game
	taken  []runewars.Action
	seen   [runewars.EventKinds]int
}

// Play plays the game to its end, then again. The error is the first broken invariant.
func (g *WatchedGame) Play() (Result, error) {
	var s runewars.State
	var log runewars.Log
	runewars.Start(g.Rules, &s, g.Seed, &log)
	p := &player{watcher: newWatch(g.Rules, &s), game: g, chance: engine.NewRand(g.Seed, "probes")}
	p.keeper = gametest.New(setup.NewMatch(g.Rules, g.Seed, func() string { return "" }), g.Seed)
	p.keeper.Every, p.keeper.Same, p.keeper.Differ = g.Every, same, gametest.Differ
	seats, err := players.Table(g.Players, g.Seed)
	if err != nil {
		return Result{}, err
	}
	p.count(log.Events)
	p.began(log.Events)
	p.state()
	legal := make([]runewars.Action, 0, runewars.MaxActions)
	for !s.Over() && p.err == nil {
		legal = runewars.Legal(g.Rules, &s, legal[:0])
		if p.keeper.Asked(&s, legal); p.broken() {
			break
		}
		if g.Every > 0 && len(p.taken)%g.Every == 0 {
			p.hidden()
		}
		who := s.Decider()
		p.choose(seats[who].Choose(runewars.See(g.Rules, &s, who), legal), &log)
		p.must(len(p.taken) < longest, "there is no end")
	}
	if p.err == nil {
		p.keeper.Ended(&s)
		p.broken()
		p.again(&s)
	}
	return Result{s.Ended, s.Winner, int(s.Year), len(p.taken), p.seen}, p.err
}

// broken takes over the keeper's result and reports whether an invariant is broken.
func (p *player) broken() bool {
	err := p.keeper.Err()
	if err != nil {
		p.fail("%v", err)
	}
	return err != nil
}

// same compares two states.
func same(x, y *runewars.State) bool { return *x == *y }

func (p *player) count(events []runewars.Event) {
	for i := range events {
		p.seen[events[i].Kind]++
	}
}

// choose takes an action, reads its log, and compares it with the same action on a copy without a log.
func (p *player) choose(a runewars.Action, log *runewars.Log) {
	before := *p.s
	log.Events = log.Events[:0]
	if err := runewars.Apply(p.r, p.s, a, log); err != nil {
		p.fail("the choice %v is refused: %v", a, err)
		return
	}
	p.keeper.Took(&before, p.s, a)
	p.broken()
	p.taken = append(p.taken, a)
	p.count(log.Events)
	p.see(&before, log.Events)
	p.state()
	if p.err != nil {
		p.err = wrapped(p.err, a, len(p.taken))
	}
}

// again repeats the game from its start with the same choices: it must come to the same end.
func (p *player) again(end *runewars.State) {
	var s runewars.State
	runewars.Start(p.r, &s, p.game.Seed, nil)
	for i, a := range p.taken {
		if err := runewars.Apply(p.r, &s, a, nil); err != nil {
			p.fail("played again choice %d is refused: %v", i, err)
			return
		}
	}
	if s != *end {
		p.fail("played again it comes to another end: %s", gametest.Differ(end, &s))
	}
	p.must(setup.Fingerprint(&s) == setup.Fingerprint(end), "two states that are the same have two fingerprints")
	p.must(runewars.Apply(p.r, &s, 0, nil) == engine.ErrOver, "a choice is taken after the end")
}
