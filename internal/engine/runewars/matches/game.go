package matches

import (
	"context"
	"fmt"

	contract "muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/players"
	"muster/internal/engine/runewars/setup"
)

// EndNames are the ends of a game as records and answers write them, by runewars.End.
var EndNames = [runewars.Ends]string{
	runewars.Playing: "playing", runewars.ByRunes: "runes", runewars.ByYears: "years", runewars.ByAlone: "alone",
	runewars.ByScript: "script",
}

// Game is the result of one game.
type Game struct {
	Index     int
	Seed      uint64
	Players   []string // policies, by seat
	Moved     int      // number of seats by which the batch rotated its policies
	Ended     runewars.End
	Winner    uint8 // a seat, or runewars.NoSeat
	Year      int   // the year in which it ended
	Season    runewars.Season
	Decisions int    // with two options or more, or one
	Signature uint64 // of the choices and the end
	Facts     *Facts // nil if the Batch keeps no Facts
}

// Watch is called after each choice with the new state, the choice, and its events, whose slice is reused. At the
// start of the game there is no choice yet: the action is Began.
type Watch func(s *runewars.State, a runewars.Action, events []runewars.Event)

// Began is the action that a Watch gets for the start of a game. It is not an action of the engine.
const Began = ^runewars.Action(0)

// Table plays one game after another in one goroutine.
type Table = arena.Table[runewars.State, runewars.Action, runewars.Event, runewars.View]

// NewTable is a table where nothing has been played yet.
func NewTable() *Table {
	return arena.NewTable[runewars.State, runewars.Action, runewars.Event, runewars.View]()
}

// Play plays a game to its end with policies of players.Names, by seat. watch may be nil. It fails on an unknown
// policy, an illegal answer, or when ctx is done.
func Play(ctx context.Context, g *setup.Game, seed uint64, list []string, watch Watch) (Game, error) {
	return play(ctx, g, seed, list, watch, NewTable())
}

// PlayOn is Play on a table, for many games in one goroutine.
func PlayOn(ctx context.Context, g *setup.Game, seed uint64, list []string, on *Table) (Game, error) {
	return play(ctx, g, seed, list, nil, on)
}

func play(ctx context.Context, g *setup.Game, seed uint64, list []string, watch Watch, on *Table) (Game, error) {
	out := Game{Seed: seed, Players: list, Facts: new(Facts)}
	seen := &watcher{rules: g.Rules, watch: watch, facts: out.Facts}
	seats, err := players.Table(list, seed)
	if err != nil {
		return out, fmt.Errorf("matches: %w", err)
	}
	policies := make([]contract.Policy[runewars.View, runewars.Action], len(seats))
	copy(policies, seats)
	s, played, err := on.Play(ctx, GameOf(g, seed), policies, seen)
	out.Decisions = played.Choices
	switch {
	case err != nil && ctx.Err() != nil:
		return out, ctx.Err()
	case err != nil:
		return out, fmt.Errorf("matches: seed %d, year %d: %w", seed, s.Year, err)
	}
	out.Ended, out.Winner, out.Signature = s.Ended, s.Winner, played.Signature
	out.Year, out.Season = int(s.Year), s.Season
	return out, nil
}

// watcher collects the Facts of a game, and forwards its events.
type watcher struct {
	rules *runewars.Rules
	watch Watch // may be nil
	facts *Facts
}

// Began starts the observation.
func (w *watcher) Began(s *runewars.State, events []runewars.Event) { w.Took(s, Began, events) }

// Asked does nothing: legal choices are no facts.
func (w *watcher) Asked(*runewars.State, []runewars.Action) {}

// Took records the events.
func (w *watcher) Took(s *runewars.State, a runewars.Action, events []runewars.Event) {
	w.facts.see(w.rules, s, events)
	if w.watch != nil {
		w.watch(s, a, events)
	}
}

// passer adapts a Watch to arena.Watcher.
type passer struct{ watch Watch }

func (t passer) Began(s *runewars.State, events []runewars.Event) { t.watch(s, Began, events) }
func (t passer) Asked(*runewars.State, []runewars.Action)         {}
func (t passer) Took(s *runewars.State, a runewars.Action, events []runewars.Event) {
	t.watch(s, a, events)
}
