package matches

import (
	"context"
	"fmt"

	contract "muster/engine"
	"muster/engine/arena"
	"muster/engine/command/boards"
	"muster/engine/medieval"
	"muster/engine/medieval/players"
	"muster/engine/medieval/setup"
)

// EndNames are the ends of a game as records and answers write them, by medieval.End.
var EndNames = [medieval.Ends]string{
	medieval.Playing:   "playing",
	medieval.ByBanners: "banners",
	medieval.ByRout:    "rout",
	medieval.ByTurns:   "last-turn",
	medieval.ByCap:     "turn-cap",
	medieval.ByNoCard:  "no-card",
}

// Game is what became of one game.
type Game struct {
	Index     int
	Seed      uint64
	Players   [boards.Camps]string // policies, by side
	Swapped   bool                 // the first policy of the batch plays the bottom side
	Ended     medieval.End
	Winner    medieval.Side
	Turns     int
	Score     [boards.Camps]int // banners, those of objectives included
	Decisions int               // with two options or more, or one
	Signature uint64            // of the choices and the end
	Facts     *Facts            // nil for a game of a Report whose Batch keeps none
}

// Watch is told what happened: the state after the choice, the choice, and its events, which are used again. At the
// start of the game there is no choice yet: its action is Began.
type Watch func(s *medieval.State, a medieval.Action, events []medieval.Event)

// Began is the action that a Watch gets for the start of a game. It is none of the engine's.
const Began = ^medieval.Action(0)

// Table is where a goroutine plays one game after another.
type Table = arena.Table[medieval.State, medieval.Action, medieval.Event, medieval.View]

// NewTable is a table where nothing has been played yet.
func NewTable() *Table {
	return arena.NewTable[medieval.State, medieval.Action, medieval.Event, medieval.View]()
}

// Play plays a battle to its end with the policies of players.Names, by side. watch may be nil. The error says that a
// policy is unknown, or answered with what is not legal, or that ctx is done.
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

// Watcher is told what happens in a game.
type Watcher = arena.Watcher[medieval.State, medieval.Action, medieval.Event]

// Seat plays a battle on a table with the policies of players.Names, by side; watch may be nil. The state is the
// table's. The error is that of Play.
func Seat(
	ctx context.Context, b *setup.Battle, list [boards.Camps]string, watch Watcher, on *Table,
) (*medieval.State, arena.Played, error) {
	seats, err := players.Table(list, b.Seed)
	if err != nil {
		return nil, arena.Played{}, fmt.Errorf("matches: %w", err)
	}
	s, played, err := on.Play(ctx, b.Game(), []contract.Policy[medieval.View, medieval.Action]{seats[0], seats[1]}, watch)
	switch {
	case err != nil && ctx.Err() != nil:
		return s, played, ctx.Err()
	case err != nil:
		return s, played, fmt.Errorf("matches: seed %d, turn %d: %w", b.Seed, s.Turn, err)
	}
	return s, played, nil
}

// watcher reads the Facts of a game, and passes on what happens.
type watcher struct {
	battle   *setup.Battle
	watch    Watch // nil: nobody else is told
	observer *observer
}

// Began begins to observe.
func (w *watcher) Began(s *medieval.State, events []medieval.Event) {
	w.observer.see(events)
	w.observer.stand(s)
	if w.watch != nil {
		w.watch(s, Began, events)
	}
}

// Asked notes what could be chosen.
func (w *watcher) Asked(_ *medieval.State, legal []medieval.Action) { w.observer.asked(legal) }

// Took reads what happened.
func (w *watcher) Took(s *medieval.State, a medieval.Action, events []medieval.Event) {
	w.observer.see(events)
	w.observer.stand(s)
	if w.watch != nil {
		w.watch(s, a, events)
	}
}

// passer is a Watch as an arena.Watcher.
type passer struct{ watch Watch }

func (t passer) Began(s *medieval.State, events []medieval.Event) { t.watch(s, Began, events) }
func (t passer) Asked(*medieval.State, []medieval.Action)         {}
func (t passer) Took(s *medieval.State, a medieval.Action, events []medieval.Event) {
	t.watch(s, a, events)
}
