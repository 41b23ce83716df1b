package matches

import (
	"context"
	"fmt"

	contract "muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	players "muster/internal/engine/command/kernel/players"
	"muster/internal/engine/command/kernel/setup"
)

// EndNames are the ends of a game as records and answers write them, by kernel.End.
var EndNames = [kernel.Ends]string{
	kernel.Playing:   "playing",
	kernel.ByBanners: "banners",
	kernel.ByRout:    "rout",
	kernel.ByTurns:   "last-turn",
	kernel.ByCap:     "turn-cap",
	kernel.ByNoCard:  "no-card",
}

// Game is the result of one game.
type Game struct {
	Index     int
	Seed      uint64
	Players   [boards.Camps]string // policies, by side
	Swapped   bool                 // the first policy of the batch plays the bottom side
	Ended     kernel.End
	Winner    kernel.Side
	Turns     int
	Score     [boards.Camps]int // banners, those of objectives included
	Decisions int               // of both players, forced ones included
	Signature uint64            // of the choices and the end
	Facts     *Facts            // nil for a game of a Report whose Batch keeps none
}

// Watch is called after each choice with the new state, the choice, and its events, whose slice is reused. At the
// start of the game there is no choice yet: the action is Began.
type Watch func(s *kernel.State, a kernel.Action, events []kernel.Event)

// Began is the action that a Watch gets for the start of a game. It is not an action of the engine.
const Began = ^kernel.Action(0)

// Table plays one game after another in one goroutine.
type Table = arena.Table[kernel.State, kernel.Action, kernel.Event, kernel.View]

// NewTable returns an empty table.
func NewTable() *Table {
	return arena.NewTable[kernel.State, kernel.Action, kernel.Event, kernel.View]()
}

// Play plays a battle to its end with the policies of players.Names, by side. watch may be nil. It fails on an unknown
// policy, an illegal answer, or when ctx is done.
func Play(ctx context.Context, b *setup.Battle, players [boards.Camps]string, watch Watch) (Game, error) {
	return play(ctx, b, players, watch, NewTable())
}

func play(ctx context.Context, b *setup.Battle, list [boards.Camps]string, watch Watch, on *Table) (Game, error) {
	g := Game{Seed: b.Seed, Players: list, Facts: new(Facts)}
	seen := &watcher{battle: b, watch: watch, observer: newObserver(b, g.Facts)}
	s, played, err := Seat(ctx, b, list, seen, on)
	g.Decisions = played.Choices
	if err != nil {
		return g, err
	}
	seen.observer.close()
	g.Ended, g.Winner, g.Turns, g.Signature = s.Ended, s.Winner, int(s.Turn), played.Signature
	for c := range boards.Camp(boards.Camps) {
		g.Score[c] = b.Rules.Score(s, c)
	}
	return g, nil
}

// Watcher observes a game.
type Watcher = arena.Watcher[kernel.State, kernel.Action, kernel.Event]

// Seat plays a battle on a table with the policies of players.Names, by side; watch may be nil. The state belongs to
// the table. Errors are those of Play.
func Seat(
	ctx context.Context, b *setup.Battle, list [boards.Camps]string, watch Watcher, on *Table,
) (*kernel.State, arena.Played, error) {
	return seat(ctx, b, list, watch, on, nil)
}

// seat is Seat; change, unless nil, may replace the players of the sides.
func seat(
	ctx context.Context, b *setup.Battle, list [boards.Camps]string, watch Watcher, on *Table,
	change func(seats []contract.Policy[kernel.View, kernel.Action]),
) (*kernel.State, arena.Played, error) {
	seats, err := players.Table(list, b.Seed)
	if err != nil {
		return nil, arena.Played{}, fmt.Errorf("matches: %w", err)
	}
	all := []contract.Policy[kernel.View, kernel.Action]{seats[0], seats[1]}
	if change != nil {
		change(all)
	}
	s, played, err := on.Play(ctx, b.Game(), all, watch)
	switch {
	case err != nil && ctx.Err() != nil:
		return s, played, ctx.Err()
	case err != nil:
		return s, played, fmt.Errorf("matches: seed %d, turn %d: %w", b.Seed, s.Turn, err)
	}
	return s, played, nil
}

// watcher collects the Facts of a game, and forwards its events.
type watcher struct {
	battle   *setup.Battle
	watch    Watch // may be nil
	observer *observer
}

// Began starts the observation.
func (w *watcher) Began(s *kernel.State, events []kernel.Event) {
	w.observer.see(events)
	w.observer.stand(s)
	if w.watch != nil {
		w.watch(s, Began, events)
	}
}

// Asked records the legal choices.
func (w *watcher) Asked(_ *kernel.State, legal []kernel.Action) { w.observer.asked(legal) }

// Took records the events.
func (w *watcher) Took(s *kernel.State, a kernel.Action, events []kernel.Event) {
	w.observer.see(events)
	w.observer.stand(s)
	if w.watch != nil {
		w.watch(s, a, events)
	}
}

// passer adapts a Watch to arena.Watcher.
type passer struct{ watch Watch }

func (t passer) Began(s *kernel.State, events []kernel.Event) { t.watch(s, Began, events) }
func (t passer) Asked(*kernel.State, []kernel.Action)         {}
func (t passer) Took(s *kernel.State, a kernel.Action, events []kernel.Event) {
	t.watch(s, a, events)
}
