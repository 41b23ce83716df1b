package selfplay

import (
	"context"
	"fmt"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/battlelore/boards"
	"muster/engine/policy"
)

// EndNames are the ends of a game as records and answers write them, by engine.End.
var EndNames = [engine.Ends]string{
	engine.Playing: "playing", engine.ByBanners: "banners", engine.ByRout: "rout", engine.ByTurns: "last-turn",
	engine.ByCap: "turn-cap", engine.ByNoCard: "no-card", engine.Marginally: "marginal-banners",
}

// Game is what became of one game.
type Game struct {
	Index     int
	Seed      uint64
	Players   [boards.Camps]string // policies, by camp; several are parted by commas (policy.Words)
	Swapped   bool                 // the first policy of the batch plays the Standards
	Ended     engine.End
	Winner    engine.Side
	Turns     int
	Score     [boards.Camps]int       // banners, those of objectives included
	Shares    [engine.MaxPlayers]int  // with allies: what of their camp's banners is each player's
	Best      [engine.MaxPlayers]bool // with allies: of the camp that won, who has most
	Decisions int                     // with two options or more, or one
	Signature uint64                  // of the choices and the end
	Facts     Facts
}

// Watch is told what happened: the state after the choice, the choice, and its events, which are used again. At the
// start of the game there is no choice yet: its action is Began, its events are those up to the first choice. In a game
// without Lore that is that the first turn begins; else turn 0 goes on while councils are split and Lore cards kept.
type Watch func(s *engine.State, a engine.Action, events []engine.Event)

// Began is the action that a Watch gets for the start of a game. It is none of the engine's.
const Began = ^engine.Action(0)

// begin sets a battle up and tells a Watch, if there is one.
func (w Watch) begin(b *battle.Battle) engine.State {
	if w == nil {
		return b.Start()
	}
	var log engine.Log
	s := b.Begin(&log)
	w(&s, Began, log.Events)
	return s
}

// buffers are what a goroutine uses again for every game.
type buffers struct {
	legal []engine.Action
	log   engine.Log
}

func newBuffers() *buffers {
	return &buffers{legal: make([]engine.Action, 0, 4096), log: engine.Log{Events: make([]engine.Event, 0, 256)}}
}

// Play plays a battle to its end with the policies of Names, by camp. watch may be nil. The error says that a policy is
// unknown, or answered with what is not legal, or that ctx is done.
func Play(ctx context.Context, b *battle.Battle, players [boards.Camps]string, watch Watch) (Game, error) {
	return play(ctx, b, players, watch, newBuffers())
}

func play(ctx context.Context, b *battle.Battle, players [boards.Camps]string, watch Watch, buf *buffers) (Game, error) {
	g := Game{Seed: b.Seed, Players: players}
	seats, err := policy.Table(b.Rules, players, b.Seed)
	if err != nil {
		return g, fmt.Errorf("selfplay: %w", err)
	}
	return g.run(ctx, b, seats, watch, buf)
}

// patience is how many decisions pass between two looks at whether to stop.
const patience = 256

func (g Game) run(ctx context.Context, b *battle.Battle, seats [engine.MaxPlayers]policy.Policy, watch Watch, buf *buffers) (Game, error) {
	r := b.Rules
	s := watch.begin(b)
	facts := newObserver(b, &g.Facts, int(s.Turn))
	sum := newSignature()
	for s.Ended == engine.Playing {
		if g.Decisions%patience == 0 && ctx.Err() != nil {
			return g, ctx.Err()
		}
		who := s.Decider()
		buf.legal = engine.Legal(r, &s, buf.legal[:0])
		facts.asked(buf.legal)
		a := seats[who].Choose(engine.See(r, &s, who), buf.legal)
		turn := s.Turn
		buf.log.Events = buf.log.Events[:0]
		if err := engine.Apply(r, &s, a, &buf.log); err != nil {
			return g, fmt.Errorf("selfplay: game %d, seed %d, turn %d, seat %d: %w", g.Index, g.Seed, turn, who, err)
		}
		g.Decisions++
		sum.add(uint64(a))
		facts.see(buf.log.Events)
		if watch != nil {
			watch(&s, a, buf.log.Events)
		}
	}
	facts.close()
	sum.add(Fingerprint(&s))
	g.Ended, g.Winner, g.Turns, g.Signature = s.Ended, s.Winner, int(s.Turn), sum.value
	for camp := range boards.Camp(boards.Camps) {
		g.Score[camp] = r.Score(&s, camp)
	}
	g.allies(b, &s)
	return g, nil
}
