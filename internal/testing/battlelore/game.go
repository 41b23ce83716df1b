package battlelore

import (
	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/gametest"
)

// WatchedGame is a game that is checked against the invariants.
type WatchedGame struct {
	Battle  *setup.Battle
	Players [boards.Camps]string // policies, by camp
	// Costly invariants are checked after this many choices: each legal action is taken on a copy, and the game is
	// saved, restored and played on at its end. 0: never.
	Every int
}

// Result is the end of a game.
type Result struct {
	Ended     battlelore.End
	Winner    battlelore.Side
	Turns     int
	Decisions int
	Seen      [battlelore.EventKinds]int // events by kind
}

// player checks a game: its keeper checks the invariants of any game, its watch those of a battle.
type player struct {
	*watcher
	keeper *gametest.Keeper[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]
	chance engine.Rand // of the probes, not of the game
	taken  int
	seen   [battlelore.EventKinds]int
}

// Play plays the game to its end. The error is the first violated invariant.
func (g *WatchedGame) Play() (Result, error) {
	b := g.Battle
	s := b.Start()
	p := &player{watcher: newWatch(b.Rules, &s), chance: engine.NewRand(b.Seed, "probes")}
	p.keeper = gametest.New(b.Game(), b.Seed)
	p.keeper.Every, p.keeper.Same, p.keeper.Differ = g.Every, same, gametest.Differ
	seats, err := players.Table(b.Rules, g.Players, b.Seed)
	if err != nil {
		return Result{}, err
	}
	p.state()
	var log battlelore.Log
	legal := make([]battlelore.Action, 0, 1024)
	for s.Ended == battlelore.Playing && p.err == nil {
		legal = battlelore.Legal(b.Rules, &s, legal[:0])
		if p.keeper.Asked(&s, legal); p.kept() {
			break
		}
		if g.Every > 0 && p.taken%g.Every == 0 {
			p.forks()
		}
		who := s.Decider()
		a := seats[who].Choose(battlelore.See(b.Rules, &s, who), legal)
		if g.Players[b.Rules.CampOf[who]] == "random" {
			a = eager(a, legal, &p.chance)
		}
		p.choose(a, &log)
	}
	if p.err == nil {
		p.keeper.Ended(&s)
		p.kept()
	}
	return Result{s.Ended, s.Winner, int(s.Turn), p.taken, p.seen}, p.err
}

// kept reads the keeper's result, and reports whether an invariant is violated.
func (p *player) kept() (broken bool) {
	err := p.keeper.Err()
	if err != nil {
		p.fail("%v", err)
	}
	return err != nil
}

// same reports whether two states are equal.
func same(x, y *battlelore.State) bool { return *x == *y }

// eager makes a random player choose a Lore card every other time that it can, because it would be rare among all
// other choices.
func eager(a battlelore.Action, legal []battlelore.Action, chance *engine.Rand) battlelore.Action {
	var casts []battlelore.Action
	for _, l := range legal {
		if l.Kind() == battlelore.PlayLore {
			casts = append(casts, l)
		}
	}
	if len(casts) == 0 || chance.IntN(2) == 0 {
		return a
	}
	return casts[chance.IntN(len(casts))]
}

// choose takes an action, and compares with the same action taken on a copy without a log.
func (p *player) choose(a battlelore.Action, log *battlelore.Log) {
	p.before = *p.s
	log.Events = log.Events[:0]
	p.turn.orders = p.s.Orders
	if err := battlelore.Apply(p.r, p.s, a, log); err != nil {
		p.fail("the choice %v is refused: %v", a, err)
		return
	}
	p.keeper.Took(&p.before, p.s, a)
	p.kept()
	p.taken++
	for i := range log.Events {
		p.seen[log.Events[i].Kind]++
	}
	p.see(p.s, log.Events)
	p.state()
}

// forks checks each player's view of the game and its simulations. The view must hide hidden information, and a
// simulation must keep the invariants of a battle. The other invariants of simulations are those of every game.
func (p *player) forks() {
	for me := range battlelore.Player(p.r.Seats) {
		view := battlelore.See(p.r, p.s, me)
		var veiled, fork battlelore.State
		view.Veiled(&veiled)
		p.veiled(&veiled, me)
		view.Fork(engine.NewRand(p.chance.Uint64()), &fork)
		p.playThought(&fork)
	}
}

// veiled: no hidden card can be read.
func (p *player) veiled(s *battlelore.State, me battlelore.Player) {
	for other := range battlelore.Player(p.r.Seats) {
		if other == me {
			p.must(
				s.Seats[me] == p.s.Seats[me] && s.Lore.Seats[me] == p.s.Lore.Seats[me],
				"seat %d does not know what it holds",
				me,
			)
			continue
		}
		seat := &s.Lore.Seats[other]
		for i := range seat.Cards {
			p.must(seat.Hand[i] == battlelore.NoCard, "seat %d sees a Lore card of seat %d", me, other)
		}
		if p.r.Lore != nil && p.r.Lore.Council[other].Free > 0 {
			for _, level := range seat.Council {
				p.must(
					level <= 1 ||
						p.r.Places != nil && p.r.Places.Level > 0 &&
							level >= p.r.Places.Level, // BL-LMK-03: a landmark shows its master
					"seat %d sees a level of the council of seat %d",
					me,
					other,
				)
			}
		}
	}
	for i := range s.Lore.Deck.N {
		p.must(s.Lore.Deck.Cards[i] == battlelore.NoCard, "seat %d sees the Lore deck", me)
	}
}

// thoughts is the number of choices played in a simulation.
const thoughts = 25

// playThought plays a simulation at random for some choices, with all invariants.
func (p *player) playThought(s *battlelore.State) {
	w := newWatch(p.r, s)
	w.turn.number = s.Turn
	w.state()
	for range thoughts {
		if s.Ended != battlelore.Playing || w.err != nil {
			break
		}
		legal := battlelore.Legal(p.r, s, nil)
		if len(legal) == 0 {
			w.fail("nothing is legal")
			break
		}
		a := legal[p.chance.IntN(len(legal))]
		if err := battlelore.Apply(p.r, s, a, nil); err != nil {
			w.fail("%v", err)
		}
		w.state()
	}
	p.must(w.err == nil, "in a game in thought: %v", w.err)
}
